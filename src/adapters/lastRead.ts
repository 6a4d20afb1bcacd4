import { CollectionError } from '../ports/collection';
import type { KeptSince } from '../ports/listUpdates';

/** A cache of the last read: avoids repeated reads, and serves offline. */
export interface LastRead {
  /**
   * @param read fetches the data. It gets a function for the cached answer and its tag, to revalidate them.
   * @param tag names the version of the answer of `read`, where the server does.
   * @returns the answer, or the last one where there is no connection.
   */
  list<R>(read: (recall: Recall) => Promise<R>, tag?: () => string | undefined): Promise<R>;
  /** Invalidates the cache. */
  forget(): void;
  /**
   * Replaces the cached list with one that was completed from other answers.
   * @param before the list it was made from.
   * @returns true where that was the last answer to the current user; else nothing is done.
   */
  replace(before: unknown, answer: unknown, tag: string | undefined): boolean;
  /** The time of the cached answer that the last call of `list` returned. Null after a fresh answer. */
  kept(): KeptSince | null;
}

/** Returns the cached answer, where it has a tag. */
export type Recall = () => { answer: unknown; tag: string } | null;

/** No cache. */
export const noMemory: LastRead = {
  list: (read) => read(() => null),
  forget: () => undefined,
  replace: () => false,
  kept: () => null,
};

/** The storage of the last answers, and the time they stay fresh. */
export interface LastReadOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** The key in that storage; it contains the person's id, so that nobody sees another person's data. */
  key: () => string;
  /** In milliseconds. */
  freshFor: number;
  /** The time to store with an answer. */
  now: () => Date;
}

/** The stored data. */
interface Kept {
  readAt: Date | null;
  answer: unknown;
  tag?: string | undefined;
}

/** Earlier versions stored only the answer, which never had these two members. */
function keptIn(text: string | null, readAt: string | null): Kept | null {
  const stored = JSON.parse(text ?? 'null') as {
    readAt?: string;
    answer?: unknown;
    tag?: string;
  } | null;
  if (stored === null) return null;
  if (typeof stored.readAt !== 'string' || stored.answer === undefined)
    return { readAt: null, answer: stored };
  const time = new Date(readAt ?? stored.readAt);
  return { ...stored, readAt: Number.isNaN(time.getTime()) ? null : time, answer: stored.answer };
}

/** Caches the last answer, in this page for a short time and in the browser's storage until it is replaced. */
export function createLastRead({ storage, key, freshFor, now }: LastReadOptions): LastRead {
  let since: KeptSince | null = null;
  /** Requests are numbered: a late failure says nothing about the connection after a later success. */
  let [asked, answered] = [0, 0];
  let held: { key: string; until: number; answer: Promise<unknown> } | null = null;
  /** The stored answer, which can be long: not written again while it is unchanged. */
  let stored: { name: string; answer: unknown } | null = null;
  /** The last answer of this page, also where the browser stores nothing or is full. */
  let last: (Kept & { name: string; readAt: Date }) | null = null;
  const keep = (name: string, answer: unknown, tag: string | undefined) => {
    // The user has logged out meanwhile.
    if (key() !== name) return;
    last = { name, answer, readAt: now() };
    const readAt = last.readAt.toISOString();
    try {
      // A logout deletes the time with all cached data.
      const isThere = storage?.getItem(`${name}.at`) != null;
      if (!isThere || stored?.name !== name || stored.answer !== answer)
        storage?.setItem(name, JSON.stringify({ readAt, answer, tag }));
      stored = { name, answer };
      storage?.setItem(`${name}.at`, readAt);
    } catch {
      // Without space there is nothing to read offline, and nothing else is lost.
    }
  };
  const recall = (name: string): Kept | null => {
    try {
      return keptIn(storage?.getItem(name) ?? null, storage?.getItem(`${name}.at`) ?? null);
    } catch {
      return null;
    }
  };
  const recallNewest = (name: string): Kept | null => {
    const before = recall(name);
    const isNewer = last?.name === name && (before?.readAt ?? 0) <= last.readAt;
    return isNewer ? last : before;
  };
  const recallTagged = (name: string) => {
    const before = recall(name);
    if (before?.tag === undefined) return null;
    stored = { name, answer: before.answer };
    return { answer: before.answer, tag: before.tag };
  };
  const ask = async <R>(
    name: string,
    read: (recall: Recall) => Promise<R>,
    tag: (() => string | undefined) | undefined,
  ): Promise<R> => {
    const turn = (asked += 1);
    try {
      const answer = await read(() => recallTagged(name));
      keep(name, answer, tag?.());
      answered = Math.max(answered, turn);
      since = null;
      return answer;
    } catch (error) {
      if (turn === asked) held = null;
      const unreachable = error instanceof CollectionError && error.code === 'unreachable';
      const before = unreachable ? recallNewest(name) : null;
      if (before === null) throw error;
      if (turn > answered) since = { readAt: before.readAt };
      return before.answer as R;
    }
  };
  const hold = (name: string, answer: Promise<unknown>) => {
    held = { key: name, until: performance.now() + freshFor, answer };
  };
  return {
    list<R>(read: (recall: Recall) => Promise<R>, tag?: () => string | undefined) {
      const name = key();
      if (held?.key === name && held.until > performance.now()) return held.answer as Promise<R>;
      const answer = ask(name, read, tag);
      hold(name, answer);
      return answer;
    },
    forget() {
      held = null;
    },
    replace(before, answer, tag) {
      const name = key();
      if (last?.name !== name || last.answer !== before) return false;
      keep(name, answer, tag);
      since = null;
      hold(name, Promise.resolve(answer));
      return true;
    },
    kept: () => since,
  };
}
