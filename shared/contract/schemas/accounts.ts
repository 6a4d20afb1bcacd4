import { z } from 'zod';
import { role } from './users';

const listedAccount = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** Absent: the person did not say. */
  name: z.string().optional(),
  role,
  /** ISO 8601 in UTC. */
  lastLogin: z.string(),
  addressProved: z.boolean(),
});

/** All accounts, as administrators see them. */
export const accountList = z.object({ accounts: z.array(listedAccount) });

/** A role, as it is given and as it is then. */
export const givenRole = z.object({ role });
