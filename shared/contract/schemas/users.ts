import { z } from 'zod';
import { nameProblem } from '../../domain/users/personName';

/** Lengths are bounded so that nothing absurd is worked on; the rules themselves are the domain's. */
export const email = z.string().max(320);

/** A user's role. */
export const role = z.enum(['user', 'admin', 'healthcare']);

/** A person's preferred name, as typed. */
const personName = z
  .string()
  .max(1000)
  .refine((text) => nameProblem(text) === null, { error: (issue) => nameProblem(String(issue.input)) ?? '' });

/** The entry of `users/{uid}`. */
export const userDocument = z.object({
  email,
  name: personName.optional(),
  role,
  createdAt: z.string().max(40),
});

/** A person, by the id of the account. */
export const userParams = z.object({ uid: z.string().min(1).max(128) });

/** The person's preferred name; empty: none. */
export const ownName = z.object({ name: personName });
