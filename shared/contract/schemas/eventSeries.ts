import { z } from 'zod';
import { fields, shownRecord } from './records';

/** Several writes of events, all or none. */
export const seriesWrite = z.object({
  writes: z
    .array(
      z.object({
        /** Pages of an earlier version send it with the record. */
        id: z.number().int().min(0).optional(),
        /** The event as the sender saw it, without its attendees, or its version; null: there is none yet. */
        expected: z.union([z.number().int(), fields]).nullable(),
        /** null deletes it. */
        record: fields.nullable(),
      }),
    )
    .min(1)
    .max(60),
});

/** They are in the order of the request, with the ids that they got; null: deleted. */
export const seriesWritten = z.object({ records: z.array(shownRecord.nullable()) });
