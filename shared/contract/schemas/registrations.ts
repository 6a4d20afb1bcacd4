import { z } from 'zod';

/** The result of a registration. */
export const registered = z.object({ result: z.enum(['registered', 'already', 'full', 'gone', 'over']) });

/** Says whether there was a place to give back. */
export const cancelled = z.object({ cancelled: z.boolean() });

/** The number in line, or why there is none. */
export const joined = z.object({
  result: z.union([z.number().int(), z.enum(['free', 'registered', 'gone', 'over'])]),
});

/** Says whether the person was in line. */
export const left = z.object({ left: z.boolean() });

/** The number in line, or another result. */
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

/** The purpose of reading the list of people, which is recorded. */
export const attendeesQuery = z.object({ for: z.enum(['screen', 'file', 'print']).default('screen') });

/** A guest without an account who has to be called now. */
const guestCall = z.object({
  /** The guest's id. */
  id: z.number().int(),
  eventId: z.number().int(),
  name: z.string(),
  phone: z.string(),
  /** The event as they know it, in words. */
  about: z.string(),
  /** The news for them, in whole sentences. */
  tell: z.array(z.string()),
  /** Names what they are told. */
  state: z.string(),
});

/** Everybody who is to be called. */
export const guestCalls = z.object({ calls: z.array(guestCall) });

/** How many people are to be called. */
export const guestCallCount = z.object({ count: z.number().int() });

/** Confirms that a guest was told what a call says, by its `state`. */
export const guestCalled = z.object({ state: z.string().max(100) });

/** Says whether the call was noted: there may be other news by now, or they may be off the list. */
export const guestCallNoted = z.object({ result: z.enum(['done', 'changed', 'gone']) });

/** A guest to put down. */
export const newGuest = z.object({
  name: z.string().max(200),
  phone: z.string().max(200),
  /** 2 with a place for a support person: both or neither. */
  places,
  /** They were told that they would wait. Otherwise nothing is done where there is no room. */
  waits: z.boolean().default(false),
});

/** The result of putting a guest down, and their id where they are on the list. */
export const guestAdded = z.object({
  result: z.union([z.number().int(), z.enum(['registered', 'already', 'full', 'gone', 'over'])]),
  id: z.number().int().nullable(),
});

/** Says whether the guest was on the list. */
export const guestRemoved = z.object({ removed: z.boolean() });

/** The number in line, or the other result of bringing a guest back. */
export const guestBack = z.object({
  result: z.union([z.number().int(), z.enum(['registered', 'gone', 'over', 'late'])]),
});

/** An event, and a guest. */
export const guestParams = z.object({
  id: z.coerce.number().int().min(0),
  guest: z.coerce.number().int().min(0),
});

/** The people who come and who wait, in order. */
export const attendees = z.object({
  people: z.array(
    z.object({
      /** Empty: they rang and have no account. */
      email: z.string(),
      /** The person's preferred name; absent: not given. */
      name: z.string().optional(),
      /** For guests: their number, who put them down (null: that account is gone) and when, and what to call them for. */
      guest: z
        .object({
          id: z.number().int(),
          phone: z.string(),
          addedBy: z.string().nullable(),
          addedAt: z.string(),
          call: guestCall.nullable(),
        })
        .optional(),
      /** The number in line, from 1; null: has a place. */
      position: z.number().int().nullable(),
      /** ISO 8601 in UTC: since when; null where it was not kept. */
      since: z.string().nullable(),
      /** How many places they have or wait for. */
      places,
    }),
  ),
});
