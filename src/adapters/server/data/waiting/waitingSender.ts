import { parseAppointment, type Appointment } from '@/shared/domain/appointments/appointment';
import type {
  WaitingAppointment,
  WaitingChange,
  WaitingProblem,
} from '@/shared/domain/waitingChanges/waitingChange';
import {
  afterRefused,
  afterSent,
  nextToSend,
  withOtherId,
  withTry,
} from '@/shared/domain/waitingChanges/waitingRules';
import { fieldsOf } from '@/shared/domain/records/parse';
import type { Clock } from '@/src/ports/clock';
import type { Identity } from '@/src/ports/identity';
import type { WaitingStore } from '@/src/ports/waitingChanges';
import { sameJson } from '@/src/adapters/sameJson';
import type { Answer, CallOptions, ServerCall } from '../../serverCalls';
import type { Asked, Operation } from '@/shared/contract/operation';
import { rate } from '@/shared/contract/operations/ratings';
import { appointments } from '@/shared/contract/operations/records';

/** The dependencies of sending. */
export interface WaitingSenderOptions {
  store: WaitingStore;
  call: ServerCall;
  identity: () => Promise<Pick<Identity, 'idToken'>>;
  /** The id of the current user, where this is their own device; else null. */
  person: () => string | null;
  clock: Clock;
  /** Only one tab sends at a time. Absent on pages without encryption: the keys make a second sender harmless. */
  locks: Pick<LockManager, 'request'> | undefined;
  newKey: () => string;
}

/** Sends the waiting changes. */
export interface WaitingSender {
  /** Starts now, whatever the pause since the last attempt. Settles when it has stopped. */
  send(): Promise<void>;
}

/** The pauses between attempts, in milliseconds: the first, doubled each time, and the longest. */
const firstPause = 5_000;
const longestPause = 5 * 60_000;

/** The maximum number of taken ids in a row. */
const maxIds = 20;

/** The name of the sending tab's lock. */
const lockOf = (person: string) => `ageBetter.waitingChanges.${person}`;

/** The outcome is still unknown. */
class Later extends Error {}

interface Shown {
  version: number;
  record: unknown;
}

const shownIn = (value: unknown): Shown | null => {
  const shown = value as Partial<Shown> | null | undefined;
  return typeof shown?.version === 'number' && shown.record ? (shown as Shown) : null;
};

const conflictWith = (shown: Shown | null): WaitingProblem => ({
  kind: 'conflict',
  now: parseAppointment(shown?.record),
  version: shown?.version ?? null,
});

/** Only this browser knows the owner by their address. */
const isSame = (now: Appointment | null, seen: Appointment) =>
  sameJson({ ...now, userId: '' }, { ...seen, userId: '' });

/**
 * Returns the server's version of what the person saw, where it differs from the requested one: a restored backup
 * renumbers versions. Null: the server has other contents.
 */
function newVersionOf(change: WaitingChange, current: unknown): number | null {
  const shown = shownIn(current);
  if (change.kind === 'rating' || !change.before || !shown || shown.version === change.onlyIf) return null;
  return isSame(parseAppointment(shown.record), change.before) ? shown.version : null;
}

/** Sends the waiting changes, the oldest first, until none is left or the server does not answer. */
export function createWaitingSender(options: WaitingSenderOptions): WaitingSender {
  const { store, identity, person, clock, locks, newKey } = options;
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;
  let pause = firstPause;
  let cancel = () => {};

  /** Makes one call in this person's name, and in no other's. @throws Later */
  const ask = async <Url extends string, Body>(
    who: string,
    operation: Operation<Url, Body>,
    asked: Asked<Url, Body>,
    more: CallOptions = {},
  ): Promise<Answer> => {
    const token = await identity()
      .then((one) => one.idToken(who))
      .catch(() => null);
    if (token === null || person() !== who) throw new Later();
    const answer = await options
      .call(operation, asked, { ...more, token, anyFailure: true })
      .catch(() => null);
    if (!answer) throw new Later();
    const isBusy = !answer.ok && (answer.status >= 500 || answer.status === 429);
    if (isBusy || (!answer.ok && (answer.code === 'signed-out' || answer.code === ''))) throw new Later();
    return answer;
  };

  /** Sends one change: the same request at each repeat. @throws Later */
  const submit = (who: string, change: WaitingChange, more: CallOptions): Promise<Answer> => {
    const params = { id: change.id };
    if (change.kind === 'rating') {
      const { rating, timestamp } = change;
      return ask(who, rate, { params, body: { rating, ...(timestamp !== null && { timestamp }) } }, more);
    }
    const { record, overlapAgreed } = change;
    if (!record) return ask(who, appointments.remove, { params }, more);
    return ask(
      who,
      appointments.put,
      { params, body: { record, ...(overlapAgreed && { overlapAgreed }) } },
      more,
    );
  };

  /** Returns the condition for the server, or the reason why it will fail: the person saw an older version. */
  const conditionOf = async (
    who: string,
    change: WaitingAppointment,
  ): Promise<{ onlyIf: number | 'none' } | 'done' | WaitingProblem> => {
    if (change.onlyIf !== null) return { onlyIf: change.onlyIf };
    if (!change.before) return { onlyIf: 'none' };
    const answer = await ask(who, appointments.read, { params: { id: change.id } });
    if (!answer.ok) {
      if (answer.code !== 'not-found') throw new Later();
      return change.record ? conflictWith(null) : 'done';
    }
    const shown = shownIn(answer.body);
    if (!shown) throw new Later();
    const [now, seen] = [parseAppointment(shown.record), change.before];
    return isSame(now, seen) ? { onlyIf: shown.version } : conflictWith(shown);
  };

  const isTrouble = (value: object): value is WaitingProblem => 'kind' in value;

  const finish = async (who: string, change: WaitingChange, version: number | null) => {
    await store.update(who, (changes) => afterSent(changes, change.key, version));
  };
  const refuse = (who: string, change: WaitingChange, trouble: WaitingProblem) =>
    store.update(who, (changes) => afterRefused(changes, change.key, trouble));

  /** Handles a change that the server refused. @throws Later */
  const onRefusal = async (
    who: string,
    change: WaitingChange,
    answer: Answer & { ok: false },
    { ids, wasTried }: { ids: { taken: number }; wasTried: boolean },
  ) => {
    const isNew = change.kind === 'appointment' && change.onlyIf === 'none';
    const own = shownIn((answer.body as { current?: unknown } | null)?.current);
    // It arrived with the first attempt, whose answer was lost. Another device may have changed it since.
    if (isNew && wasTried && answer.code === 'record-exists' && own) return finish(who, change, own.version);
    // The response says no more about another person's record.
    const isTaken = isNew && ['record-exists', 'permission-denied'].includes(answer.code);
    if (isTaken && ids.taken < maxIds) {
      ids.taken += 1;
      const id = String(Math.max(Number(change.id) || 0, clock.now().getTime()) + 1);
      await store.update(who, (changes) => withOtherId(changes, change.key, { id, key: newKey() }));
    } else if (answer.code === 'record-changed' || answer.code === 'record-exists') {
      const { current } = answer.body as { current?: unknown };
      const version = newVersionOf(change, current);
      // A refused request is not stored under its key: it is sent once more.
      if (version !== null) await store.update(who, (all) => withTry(all, change.key, version));
      else await refuse(who, change, conflictWith(shownIn(current)));
    } else if (answer.code === 'overlap') await refuse(who, change, { kind: 'overlap' });
    else if (answer.code === 'not-found' && change.kind === 'appointment' && !change.record)
      await finish(who, change, null);
    else await refuse(who, change, { kind: 'refused', text: answer.error ?? '' });
    return undefined;
  };

  /** Sends one change. @throws Later */
  const sendOne = async (who: string, next: WaitingChange, ids: { taken: number }) => {
    let onlyIf = next.kind === 'appointment' ? next.onlyIf : null;
    if (next.kind === 'appointment' && !next.tried) {
      const condition = await conditionOf(who, next);
      if (condition === 'done') return finish(who, next, null);
      if (isTrouble(condition)) return refuse(who, next, condition);
      ({ onlyIf } = condition);
    }
    // Stored first: a repeat after a crash must be the same request.
    const changes = await store.update(who, (all) => withTry(all, next.key, onlyIf));
    const change = changes.find(({ key }) => key === next.key);
    if (!change) return undefined;
    const answer = await submit(who, change, {
      ...(onlyIf === null ? {} : { onlyIf }),
      idempotencyKey: change.key,
    });
    if (!answer.ok) return onRefusal(who, change, answer, { ids, wasTried: next.tried });
    const shown = shownIn(answer.body);
    const isOurs = change.kind === 'appointment' ? shown : fieldsOf(answer.body)?.['before'] !== undefined;
    // JSON of another server, such as a captive portal.
    if (!isOurs) throw new Later();
    return finish(who, change, shown?.version ?? null);
  };

  const sendAll = async (who: string) => {
    const ids = { taken: 0 };
    while (person() === who) {
      const next = nextToSend(await store.of(who));
      if (!next) return;
      await sendOne(who, next, ids);
      pause = firstPause;
    }
  };

  const run = async () => {
    const who = person();
    if (who === null) return;
    cancel();
    try {
      if (nextToSend(await store.of(who)) === null) return;
      if (locks) await locks.request(lockOf(who), () => sendAll(who));
      else await sendAll(who);
    } catch {
      // No answer, or a storage that does not work at the moment: nothing is lost, and it is tried again.
      cancel = clock.after(pause, () => void send());
      pause = Math.min(pause * 2, longestPause);
    }
  };

  const send = async (): Promise<void> => {
    isAskedAgain = true;
    sending ??= (async () => {
      while (isAskedAgain) {
        isAskedAgain = false;
        await run();
      }
      sending = null;
    })();
    return sending;
  };

  return { send };
}
