import { createListeners, type Listeners } from '../../ports/listeners';

/** Who is notified when something has changed. */
export type Changes = Pick<Listeners<[]>, 'notify' | 'subscribe'>;

/**
 * Listeners of changes. The lite database client gets no updates from other people: whoever returns to the
 * page sees the data as it is then.
 */
export function createChanges(): Changes {
  const { notify, subscribe, isEmpty } = createListeners();
  const onReturn = () => {
    if (document.visibilityState === 'visible') notify();
  };
  return {
    notify,
    subscribe(listener) {
      if (isEmpty()) globalThis.document?.addEventListener('visibilitychange', onReturn);
      const stop = subscribe(listener);
      return () => {
        stop();
        if (isEmpty()) globalThis.document?.removeEventListener('visibilitychange', onReturn);
      };
    },
  };
}
