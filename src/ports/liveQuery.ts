import { beginWork } from '../busy';

/** A source that can be read, and notifies of changes. */
export interface LiveSource<Value> {
  read: () => Promise<Value>;
  /**
   * Calls back after each change. Absent: it never changes.
   * @returns a function that unsubscribes.
   */
  subscribe?: (listener: () => void) => () => void;
}

/** The state of a query. */
export type LiveState<Value> =
  | { state: 'loading'; value: null }
  | { state: 'ready'; value: Value }
  /** The last read failed. The data from before it stays; null where there was none. */
  | { state: 'failed'; value: Value | null; cause: unknown };

/** A query that was read for a page that is not shown yet. */
export interface PreparedQuery<Value> {
  /** Its source and its first result; absent while it is being read. */
  read?: { source: LiveSource<Value>; value: Value };
  /** It has changed since: it is shown, and then read again. */
  isStale?: boolean;
  /** Forgets it. */
  release: () => void;
}

/** The actions of a query. The functions keep their identity. */
export interface LiveActions {
  /** Reads again. Never rejects; settles when the state is the result of that read, or of a later one. */
  reload: () => Promise<void>;
  /** Reads again, in the loading state meanwhile. */
  retry: () => void;
  /** Makes many changes, followed by one read. Rejects as the work does. */
  batch: (work: () => Promise<void>) => Promise<void>;
}

/** A query that reads its source again after each change. */
export interface LiveQuery<Value> extends LiveActions {
  /**
   * Starts to follow a source.
   * @param open opens it. When that rejects, the next `reload` calls it again.
   * @param ahead a result that may have been read already; it is released.
   * @returns a function that stops it.
   */
  start: (open: () => Promise<LiveSource<Value>>, ahead?: PreparedQuery<Value>) => () => void;
}

/** The state of a query before its first result. */
export const loading = { state: 'loading', value: null } as const;

/**
 * A query that has not started. Only the result of the latest read counts, so that a slow one never replaces a newer
 * one, and a batch of changes is shown at once.
 * @param onChange called with each new state.
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
    const end = beginWork();
    try {
      next = { state: 'ready', value: await (await (source ??= connect())).read() };
    } catch (cause) {
      next = { state: 'failed', value, cause };
    } finally {
      end();
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
    start(open, ahead) {
      let stopped = false;
      let unsubscribe: (() => void) | undefined;
      const follow = (opened: LiveSource<Value>) => {
        if (!stopped) unsubscribe = opened.subscribe?.(() => void (batches === 0 && reload()));
        return opened;
      };
      connect = async () => {
        try {
          return follow(await open());
        } catch (cause) {
          if (!stopped) source = null;
          throw cause;
        }
      };
      if (ahead?.read) {
        source = Promise.resolve(follow(ahead.read.source));
        value = ahead.read.value;
        if (ahead.isStale) void reload();
      } else void reload();
      ahead?.release();
      return () => {
        stopped = true;
        unsubscribe?.();
        source = null;
        // Discards the pending reads.
        asked += 1;
        latest = undefined;
      };
    },
  };
}
