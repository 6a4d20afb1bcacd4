import { createListeners, type Listeners } from '../../ports/listeners';

/** Who is notified when something has changed. */
export type Changes = Pick<Listeners<[]>, 'notify' | 'subscribe'>;

/**
 * Listeners of changes. The small database client hears nothing of what other people change: whoever comes back to the
 * page is shown what is there then.
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
