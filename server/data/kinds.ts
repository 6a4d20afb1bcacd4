import { parseAppointment } from '../../src/domain/appointments/appointment';
import { accountLimits, beyondLimits, isWithinLimits } from '../../src/domain/auth/accountLimits';
import { parseEvent } from '../../src/domain/events/event';
import { parseResource, type Resource } from '../../src/domain/resources/resource';
import type { Role } from '../../src/domain/users/user';
import type { Actor } from '../identity/actor';
import { HttpError } from '../http/httpError';
import type { Queries } from './database';
import { countOwned, type Fields, type StoredRecord } from './records';

/** What may be done with a record. */
export type Deed = 'create' | 'change' | 'remove';

/** What the server has to know of one collection. */
export interface RecordKind {
  /** Its name in addresses and tables. */
  name: string;
  /** How an id of it is written in JSON. */
  idType: 'number' | 'string';
  /** The longest record that is taken, in characters of JSON. */
  maxLength: number;
  /** Reads a record as a browser sent it. @returns its known fields, or null where it cannot be one. */
  parse(value: unknown): Fields | null;
  /** `all`: anybody may read. `own`: each account its own only, and nobody the others'. */
  readBy: 'all' | 'own';
  /** Who may do what; with `own`, only with records of their own. */
  writeBy: readonly Role[];
  /** Fields that the server counts itself: what a browser sends for them is not taken. */
  counted: readonly string[];
  /** The value of those fields in a new record, such as 0. */
  initial?(record: Fields): Fields;
  /** What the server counts of a sample. */
  sample?(record: object): Fields;
  /** Refuses what one account may not do, such as more than its share. @throws HttpError */
  check?(
    queries: Queries,
    record: Fields,
    context: { actor: Actor; before: StoredRecord | null; now: number },
  ): Promise<void>;
  /** From when to when it takes up time, in milliseconds since 1970. */
  times?(record: Fields): { startsAt: number; endsAt: number };
  /** What a browser gets. @param own what only this reader has, such as their rating. */
  show?(record: StoredRecord, own: unknown): Fields;
}

const resources: RecordKind = {
  name: 'resources',
  idType: 'number',
  maxLength: 60_000,
  parse: (value) => parseResource(value) as Fields | null,
  readBy: 'all',
  writeBy: ['admin'],
  counted: ['ratings', 'averageRating', 'ratingCount', 'ratingSum'],
  initial: () => ({ ratingCount: 0, ratingSum: 0 }),
  // Whose the ratings of a sample are is nobody here: only their count and sum stay.
  sample(record) {
    const ratings = (record as Partial<Resource>).ratings ?? [];
    const ratingSum = ratings.reduce((sum, { rating }) => sum + rating, 0);
    return { ratings: [], averageRating: null, ratingCount: ratings.length, ratingSum };
  },
  show({ fields }, own) {
    const { ratingSum, ratingCount, ...rest } = fields;
    const count = Number(ratingCount ?? 0);
    return {
      ...rest,
      ratings: own ? [own] : [],
      averageRating: count > 0 ? Number(ratingSum) / count : null,
      ratingCount: count,
    };
  },
};

const events: RecordKind = {
  name: 'events',
  idType: 'number',
  maxLength: 10_000,
  parse: (value) => parseEvent(value) as Fields | null,
  readBy: 'all',
  writeBy: ['healthcare'],
  counted: ['attendees'],
  initial: () => ({ attendees: 0 }),
};

/** The month in which a time lies, in UTC: from its first moment to that of the next one. */
function monthOf(iso: string): { from: number; until: number } {
  const [year, month] = [Number(iso.slice(0, 4)), Number(iso.slice(5, 7))];
  return { from: Date.UTC(year, month - 1), until: Date.UTC(year, month) };
}

const appointments: RecordKind = {
  name: 'appointments',
  idType: 'string',
  maxLength: 10_000,
  parse: (value) => parseAppointment(value) as Fields | null,
  readBy: 'own',
  writeBy: ['user', 'healthcare', 'admin'],
  counted: ['userId'],
  async check(queries, record, { actor, before, now }) {
    const times = { start: String(record['start']), end: String(record['end']) };
    if (!isWithinLimits(times, new Date(now))) throw new HttpError('limit-reached', beyondLimits);
    const count = await countOwned(queries, 'appointments', actor.uid, monthOf(times.end), before?.id);
    if (count >= accountLimits.inMonth) throw new HttpError('limit-reached', beyondLimits);
  },
  times: ({ start, end }) => ({ startsAt: Date.parse(String(start)), endsAt: Date.parse(String(end)) }),
};

/** The collections of a community. */
export const communityKinds: readonly RecordKind[] = [resources, events, appointments];
