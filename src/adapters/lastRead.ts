import { CollectionError } from '../ports/collection';
import type { KeptSince } from '../ports/listUpdates';

/** A cache of the last read: spares repeated reads, and is used while offline. */
export interface LastRead {
  /**
   * @param read asks the database. It gets what finds the kept answer and its tag, so that it can ask whether that still holds.
   * @param tag names the version of the answer of `read`, where the database does.
   * @returns what it answers, or the last answer where there is no connection.
   */
  list<R>(read: (recall: Recall) => Promise<R>, tag?: () => string | undefined): Promise<R>;
  /** Invalidates the cache. */
  forget(): void;
  /**
   * Takes a list that was completed by other answers for the answer of now.
   * @param before what it was made from.
   * @returns whether that was the last answer to the person who is logged in; else nothing is done.
   */
  replace(before: unknown, answer: unknown, tag: string | undefined): boolean;
  /** Where the last call of `list` gave a kept answer: when it was read. Null where it gave a new one. */
  kept(): KeptSince | null;
}

/** Finds the kept answer, where it has a tag. */
export type Recall = () => { answer: unknown; tag: string } | null;

/** No cache. */
export const noMemory: LastRead = {
  list: (read) => read(() => null),
  forget: () => undefined,
  replace: () => false,
  kept: () => null,
};

/** Where the last answers are kept, and for how long they count as fresh. */
export interface LastReadOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
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
  tag?: string | undefined;
}

/** Earlier versions kept the answer alone, which never had these two members. */
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
  /** Questions have turns: one that fails late says nothing of the connection, where a later one was answered. */
  let [asked, answered] = [0, 0];
  let held: { key: string; until: number; answer: Promise<unknown> } | null = null;
  /** What the storage holds: it is not written again while it still holds, since it can be long. */
  let stored: { name: string; answer: unknown } | null = null;
  /** What this page read last: there also where the browser keeps nothing, or has no room. */
  let last: (Kept & { name: string; readAt: Date }) | null = null;
  const keep = (name: string, answer: unknown, tag: string | undefined) => {
    // The answer to somebody who has logged out meanwhile.
    if (key() !== name) return;
    last = { name, answer, readAt: now() };
    const readAt = last.readAt.toISOString();
    try {
      // The time is gone after a logout, which deletes all that was kept.
      const isThere = storage?.getItem(`${name}.at`) != null;
      if (!isThere || stored?.name !== name || stored.answer !== answer)
        storage?.setItem(name, JSON.stringify({ readAt, answer, tag }));
      stored = { name, answer };
      storage?.setItem(`${name}.at`, readAt);
    } catch {
      // Without room there is nothing to read offline, and nothing else is lost.
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
