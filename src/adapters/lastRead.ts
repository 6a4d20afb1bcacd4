import { CollectionError } from '../ports/collection';

/** A cache of the last read: spares repeated reads, and is used while offline. */
export interface LastRead {
  /** @param read asks the database. @returns what it answers, or the last answer where there is no connection. */
  list<R>(read: () => Promise<R>): Promise<R>;
  /** Invalidates the cache. */
  forget(): void;
  /** Where the last call of `list` gave a kept answer: when it was read. Null where it gave a new one. */
  kept(): KeptSince | null;
}

/** When a kept answer was read. */
export interface KeptSince {
  /** Null where an earlier version kept it, without the time. */
  readAt: Date | null;
}

/** No cache. */
export const noMemory: LastRead = { list: (read) => read(), forget: () => undefined, kept: () => null };

/** Where the last answers are kept, and for how long they count as fresh. */
export interface LastReadOptions {
  storage: Storage | null;
  /** The key in that storage; it names the person, so that nobody sees what somebody else read. */
  key: () => string;
  /** In milliseconds. */
  freshFor: number;
  /** The time that is kept with an answer. */
  now: () => Date;
}

/** What the storage holds. */
interface Kept {
  readAt: Date | null;
  answer: unknown;
}

/** Earlier versions kept the answer alone, which never had these two members. */
function keptIn(text: string | null): Kept | null {
  const stored = JSON.parse(text ?? 'null') as { readAt?: string; answer?: unknown } | null;
  if (stored === null) return null;
  if (typeof stored.readAt !== 'string' || stored.answer === undefined)
    return { readAt: null, answer: stored };
  const readAt = new Date(stored.readAt);
  return { readAt: Number.isNaN(readAt.getTime()) ? null : readAt, answer: stored.answer };
}

/** Caches the last answer, in this page for a short time and in the browser's storage until it is replaced. */
export function createLastRead({ storage, key, freshFor, now }: LastReadOptions): LastRead {
  let since: KeptSince | null = null;
  let held: { key: string; until: number; answer: Promise<unknown> } | null = null;
  const keep = (name: string, answer: unknown) => {
    try {
      storage?.setItem(name, JSON.stringify({ readAt: now().toISOString(), answer }));
    } catch {
      // Without room there is nothing to read offline, and nothing else is lost.
    }
  };
  const recall = (name: string): Kept | null => {
    try {
      return keptIn(storage?.getItem(name) ?? null);
    } catch {
      return null;
    }
  };
  const ask = async <R>(read: () => Promise<R>, name: string): Promise<R> => {
    try {
      const answer = await read();
      keep(name, answer);
      since = null;
      return answer;
    } catch (error) {
      held = null;
      const unreachable = error instanceof CollectionError && error.code === 'unreachable';
      const before = unreachable ? recall(name) : null;
      if (before === null) throw error;
      since = { readAt: before.readAt };
      return before.answer as R;
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
    kept: () => since,
  };
}
