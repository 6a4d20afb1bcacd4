import { CollectionError } from '../ports/collection';

/** A cache of the last read: spares repeated reads, and is used while offline. */
export interface LastRead {
  /** @param read asks the database. @returns what it answers, or the last answer where there is no connection. */
  list<R>(read: () => Promise<R>): Promise<R>;
  /** Invalidates the cache. */
  forget(): void;
}

/** No cache. */
export const noMemory: LastRead = { list: (read) => read(), forget: () => undefined };

/** Where the last answers are kept, and for how long they count as fresh. */
export interface LastReadOptions {
  storage: Storage | null;
  /** The key in that storage; it names the person, so that nobody sees what somebody else read. */
  key: () => string;
  /** In milliseconds. */
  freshFor: number;
}

/** Caches the last answer, in this page for a short time and in the browser's storage until it is replaced. */
export function createLastRead({ storage, key, freshFor }: LastReadOptions): LastRead {
  let held: { key: string; until: number; answer: Promise<unknown> } | null = null;
  const keep = (name: string, answer: unknown) => {
    try {
      storage?.setItem(name, JSON.stringify(answer));
    } catch {
      // Without room there is nothing to read offline, and nothing else is lost.
    }
  };
  const recall = (name: string): unknown => {
    try {
      return JSON.parse(storage?.getItem(name) ?? 'null') as unknown;
    } catch {
      return null;
    }
  };
  const ask = async <R>(read: () => Promise<R>, name: string): Promise<R> => {
    try {
      const answer = await read();
      keep(name, answer);
      return answer;
    } catch (error) {
      held = null;
      const unreachable = error instanceof CollectionError && error.code === 'unreachable';
      const before = unreachable ? recall(name) : null;
      if (before === null) throw error;
      return before as R;
    }
  };
  return {
    list<R>(read: () => Promise<R>) {
      const name = key();
      if (held?.key === name && held.until > performance.now()) return held.answer as Promise<R>;
      const answer = ask(read, name);
      held = { key: name, until: performance.now() + freshFor, answer };
      return answer;
    },
    forget() {
      held = null;
    },
  };
}
