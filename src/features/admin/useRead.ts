import type { OpenSource } from '../../ports/preparedQueries';
import { useLiveQuery } from '../../ports/useLiveQuery';

/** The state of a read from the server. */
export type Read<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T };

/** Reads once, and again when asked to. @param open keep the function. */
export function useRead<T>(open: OpenSource<T>): { read: Read<T>; again: () => void } {
  const query = useLiveQuery(open);
  return { read: query, again: query.retry };
}
