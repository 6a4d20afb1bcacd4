import { z } from 'zod';

/** Emails that may not have arrived. */
export const undelivered = z.object({
  messages: z.array(
    z.object({
      id: z.number().int(),
      to: z.string(),
      subject: z.string(),
      /** It may have been sent, or was certainly not. */
      state: z.enum(['uncertain', 'failed']),
      /** The event, in words. */
      trouble: z.string(),
      /** ISO 8601 in UTC. */
      date: z.string(),
    }),
  ),
});
