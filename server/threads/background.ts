/** Work that no request waits for, such as an email whose request has been answered already. */
export interface Background {
  /** Runs the work later; `failed` is called with the error if it fails. */
  run(work: () => Promise<void>, failed: (error: unknown) => void): void;
  /** Resolves when no work is left. */
  settled(): Promise<void>;
}

/** Keeps track of background work, so that a stop can wait for it. */
export function createBackground(): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work, failed) {
      // Started in a later turn, so that the answer leaves first and its time says nothing about the work.
      const task = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(failed)
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
