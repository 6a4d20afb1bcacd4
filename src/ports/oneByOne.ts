import { isOfOneRecord } from './collectionWords';

/** The outcome of work on many records. */
export interface OneByOne<T> {
  done: readonly T[];
  /** The failed ones, each with its error; after a stop, all the rest with the same one. */
  refused: readonly { item: T; error: unknown }[];
  /**
   * The error that would have refused all the rest as well, so that they were not tried; undefined where all were
   * tried.
   */
  stopped: unknown;
}

/**
 * Processes the records one after the other, and continues after a refusal. It stops where the store accepts nothing at
 * all, such as without a connection. Never rejects.
 * @param onTried called with the number of tried records.
 */
export async function oneByOne<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  onTried: (tried: number) => void = () => undefined,
): Promise<OneByOne<T>> {
  const done: T[] = [];
  const refused: { item: T; error: unknown }[] = [];
  for (const [index, item] of items.entries()) {
    try {
      await work(item);
      done.push(item);
    } catch (error) {
      if (!isOfOneRecord(error)) {
        refused.push(...items.slice(index).map((rest) => ({ item: rest, error })));
        return { done, refused, stopped: error };
      }
      refused.push({ item, error });
    }
    onTried(index + 1);
  }
  return { done, refused, stopped: undefined };
}
