/** Who is told when something has changed. */
export interface Changes {
  tell: () => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Listeners of changes. The small database client hears nothing of what other people change: whoever comes back to the
 * page is shown what is there then.
 */
export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const onReturn = () => {
    if (document.visibilityState === 'visible') tell();
  };
  return {
    tell,
    subscribe(listener) {
      if (listeners.size === 0) globalThis.document?.addEventListener('visibilitychange', onReturn);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.document?.removeEventListener('visibilitychange', onReturn);
      };
    },
  };
}
