/** Work that nobody waits for, such as a mail whose request has been answered already. */
export interface Background {
  /** Runs the work later; `failed` hears of it when it does not succeed. */
  run(work: () => Promise<void>, failed: (error: unknown) => void): void;
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>;
}

/** Keeps track of work, so that a stop can wait for it. */
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
