import { createLocalDeviceUse } from '../../adapters/local/deviceUse';
import { createLocalWaitingStore } from '../../adapters/local/waitingChanges';
import { sameJson } from '../../adapters/sameJson';
import type { createServerDataStore } from '../../adapters/server/data/serverDataStore';
import { keepWaiting } from '../../adapters/server/data/waiting/keepWaiting';
import type { CanWait } from '../../adapters/server/data/waiting/queueInFront';
import { createWaitingSender } from '../../adapters/server/data/waiting/waitingSender';
import type { ServerCall } from '../../adapters/server/serverCalls';
import { randomKey as newKey, secure } from '../../adapters/system/secureContext';
import { sentAnyway, withoutChange, type WaitingChanges } from '@/shared/domain/waitingChanges/waitingRules';
import { createListeners } from '../../ports/listeners';
import type { WaitingQueue } from '../../ports/waitingChanges';
import type { DataStoreParts } from './dataStore';

interface Parts extends DataStoreParts {
  call: ServerCall;
  server: Pick<ReturnType<typeof createServerDataStore>, 'collections' | 'ratings'>;
}

/** The queue of waiting changes, before the requests. */
export interface OpenQueue {
  /** Lets changes wait where the server does not answer, and lists them. */
  inFront: CanWait;
  /** The queue as the page shows it. */
  queue: WaitingQueue;
}

const none: WaitingChanges = [];

/** Lets changes wait on a person's own device, and sends them. Called once for a page. */
export function openWaitingChanges(parts: Parts): OpenQueue {
  const { call, identity, currentUser, clock, server } = parts;
  const { appointments, resources } = server.collections;
  const deviceUse = createLocalDeviceUse(currentUser);
  const person = () => (deviceUse.get() === 'own' ? (currentUser.get()?.id ?? null) : null);
  const waiting = createLocalWaitingStore();
  const { notify, subscribe } = createListeners();
  let changes = none;

  const sender = createWaitingSender({
    store: waiting,
    call,
    identity,
    person,
    clock,
    locks: secure().locks,
    newKey,
  });
  const inFront = keepWaiting(
    { appointments, resources, ratings: server.ratings },
    {
      store: waiting,
      person,
      email: () => currentUser.get()?.email ?? '',
      newKey,
      onKept: () => void sender.send(),
    },
  );

  const of = (kind: string) => changes.filter((one) => one.kind === kind);
  const refresh = async () => {
    const who = person();
    const next = who === null ? none : await waiting.of(who).catch(() => none);
    if (person() !== who || sameJson(next, changes)) return;
    const [booked, rated] = [of('appointment'), of('rating')];
    changes = next;
    notify();
    if (!sameJson(of('appointment'), booked)) appointments.notify();
    if (!sameJson(of('rating'), rated)) resources.notify();
  };
  waiting.subscribe(() => {
    // Also after a logout: the count may have changed.
    notify();
    void refresh();
  });
  deviceUse.subscribe(() => {
    const user = currentUser.get();
    // No changes may stay on a computer that is shared.
    if (user && deviceUse.get() === 'shared') void waiting.forget(user.id).catch(() => undefined);
    void refresh().then(sender.send);
  });
  window.addEventListener('online', () => void sender.send());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sender.send();
  });
  void refresh().then(sender.send);

  const update = async (change: (now: WaitingChanges) => WaitingChanges) => {
    const who = person();
    if (who !== null) await waiting.update(who, change);
    void sender.send();
  };
  const queue: WaitingQueue = {
    get: () => changes,
    subscribe,
    takeBack: ({ key }) => update((now) => withoutChange(now, key)),
    sendAnyway: ({ key }) => update((now) => sentAnyway(now, key, newKey())),
    count: async (id) => (await waiting.of(id)).length,
    forget: waiting.forget,
  };
  return { inFront, queue };
}
