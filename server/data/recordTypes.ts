import { parseAppointment, type Appointment } from '@/shared/domain/appointments/appointment';
import { blocksTime } from '@/shared/domain/appointments/bookingRules';
import { isWholeDay, withWholeDays } from '@/shared/domain/appointments/wholeDays';
import { accountLimits, beyondLimits, isWithinLimits } from '@/shared/domain/auth/accountLimits';
import { parseEvent } from '@/shared/domain/events/event';
import { accessProblem } from '@/shared/domain/events/access/accessProblem';
import { eventTimeProblem } from '@/shared/domain/events/time/eventTimeProblem';
import { parseResource, type Resource } from '@/shared/domain/resources/resource';
import type { Role } from '@/shared/domain/users/user';
import type { Actor } from '../identity/actor';
import { HttpError } from '../http/httpError';
import type { Queries } from '../database/database';
import { countOwned, type Fields, type StoredRecord } from './records';

/** Defines one collection: its records, who may read and write them, and what the server computes. */
export interface RecordType {
  /** Its name in URLs and tables. */
  name: string;
  /** The JSON type of its ids. */
  idType: 'number' | 'string';
  /** The maximum length of a record, in characters of JSON. */
  maxLength: number;
  /** Parses a record. @returns its known fields, or null when it is invalid. */
  parse(value: unknown): Fields | null;
  /** `all`: readable by everybody. `own`: readable by its owner only. */
  readBy: 'all' | 'own';
  /** The roles that may write; with `own`, their own records only. */
  writeBy: readonly Role[];
  /** Derived fields: the server computes them and ignores their values in a request. */
  derivedFields: readonly string[];
  /** The derived fields of a new record. */
  initialDerived?: Fields;
  /** The derived fields of a sample record. */
  sampleDerived?(record: object): Fields;
  /** Checks rules beyond validity, such as the limits of an account. @throws HttpError */
  check?(
    queries: Queries,
    record: Fields,
    context: { actor: Actor; before: StoredRecord | null; now: number },
  ): Promise<void>;
  /** The start and end of a record that takes up time, in milliseconds since 1970. */
  times?(record: Fields): { startsAt: number; endsAt: number };
  /** Returns whether people are asked before they book something else at its time. Absent: always. */
  blocks?(record: Fields): boolean;
  /** The record as it is sent to a reader. @param own the reader's own part, such as their rating. */
  show?(record: StoredRecord, own: unknown): Fields;
}

const resources: RecordType = {
  name: 'resources',
  idType: 'number',
  maxLength: 60_000,
  parse: (value) => parseResource(value) as Fields | null,
  readBy: 'all',
  writeBy: ['admin'],
  derivedFields: ['ratings', 'averageRating', 'ratingCount', 'ratingSum'],
  initialDerived: { ratingCount: 0, ratingSum: 0 },
  // The people who rated the samples have no accounts here: only count and sum are kept.
  sampleDerived(record) {
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

const events: RecordType = {
  name: 'events',
  idType: 'number',
  maxLength: 10_000,
  parse: (value) => parseEvent(value) as Fields | null,
  readBy: 'all',
  writeBy: ['healthcare'],
  derivedFields: ['attendees'],
  initialDerived: { attendees: 0 },
  async check(_queries, record, { before, now }) {
    // A day later at most: it is tomorrow already east of here.
    const latest = new Date(now + 86_400_000).toISOString().slice(0, 10);
    const problem = eventTimeProblem(record) ?? accessProblem(record['access'], latest);
    if (problem) throw new HttpError('invalid-request', problem);
    const { capacity } = record;
    const attendees = Number(before?.fields['attendees'] ?? 0);
    if (Number(capacity) > 0 && Number(capacity) < attendees)
      throw new HttpError(
        'invalid-request',
        `${attendees} people are coming, so this needs ${attendees} places or more. Look at: capacity.`,
      );
  },
};

/** The month of a time, in UTC: its start and that of the next month, in milliseconds since 1970. */
function monthOf(iso: string): { from: number; until: number } {
  const [year, month] = [Number(iso.slice(0, 4)), Number(iso.slice(5, 7))];
  return { from: Date.UTC(year, month - 1), until: Date.UTC(year, month) };
}

const appointments: RecordType = {
  name: 'appointments',
  idType: 'string',
  maxLength: 10_000,
  parse: (value) => parseAppointment(value) as Fields | null,
  readBy: 'own',
  writeBy: ['user', 'healthcare', 'admin'],
  derivedFields: ['userId'],
  async check(queries, record, { actor, before, now }) {
    const times = { start: String(record['start']), end: String(record['end']) };
    if (!isWithinLimits(times, new Date(now))) throw new HttpError('limit-reached', beyondLimits);
    const count = await countOwned(queries, 'appointments', actor.uid, monthOf(times.end), before?.id);
    if (count >= accountLimits.inMonth) throw new HttpError('limit-reached', beyondLimits);
  },
  times(record) {
    const { start, end } = withWholeDays(record) as Appointment;
    // Days have no zone: here they are those of Greenwich, and what is about people's clocks looks at the days themselves.
    const until = isWholeDay({ start }) ? 86_400_000 : 0;
    return { startsAt: Date.parse(start), endsAt: Date.parse(end) + until };
  },
  blocks: (record) => blocksTime(withWholeDays(record) as Appointment),
};

/** The collections of a community. */
export const communityRecordTypes: readonly RecordType[] = [resources, events, appointments];
