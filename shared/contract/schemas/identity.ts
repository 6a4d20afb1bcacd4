import { z } from 'zod';
import { email, role, userDocument } from './users';

/** Its length is bounded so that nothing absurd is worked on; the rule itself is the domain's. */
export const password = z.string().max(4096);

/** The credentials for a login or a registration. */
export const credentials = z.object({ email, password });

/** A Firebase token, of about a thousand letters. */
export const firebaseToken = z.object({ idToken: z.string().min(1).max(8192) });

/** A person's answer about the device of their login. */
export const deviceUse = z.object({ use: z.enum(['own', 'shared']) });

/** The logged-in user. */
export const signedIn = z.object({
  uid: z.string(),
  email: z.string(),
  role,
  /** The token that a page sends with each write, besides the cookie. */
  token: z.string(),
  /** The entry of `users/{uid}`; null where it is not written yet. */
  document: userDocument.nullable(),
  /** True if the person has proved that the address is theirs, or need not. */
  addressProved: z.boolean(),
});

/** The six digits of a mailed code, or the code of its link. */
export const addressCode = z.object({ code: z.string().max(200) });

/** The address to which a link to a new password is mailed. */
export const passwordReset = z.object({ email });

/** A new password, with the code of a mailed link. */
export const newPassword = z.object({ code: z.string().max(200), password });

/** The old password, and the one that takes its place. */
export const passwordChange = z.object({ oldPassword: password, newPassword: password });

/** One of the person’s logins. */
export const loginParams = z.object({ id: z.string().min(1).max(128) });

/** The devices on which a person is logged in. Times are ISO 8601 in UTC. */
export const ownLogins = z.object({
  logins: z.array(
    z.object({
      id: z.string(),
      /** A description, as in "Firefox on Windows"; empty if unknown. */
      device: z.string(),
      beganAt: z.string(),
      /** Up to a thirtieth of the login's life before the true time. */
      lastUsedAt: z.string(),
      isShared: z.boolean(),
      /** True if it is the one that asks. */
      isThisOne: z.boolean(),
    }),
  ),
});
