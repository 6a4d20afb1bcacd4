import { z } from 'zod';
import { email } from './users';

/** To these no email to many people goes, the latest first. */
export const stoppedList = z.object({
  addresses: z.array(
    z.object({
      email: z.string(),
      why: z.enum(['returned', 'unsubscribed', 'taken-off']),
      /** ISO 8601 in UTC. */
      since: z.string(),
      reason: z.string(),
    }),
  ),
});

/** Mail goes there again. */
export const allowed = z.strictObject({ email });
