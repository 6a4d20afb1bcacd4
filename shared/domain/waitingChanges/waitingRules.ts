import type { Appointment } from '../appointments/appointment';
import type { Resource } from '../resources/resource';
import { sameEmail } from '../users/user';
import { subjectOf, type WaitingAppointment, type WaitingChange, type WaitingProblem } from './waitingChange';

/** A person's changes, the oldest first. */
export type WaitingChanges = readonly WaitingChange[];

const isSame = (a: WaitingChange, b: WaitingChange) => subjectOf(a) === subjectOf(b);

const replace = (changes: WaitingChanges, next: WaitingChange): WaitingChanges =>
  changes.map((one) => (one.key === next.key ? next : one));

/** The changes with one more at the end. One that is there already, by its key, stays as it is. */
export const withChange = (changes: WaitingChanges, added: WaitingChange): WaitingChanges =>
  changes.some(({ key }) => key === added.key) ? changes : [...changes, added];

/**
 * The change to send next: the oldest that needs nothing from the person and follows no other change of its subject that does.
 * @returns null where there is none.
 */
export function nextToSend(changes: WaitingChanges): WaitingChange | null {
  return (
    changes.find(
      (one, at) => !one.trouble && !changes.slice(0, at).some((earlier) => isSame(earlier, one)),
    ) ?? null
  );
}

/** Returns whether a new change has to wait, although the server may answer: what was written first is sent first. */
export const mustWait = (changes: WaitingChanges, subject: string): boolean =>
  changes.some((one) => !one.trouble || subjectOf(one) === subject);

/** The changes with the conditions of one, just before it is sent: they are the same at each repeat. */
export function withTry(
  changes: WaitingChanges,
  key: string,
  onlyIf: WaitingAppointment['onlyIf'],
): WaitingChanges {
  return changes.map((one) =>
    one.key !== key ? one : one.kind === 'rating' ? { ...one, tried: true } : { ...one, tried: true, onlyIf },
  );
}

/**
 * The changes after the server did one.
 * @param version of the record now; null where it has none. The next change of the record is one of that version.
 */
export function afterSent(changes: WaitingChanges, key: string, version: number | null): WaitingChanges {
  const sent = changes.find((one) => one.key === key);
  if (!sent) return changes;
  const rest = changes.filter((one) => one !== sent);
  const next = rest.find((one) => isSame(one, sent));
  if (!next || next.kind === 'rating' || version === null) return rest;
  return replace(rest, { ...next, onlyIf: sent.kind === 'appointment' && !sent.record ? 'none' : version });
}

/** The changes after the server refused one. */
export function afterRefused(changes: WaitingChanges, key: string, trouble: WaitingProblem): WaitingChanges {
  return changes.map((one) => (one.key === key ? { ...one, trouble } : one));
}

/**
 * The changes after the id of a new appointment turned out to be taken: it and its later changes get another one.
 * @param key the one of the request under the new id.
 */
export function withOtherId(
  changes: WaitingChanges,
  oldKey: string,
  other: { id: string; key: string },
): WaitingChanges {
  const taken = changes.find((one) => one.key === oldKey);
  if (taken?.kind !== 'appointment') return changes;
  const renamed = (record: Appointment | null) => record && { ...record, id: other.id };
  return changes.map((one) => {
    if (one.kind !== 'appointment' || one.id !== taken.id) return one;
    const next = { ...one, id: other.id, record: renamed(one.record), before: renamed(one.before) };
    return one === taken ? { ...next, key: other.key, tried: false } : next;
  });
}

/** The changes without one, and without the later ones of its subject, which build on it. */
export function withoutChange(changes: WaitingChanges, key: string): WaitingChanges {
  const at = changes.findIndex((one) => one.key === key);
  const gone = changes[at];
  return gone ? changes.filter((one, index) => index < at || !isSame(one, gone)) : changes;
}

/**
 * The changes after the user decided to send one anyway: over another person's change, or at a time that is taken. It is another
 * request, with a key of its own.
 */
export function sentAnyway(changes: WaitingChanges, oldKey: string, key: string): WaitingChanges {
  return changes.map((one) => {
    if (one.key !== oldKey || !one.trouble) return one;
    const next = { ...one, key, tried: false, trouble: null };
    if (next.kind === 'rating') return next;
    if (one.trouble.kind === 'overlap') return { ...next, overlapAgreed: true };
    if (one.trouble.kind !== 'conflict') return next;
    const { now, version } = one.trouble;
    return { ...next, before: now, onlyIf: version ?? 'none' };
  });
}

/** The appointments as they will be once what waits is sent. */
export function withWaiting(stored: readonly Appointment[], changes: WaitingChanges): readonly Appointment[] {
  const waiting = new Map(changes.flatMap((one) => (one.kind === 'appointment' ? [[one.id, one]] : [])));
  if (waiting.size === 0) return stored;
  const listed: Appointment[] = [];
  for (const one of stored) {
    const change = waiting.get(one.id);
    if (!change) listed.push(one);
    else if (change.record) listed.push({ ...change.record, notSent: true });
    waiting.delete(one.id);
  }
  for (const { record } of waiting.values()) if (record) listed.push({ ...record, notSent: true });
  return listed;
}

/** The resources with the stars that this person gave and that wait. Averages are the server's. @param email the person's. */
export function withWaitingRatings(
  stored: readonly Resource[],
  changes: WaitingChanges,
  email: string,
): readonly Resource[] {
  const waiting = new Map(changes.flatMap((one) => (one.kind === 'rating' ? [[one.id, one]] : [])));
  if (waiting.size === 0) return stored;
  return stored.map((resource) => {
    const change = waiting.get(resource.id);
    if (!change) return resource;
    const others = resource.ratings.filter(({ userId }) => !sameEmail(userId, email));
    const { rating, timestamp } = change;
    const own = rating === null ? [] : [{ userId: email, rating, timestamp: timestamp ?? '' }];
    return { ...resource, ratings: [...others, ...own] };
  });
}
