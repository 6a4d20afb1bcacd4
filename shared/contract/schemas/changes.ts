import { z } from 'zod';

/** Two numbers, or one for a visitor: how much of the log of changes a reader knows. */
export const cursorPattern = /^(\d{1,16})(?:\.(\d{1,16}))?$/;

/** A stretch of time, as ISO 8601 in UTC. */
export const busyQuery = z.object({ from: z.iso.datetime(), until: z.iso.datetime() });

/** When others have appointments; never whose. */
export const busyTimes = z.object({ times: z.array(z.object({ start: z.string(), end: z.string() })) });

/** The reader's cursor; absent: none. */
export const changesQuery = z.object({
  since: z.string().regex(cursorPattern).optional(),
  /** The token, if not in the `Authorization` header. */
  token: z.string().optional(),
});

/** The changes after a cursor: ids, never contents. `reset`: read everything again. */
export const changesAnswer = z.object({
  changes: z.array(z.object({ collection: z.string(), id: z.string(), version: z.number().int() })),
  /** The cursor for the next request, opaque to clients. */
  seq: z.string(),
  reset: z.boolean(),
});
