import { z } from 'zod';
import { importFields } from '../../src/domain/serviceImport/importFields';
import { checkedFields } from '../../src/domain/services/placeChecks';
import { isTimeZone } from '../../src/domain/services/parseOpeningHours';
import { serviceTypes } from '../../src/domain/services/serviceLocation';
import { states } from '../../src/domain/services/states';
import { nameProblem } from '../../src/domain/users/personName';

/** The body of every error. */
export const refusal = z.object({ error: z.string(), code: z.string() });

/** Lengths are bounded so that nothing absurd is worked on; the rules themselves are the domain's. */
const email = z.string().max(320);
const password = z.string().max(4096);

export const credentials = z.object({ email, password });

/** A token of the hosted service that keeps the accounts. Those have about a thousand letters. */
export const hostedToken = z.object({ idToken: z.string().min(1).max(8192) });

/** What a person says about the device of their login. */
export const deviceUse = z.object({ use: z.enum(['own', 'shared']) });

/** What a person wants to be called, as it was typed. */
const personName = z
  .string()
  .max(1000)
  .refine((text) => nameProblem(text) === null, { error: (issue) => nameProblem(String(issue.input)) ?? '' });

const role = z.enum(['user', 'admin', 'healthcare']);

export const userDocument = z.object({
  email,
  name: personName.optional(),
  role,
  createdAt: z.string().max(40),
});

export const signedIn = z.object({
  uid: z.string(),
  email: z.string(),
  role,
  /** What a page sends with each write, beside the cookie. */
  token: z.string(),
  /** The entry of `users/{uid}`; null where it is not written yet. */
  document: userDocument.nullable(),
  /** Whether the person has proved that the address is theirs, or need not. */
  addressProved: z.boolean(),
});

/** The six digits of a mailed code, or the code of its link. */
export const addressCode = z.object({ code: z.string().max(200) });

export const passwordReset = z.object({ email });

export const newPassword = z.object({ code: z.string().max(200), password });

/** The old password, and the one that takes its place. */
export const passwordChange = z.object({ oldPassword: password, newPassword: password });

export const loginParams = z.object({ id: z.string().min(1).max(128) });

/** The devices on which a person is logged in. Times are ISO 8601 in UTC. */
export const ownLogins = z.object({
  logins: z.array(
    z.object({
      id: z.string(),
      /** What it is, as in "Firefox on Windows"; empty where it did not say. */
      device: z.string(),
      beganAt: z.string(),
      /** Up to a thirtieth of the login's life before the true time. */
      lastUsedAt: z.string(),
      isShared: z.boolean(),
      /** Whether it is the one that asks. */
      isThisOne: z.boolean(),
    }),
  ),
});

export const userParams = z.object({ uid: z.string().min(1).max(128) });

/** Any address that is not `/api`: a file, or a page for the browser's router. */
export const pageParams = z.object({ '*': z.string().max(2000) });

export const ownName = z.object({ name: personName });

export const health = z.object({ status: z.literal('ok') });

/** It will be done, or there was nothing to do: the answer does not tell which. */
export const accepted = z.object({ status: z.literal('accepted') });

export const nothing = z.null();

/**
 * A service file. `dryRun` only checks; `leaveOutRefused` imports the valid rows although others are refused.
 */
export const servicesImport = z.object({
  format: z.enum(['csv', 'json']),
  content: z.string(),
  dryRun: z.boolean().default(true),
  leaveOutRefused: z.boolean().default(false),
  /** What columns become, by their names as the check has them; '': not used. Others become what their names say. */
  columns: z.record(z.string().max(300), z.enum(['', ...importFields])).optional(),
  /** What counts for rows that do not say it themselves. */
  defaults: z
    .object({
      type: z.enum(serviceTypes).optional(),
      state: z.enum(states).optional(),
      timezone: z.string().max(100).refine(isTimeZone, 'There is no such time zone.').optional(),
    })
    .optional(),
  /** The `list` of the answer to the check. */
  checkedAgainst: z.string().max(50).optional(),
});

const importedRow = z.object({ row: z.number(), name: z.string(), reason: z.string() });

/** What the file holds, and whether it is now the list in use. */
export const servicesImported = z.object({
  stored: z.boolean(),
  /** The version of the list in use when the file was checked. */
  list: z.string(),
  accepted: z.number(),
  /** How the file differs from the list in use; everything is added where the samples are in use. */
  added: z.number(),
  changed: z.number(),
  gone: z.number(),
  /** In the file, but retired here: they stay off the list. */
  retired: z.number(),
  /** The first places that go, change and come, and how many more there are. */
  changes: z.array(
    z.object({
      name: z.string(),
      suburb: z.string(),
      what: z.enum(['gone', 'changed', 'added']),
      fields: z.array(z.enum([...checkedFields, 'assured_date'])),
    }),
  ),
  moreChanges: z.number(),
  /** The first refused rows, and how many more there are. */
  refused: z.array(importedRow),
  moreRefused: z.number(),
  /** The first rows that are imported with something that is not sure, and how many more there are. */
  noted: z.array(importedRow),
  moreNoted: z.number(),
  /** The columns of a table, or the properties of GeoJSON, and what becomes of each. */
  columns: z.array(
    z.object({
      name: z.string(),
      /** A field; '': it is not used. */
      use: z.enum(['', ...importFields]),
      /** The column whose text comes before its own. */
      with: z.string(),
      /** The column that counts where it is filled. */
      after: z.string(),
      example: z.string(),
    }),
  ),
  moreColumns: z.number(),
  /** The fields without which no row can be a place, and which no column holds. */
  missing: z.array(z.enum(importFields)),
});

/** A place as administrators see it: the fields of a service location, who checked them, and its version. */
export const editablePlace = z.looseObject({ id: z.number(), name: z.string(), version: z.string() });

/** A response that was compressed before. */
export const packed = z.instanceof(Buffer);
