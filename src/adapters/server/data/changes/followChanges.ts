import type { Clock } from '@/src/ports/clock';
import type { CurrentUser } from '@/src/ports/currentUser';
import type { Identity } from '@/src/ports/identity';
import { secure } from '@/src/adapters/system/secureContext';
import type { ServerCall } from '../../serverCalls';
import type { Update } from './change';
import { openChangeFeed, type ChangeFeed, type Tabs } from './changeFeed';
import { createChangeReader, type ChangeReaderOptions } from './changeReader';

/** The options of following changes. */
export interface FollowChangesOptions extends Omit<ChangeReaderOptions, 'isOffline'>, Tabs {
  currentUser: Pick<CurrentUser, 'get' | 'subscribe'>;
  /** The prefix of the name under which the tabs find each other. */
  prefix: string;
  /** The source of the browser's events about the page's visibility and the network. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    navigator: { onLine: boolean };
    document: Pick<Document, 'visibilityState'>;
  };
  /** The server's name of the last known change; absent: nothing has been read yet. */
  since?: string | undefined;
  onUpdate: (update: Update) => void;
}

/**
 * Follows changes in the name of the current user, while the page is open.
 * @returns a function that stops it.
 */
export function followChanges(options: FollowChangesOptions): () => void {
  const { currentUser, prefix, window, onUpdate } = options;
  const isOffline = () => !window.navigator.onLine;
  const reader = createChangeReader({ ...options, isOffline });
  const personNow = () => currentUser.get()?.id ?? null;
  let person = personNow();
  let { since } = options;
  let feed: ChangeFeed | null = null;
  // Without locks each tab has a connection of its own, of which browsers open six over HTTP/1.1: more tabs would load
  // nothing.
  const isIdle = () => !options.locks && window.document.visibilityState === 'hidden';

  const start = () => {
    if (isIdle()) return;
    feed ??= openChangeFeed({
      ...options,
      reader,
      name: `${prefix}${person ?? 'nobody'}`,
      since,
      onUpdate,
    });
  };
  const stop = () => {
    since = feed?.stop() ?? since;
    feed = null;
  };
  const onPerson = () => {
    if (personNow() === person) return;
    stop();
    person = personNow();
    // Another user may see other changes.
    since = undefined;
    start();
  };
  const onSeen = () => (isIdle() ? stop() : start());
  // The lists verify that by reading.
  const onOffline = () => onUpdate({ kind: 'connection', isUp: false });
  const onOnline = () => {
    reader.wake();
    onUpdate({ kind: 'connection', isUp: true });
  };

  const stopFollowing = currentUser.subscribe(onPerson);
  // A page in the back/forward cache has neither the stream nor the lock; it continues from there.
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', start);
  window.addEventListener('visibilitychange', onSeen);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  start();
  return () => {
    stopFollowing();
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', start);
    window.removeEventListener('visibilitychange', onSeen);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    stop();
  };
}

/** The same with the browser's own features. */
export function followBrowserChanges(options: {
  call: ServerCall;
  identity: () => Promise<Pick<Identity, 'idToken'>>;
  currentUser: Pick<CurrentUser, 'get' | 'subscribe'>;
  clock: Clock;
  prefix: string;
  since?: string | undefined;
  onUpdate: (update: Update) => void;
}): () => void {
  const { identity, currentUser } = options;
  return followChanges({
    ...options,
    openSource: (address) => new EventSource(address),
    token: async () => (currentUser.get() ? (await identity()).idToken() : null),
    random: Math.random,
    locks: secure().locks,
    openChannel: (name) => new BroadcastChannel(name),
    window,
  });
}
