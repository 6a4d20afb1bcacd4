import { parseAppointment, type Appointment } from '@/shared/domain/appointments/appointment';
import { ratingOf } from '@/shared/domain/resources/ratings';
import { subjectOf, type WaitingChange } from '@/shared/domain/waitingChanges/waitingChange';
import {
  mustWait,
  withChange,
  withWaiting,
  withWaitingRatings,
  type WaitingChanges,
} from '@/shared/domain/waitingChanges/waitingRules';
import { CollectionError } from '@/src/ports/collection';
import type { WaitingStore } from '@/src/ports/waitingChanges';
import { withNewRecords } from '@/src/adapters/records';
import type { Unanswered } from '../dataCalls';
import type { CanWait } from './queueInFront';

/** The dependencies of waiting changes. */
export interface KeepWaitingOptions {
  store: WaitingStore;
  /** The id of the current user, where this is their own device; else null. */
  person: () => string | null;
  /** The address of the current user; empty: none. */
  email: () => string;
  newKey: () => string;
  /** Called when a change waits. */
  onKept: () => void;
}

/** Returns true for a write without an answer, whose effect is unknown. A refused write does not wait. */
const isUnanswered = (error: unknown): error is Unanswered =>
  error instanceof CollectionError && error.code === 'unreachable' && error.text === undefined;

/** Returns the appointment as it is sent: the same text at each repeat, without the fields that this browser adds. */
function asSent(record: Appointment): Appointment {
  const sent = parseAppointment(record);
  if (!sent) throw new TypeError('This record could not be read back, so it is not stored');
  return sent;
}

/**
 * Lets changes of appointments and ratings wait on a person's own device where the server cannot be reached.
 * @param server sends requests at once.
 */
export function keepWaiting(server: CanWait, options: KeepWaitingOptions): CanWait {
  const { store, person, newKey, onKept } = options;
  /** The record of the last write, where it waits; null where it was sent. */
  let lastKept: WaitingChange['id'] | null = null;
  /** Returns the waiting changes; none where the browser stores nothing. */
  const waiting = async (): Promise<WaitingChanges> => {
    const who = person();
    return who === null ? [] : store.of(who).catch(() => []);
  };

  /**
   * Stores changes.
   * @param error the reason why it was not sent; undefined: earlier ones wait.
   * @throws CollectionError that error where the browser cannot store it either.
   */
  const keep = async (who: string, added: readonly WaitingChange[], error?: unknown) => {
    // Another user may have logged in meanwhile.
    if (person() !== who) throw new CollectionError('permission');
    await store
      .update(who, (changes) => added.reduce(withChange, changes))
      .catch((refusal: unknown) => {
        throw error ?? refusal;
      });
    lastKept = added.at(-1)!.id;
    onKept();
  };

  /**
   * Runs a write, or stores it.
   * @param make makes the waiting changes from the unanswered request.
   * @returns the answer, or undefined where it waits.
   */
  const attempt = async <R>(
    subject: string,
    write: () => Promise<R>,
    make: (unanswered: Unanswered['request']) => Promise<WaitingChange | WaitingChange[]>,
  ): Promise<R | undefined> => {
    const who = person();
    const waits = await waiting();
    if (who === null) return write();
    if (mustWait(waits, subject)) {
      await keep(who, [await make(undefined)].flat());
      return undefined;
    }
    try {
      lastKept = null;
      return await write();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await keep(who, [await make(error.request)].flat(), error);
      return undefined;
    }
  };
  const baseOf = (request: Unanswered['request']) => ({
    key: request?.idempotencyKey ?? newKey(),
    tried: request !== undefined,
    trouble: null,
  });

  function appointments(inner: CanWait['appointments']): CanWait['appointments'] {
    const list = async () => withWaiting(await inner.list(), await waiting());
    const get = async (id: string): Promise<Appointment | null> => {
      const change = (await waiting()).findLast((one) => one.kind === 'appointment' && one.id === id);
      if (change?.kind === 'appointment') return change.record;
      try {
        return await inner.get(id);
      } catch (error) {
        if (person() === null || !isUnanswered(error)) throw error;
        return (await inner.list()).find((one) => one.id === id) ?? null;
      }
    };
    const subjectFor = (id: string) => subjectOf({ kind: 'appointment', id });
    return {
      list,
      get,
      isWaiting: (id) => lastKept === id,
      async put(given, condition) {
        // Only where the person's last seen version is known.
        if (!condition || person() === null) return inner.put(given, condition);
        const record = asSent(given);
        const expected = condition.expected && asSent(condition.expected);
        await attempt(
          subjectFor(record.id),
          () => inner.put(record, { ...condition, expected }),
          async (request) => ({
            ...baseOf(request),
            kind: 'appointment',
            id: record.id,
            record,
            before: expected,
            onlyIf: request?.onlyIf ?? (expected ? null : 'none'),
            overlapAgreed: condition.overlapAgreed ?? false,
          }),
        );
      },
      async add(drafts, condition) {
        if (person() === null) return inner.add(drafts, condition);
        const kept: Appointment[] = [];
        const added = await attempt(
          'a new appointment',
          () => inner.add(drafts, condition),
          async (request) => {
            const all = await list().catch(() => []);
            kept.push(...withNewRecords(all, drafts, { parse: parseAppointment }).added.map(asSent));
            // Each is sent separately, under a key of its own. Where the first request did arrive, the server finds
            // them.
            return kept.map((record) => ({
              key: newKey(),
              tried: request !== undefined,
              trouble: null,
              kind: 'appointment',
              id: record.id,
              record,
              before: null,
              onlyIf: 'none',
              overlapAgreed: condition?.overlapAgreed ?? false,
            }));
          },
        );
        return added ?? kept.map((record) => ({ ...record, notSent: true }));
      },
      async remove(id) {
        if (person() === null) return inner.remove(id);
        const before = await get(id);
        const removed = await attempt(
          subjectFor(id),
          () => inner.remove(id),
          async (request) => ({
            ...baseOf(request),
            kind: 'appointment',
            id,
            record: null,
            before,
            onlyIf: null,
            overlapAgreed: false,
          }),
        );
        return removed === undefined ? before : removed;
      },
    };
  }

  const listResources = async () =>
    withWaitingRatings(await server.resources.list(), await waiting(), options.email());

  function ratings(inner: CanWait['ratings']): CanWait['ratings'] {
    return {
      async put(resourceId, email, entry) {
        if (person() === null) return inner.put(resourceId, email, entry);
        let before: ReturnType<typeof ratingOf> = null;
        const rated = await attempt(
          subjectOf({ kind: 'rating', id: resourceId }),
          () => inner.put(resourceId, email, entry),
          async (request) => {
            // A resource that is not stored on this device can be rated as well.
            const all = await listResources().catch(() => []);
            const resource = all.find(({ id }) => id === resourceId);
            before = resource ? ratingOf(resource, email) : null;
            return {
              ...baseOf(request),
              kind: 'rating',
              id: resourceId,
              title: resource?.title ?? '',
              rating: entry?.rating ?? null,
              timestamp: entry?.timestamp || null,
            };
          },
        );
        return rated ?? { before };
      },
    };
  }

  return {
    appointments: appointments(server.appointments),
    resources: { list: listResources },
    ratings: ratings(server.ratings),
  };
}
