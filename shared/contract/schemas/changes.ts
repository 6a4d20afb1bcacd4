import { z } from 'zod';

/** Two numbers, or one for a visitor: how much of the log of changes a reader knows. */
export const cursorPattern = /^(\d{1,16})(?:\.(\d{1,16}))?$/;

/** A stretch of time, as ISO 8601 in UTC. */
export const busyQuery = z.object({ from: z.iso.datetime(), until: z.iso.datetime() });

/** When others have appointments; never whose. */
export const busyTimes = z.object({ times: z.array(z.object({ start: z.string(), end: z.string() })) });

/** What is known already; absent: nothing. */
export const changesQuery = z.object({
  since: z.string().regex(cursorPattern).optional(),
  /** What else goes in the `Authorization` header. */
  token: z.string().optional(),
});

/** What changed after a cursor: ids, never contents. `reset`: read everything again. */
export const changesAnswer = z.object({
  changes: z.array(z.object({ collection: z.string(), id: z.string(), version: z.number().int() })),
  /** What to ask with the next time: a name without a meaning for others. */
  seq: z.string(),
  reset: z.boolean(),
});
