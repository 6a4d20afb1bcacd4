import { parseAppointment, type Appointment } from '../appointments/appointment';
import { fieldsOf, isFilled, textOr, type Fields } from '../records/parse';
import { isRating } from '../resources/resource';

/** Why a change needs the person before it can be sent again. */
export type WaitingProblem =
  /** The record is not as the person saw it. `now`: as it is, null where it is gone. `version`: its version. */
  | { kind: 'conflict'; now: Appointment | null; version: number | null }
  /** The time is taken meanwhile. */
  | { kind: 'overlap' }
  /** The server refused it. `text`: why, in words. */
  | { kind: 'refused'; text: string };

/** The fields of every change that waits on a device until the server answers. */
interface WaitingBase {
  /** Names the request: the server does it once, however often it is sent. */
  key: string;
  /** True if it may have reached the server: its conditions must not change then. */
  tried: boolean;
  /** Null: it is sent as soon as the server answers. */
  trouble: WaitingProblem | null;
}

/** An appointment that was added or changed, or deleted. */
export interface WaitingAppointment extends WaitingBase {
  kind: 'appointment';
  id: string;
  /** As it is to be; null: it is to be deleted. */
  record: Appointment | null;
  /** As the person saw it; null: it is new. */
  before: Appointment | null;
  /**
   * The version that the server must find, or `none` for a new record. Null: not known yet, because it was never read with its
   * version, or follows from an earlier change that waits.
   */
  onlyIf: number | 'none' | null;
  /** The person was asked about the overlap of these times. */
  overlapAgreed: boolean;
}

/** Stars that were given to a resource, or taken away. */
export interface WaitingRating extends WaitingBase {
  kind: 'rating';
  /** The resource's. */
  id: number;
  title: string;
  /** Null takes them away. */
  rating: number | null;
  /** ISO 8601 in UTC. */
  timestamp: string | null;
}

export type WaitingChange = WaitingAppointment | WaitingRating;

/** The subject of a change: changes with the same subject are sent one after the other. */
export const subjectOf = ({ kind, id }: Pick<WaitingChange, 'kind' | 'id'>) => `${kind} ${id}`;

function parseProblem(value: unknown): WaitingProblem | null {
  const fields = fieldsOf(value);
  if (fields?.['kind'] === 'overlap') return { kind: 'overlap' };
  if (fields?.['kind'] === 'refused') return { kind: 'refused', text: textOr(fields['text']) };
  if (fields?.['kind'] !== 'conflict') return null;
  const version = typeof fields['version'] === 'number' ? fields['version'] : null;
  return { kind: 'conflict', now: parseAppointment(fields['now']), version };
}

function parseAppointmentChange(base: WaitingBase, fields: Fields): WaitingAppointment | null {
  const { id, record, before, onlyIf } = fields;
  if (!isFilled(id)) return null;
  const known = { record: parseAppointment(record), before: parseAppointment(before) };
  // An unreadable record must not become a deletion.
  if ((record !== null && !known.record) || (before !== null && !known.before)) return null;
  if (!known.record && !known.before) return null;
  return {
    ...base,
    ...known,
    kind: 'appointment',
    id,
    onlyIf: typeof onlyIf === 'number' || onlyIf === 'none' ? onlyIf : null,
    overlapAgreed: fields['overlapAgreed'] === true,
  };
}

/** Reads a stored change. @returns null where it cannot be one. */
export function parseWaitingChange(value: unknown): WaitingChange | null {
  const fields = fieldsOf(value);
  if (!fields || !isFilled(fields['key'])) return null;
  const base = {
    key: fields['key'],
    tried: fields['tried'] === true,
    trouble: parseProblem(fields['trouble']),
  };
  if (fields['kind'] === 'appointment') return parseAppointmentChange(base, fields);
  const { kind, id, rating } = fields;
  if (kind !== 'rating' || typeof id !== 'number' || (rating !== null && !isRating(rating))) return null;
  const timestamp = isFilled(fields['timestamp']) ? fields['timestamp'] : null;
  return { ...base, kind, id, rating, timestamp, title: textOr(fields['title']) };
}
