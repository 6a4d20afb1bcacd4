import { z } from 'zod';
import { refusal } from './common';

/** The fields of a record, whichever: the rules of its kind decide about them. */
export const fields: z.ZodType<Record<string, unknown>, object> = z.record(z.string(), z.unknown());

/** A record with its version, as all routes of the community's data answer it. */
export const shownRecord = z.object({
  /** Grows with each change of the record. */
  version: z.number().int(),
  record: fields,
});

/** A refusal because the record is not as the caller saw it last. */
export const conflict = refusal.extend({
  /** The record as it is now; null where it is gone or not for this reader. */
  current: shownRecord.nullable().optional(),
  /** The index of the new record that it is about, from 0. */
  at: z.number().int().optional(),
});

/** The refusals of every route. */
export const refusals = { '4xx': conflict, '5xx': refusal };

/** A part of a list. */
export const page = z.object({
  records: z.array(shownRecord),
  /** The `after` of the next page; null after the last. */
  next: z.number().int().nullable(),
  /** The number of the last change that this list has in it, among those that this reader may know of. */
  seq: z.number().int(),
});

/** A part of a list: at most `limit` records after the place `after`. */
export const pageQuery = z.object({
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(10_000).default(500),
});

/** A record, by its id. */
export const idParams = z.object({ id: z.string().min(1).max(100) });

/** A record whose id is a number. */
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

/** The condition and the name of a write. */
export const writeHeaders = headersOf('a day');

/** Of what may wait on a person's own device for a network: appointments and ratings. */
export const longWriteHeaders = headersOf('60 days');

/** A record as it is to be stored. */
export const recordWrite = z.object({
  record: fields,
  /** The person wants these times although they overlap. */
  overlapAgreed: z.boolean().default(false),
});

/** The most new records in one request: more than an appointment of each day of a year. */
const maxNewRecords = 400;

/** New records, all or none. */
export const newRecords = z.object({
  records: z.array(fields).min(1).max(maxNewRecords),
  /** The person wants these times although they overlap. */
  overlapAgreed: z.boolean().default(false),
});

/** They are in the order of the request, with the ids that they got. */
export const addedRecords = z.object({ records: z.array(shownRecord) });
