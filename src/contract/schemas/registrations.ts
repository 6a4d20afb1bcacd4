import { z } from 'zod';

/** What became of a registration. */
export const registered = z.object({ result: z.enum(['registered', 'already', 'full', 'gone', 'over']) });

/** Whether there was a place to give back. */
export const cancelled = z.object({ cancelled: z.boolean() });

/** The number in line, or why there is none. */
export const joined = z.object({
  result: z.union([z.number().int(), z.enum(['free', 'registered', 'gone', 'over'])]),
});

/** Whether the person stood in line. */
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

/** The events at which a person has a place, and their number in each line. */
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

/** Who comes and who waits, in order. */
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
