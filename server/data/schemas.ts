import { z } from 'zod';
import { refusal } from '../http/schemas';
import { cursorPattern } from './cursor';

/** A record with its version, as all routes of the community's data answer it. */
export const shownRecord = z.object({
  /** Grows with each change of the record. */
  version: z.number().int(),
  record: z.record(z.string(), z.unknown()),
});

/** A refusal because the record is not as the caller saw it last. */
export const conflict = refusal.extend({
  /** The record as it is now; null where it is gone or not for this reader. */
  current: shownRecord.nullable().optional(),
  /** Which of several new records it is about, from 0. */
  at: z.number().int().optional(),
});

/** The refusals of every route. */
export const refusals = { '4xx': conflict, '5xx': refusal };

export const page = z.object({
  records: z.array(shownRecord),
  /** The `after` of the next page; null after the last. */
  next: z.number().int().nullable(),
  /** The number of the last change that this list has in it, among those that this reader may know of. */
  seq: z.number().int(),
});

export const pageQuery = z.object({
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(10_000).default(500),
});

export const idParams = z.object({ id: z.string().min(1).max(100) });

export const numberParams = z.object({ id: z.coerce.number().int().min(0) });

/** A version as `ETag` has it. */
const tag = z.string().regex(/^(W\/)?"\d+"$/);

const idempotencyKey = (keptFor: string) =>
  z
    .string()
    .min(8)
    .max(100)
    .optional()
    .describe(
      `Names the request. For ${keptFor}, a repeat with the same key gets the first answer and changes nothing; what was refused is not kept, and is tried again. 409 key-reused where it was another request.`,
    );

const headersOf = (keptFor: string) =>
  z.object({
    'if-match': tag.optional(),
    'if-none-match': z.literal('*').optional(),
    'idempotency-key': idempotencyKey(keptFor),
  });

export const writeHeaders = headersOf('a day');

/** Of what may wait on a person's own device for a network: appointments and ratings. */
export const longWriteHeaders = headersOf('60 days');

export const recordWrite = z.object({
  record: z.record(z.string(), z.unknown()),
  /** The person wants these times although they overlap. */
  overlapAgreed: z.boolean().default(false),
});

/** The most new records in one request: more than an appointment of each day of a year. */
const maxNewRecords = 400;

/** New records, all or none. */
export const newRecords = z.object({
  records: z.array(z.record(z.string(), z.unknown())).min(1).max(maxNewRecords),
  /** The person wants these times although they overlap. */
  overlapAgreed: z.boolean().default(false),
});

/** They are in the order of the request, with the ids that they got. */
export const addedRecords = z.object({ records: z.array(shownRecord) });

/** Several writes of events, all or none. */
export const seriesWrite = z.object({
  writes: z
    .array(
      z.object({
        /** Pages of an earlier version send it beside the record. */
        id: z.number().int().min(0).optional(),
        /** The event as it was seen, whoever is coming, or its version; null: there is none yet. */
        expected: z.union([z.number().int(), z.record(z.string(), z.unknown())]).nullable(),
        /** null deletes it. */
        record: z.record(z.string(), z.unknown()).nullable(),
      }),
    )
    .min(1)
    .max(60),
});

/** They are in the order of the request, with the ids that they got; null: deleted. */
export const seriesWritten = z.object({ records: z.array(shownRecord.nullable()) });

export const ratingWrite = z.object({
  /** null takes the rating away. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** ISO 8601; what Undo puts back keeps its time. */
  timestamp: z.iso.datetime().optional(),
});

export const rated = z.object({
  before: z.object({ rating: z.number(), timestamp: z.string() }).nullable(),
});

export const registered = z.object({ result: z.enum(['registered', 'already', 'full', 'gone', 'over']) });

export const cancelled = z.object({ cancelled: z.boolean() });

/** The number in line, or why there is none. */
export const joined = z.object({
  result: z.union([z.number().int(), z.enum(['free', 'registered', 'gone', 'over'])]),
});

export const left = z.object({ left: z.boolean() });

/** The number in line, or what else became of it. */
export const takenBack = z.object({
  result: z.union([z.number().int(), z.enum(['registered', 'already', 'gone', 'over', 'late'])]),
});

/** How many places: the person's own, and one for a support person. */
const places = z.union([z.literal(1), z.literal(2)]);

/** How many places are asked for: both or neither. */
export const placesQuery = z.object({
  places: z
    .enum(['1', '2'])
    .default('1')
    .transform((asked) => (asked === '2' ? 2 : 1)),
});

export const ownRegistrations = z.object({
  registered: z.array(z.number().int()),
  waiting: z.array(
    z.object({
      eventId: z.number().int(),
      number: z.number().int(),
      /** Until when free places are kept for them: the event has moved far, so they are asked. Absent: they are not. */
      keptUntil: z.iso.datetime().optional(),
    }),
  ),
  /** The ids of those events where it is two places. */
  pairs: z.array(z.number().int()),
});

/** What a list of people is asked for: each purpose is written down. */
export const attendeesQuery = z.object({ for: z.enum(['screen', 'file', 'print']).default('screen') });

export const attendees = z.object({
  people: z.array(
    z.object({
      email: z.string(),
      /** What the person wants to be called; absent: they did not say. */
      name: z.string().optional(),
      /** The number in line, from 1; null: has a place. */
      position: z.number().int().nullable(),
      /** ISO 8601 in UTC: since when; null where it was not kept. */
      since: z.string().nullable(),
      /** How many places they have or wait for. */
      places,
    }),
  ),
});

export const busyQuery = z.object({ from: z.iso.datetime(), until: z.iso.datetime() });

export const busyTimes = z.object({ times: z.array(z.object({ start: z.string(), end: z.string() })) });

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
