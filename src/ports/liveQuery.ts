/** Something that can be read, and says when it has changed. */
export interface LiveSource<Value> {
  read: () => Promise<Value>;
  /** Calls back after each change. Absent: it never changes. @returns a function that ends it. */
  subscribe?: (listener: () => void) => () => void;
}

/** How a query stands. */
export type LiveState<Value> =
  | { state: 'loading'; value: null }
  | { state: 'ready'; value: Value }
  /** The last read failed. What was read before it stays; null where nothing was. */
  | { state: 'failed'; value: Value | null; cause: unknown };

/** What can be done with a query. The functions stay the same. */
export interface LiveActions {
  /** Reads again. Never rejects; settles when the state is what was read then, or later. */
  reload: () => Promise<void>;
  /** Reads again, and is loading meanwhile. */
  retry: () => void;
  /** Does many changes, after which they are read once. Rejects as the work does. */
  batch: (work: () => Promise<void>) => Promise<void>;
}

/** A query that reads a source again after each change. */
export interface LiveQuery<Value> extends LiveActions {
  /**
   * Begins to follow a source.
   * @param open gives it. When that rejects, the next `reload` calls it again.
   * @returns a function that ends it.
   */
  start: (open: () => Promise<LiveSource<Value>>) => () => void;
}

/** The state of a query from which nothing has come yet. */
export const loading = { state: 'loading', value: null } as const;

/**
 * A query that has not begun. Only the answer to the last question counts, so that a slow one never replaces a
 * newer one, and what several changes lead to is shown at once.
 * @param onChange is called with each new state.
 */
export function createLiveQuery<Value>(onChange: (state: LiveState<Value>) => void): LiveQuery<Value> {
  let value: Value | null = null;
  let asked = 0;
  let batches = 0;
  let latest: Promise<void> | undefined;
  let connect: () => Promise<LiveSource<Value>>;
  let source: Promise<LiveSource<Value>> | null = null;

  async function read(number: number): Promise<void> {
    let next: LiveState<Value>;
    try {
      next = { state: 'ready', value: await (await (source ??= connect())).read() };
    } catch (cause) {
      next = { state: 'failed', value, cause };
    }
    if (number !== asked) return latest;
    value = next.value;
    onChange(next);
    return undefined;
  }

  const reload = () => (latest = read((asked += 1)));

  return {
    reload,
    retry() {
      onChange(loading);
      void reload();
    },
    async batch(work) {
      batches += 1;
      try {
        await work();
      } finally {
        batches -= 1;
        await reload();
      }
    },
    start(open) {
      let stopped = false;
      let unsubscribe: (() => void) | undefined;
      connect = async () => {
        try {
          const opened = await open();
          if (!stopped) unsubscribe = opened.subscribe?.(() => void (batches === 0 && reload()));
          return opened;
        } catch (cause) {
          if (!stopped) source = null;
          throw cause;
        }
      };
      void reload();
      return () => {
        stopped = true;
        unsubscribe?.();
        source = null;
        // What is still under way is of no use any more.
        asked += 1;
        latest = undefined;
      };
    },
  };
}
