import type { OpenSource } from '../../ports/preparedQueries';
import { useLiveQuery } from '../../ports/useLiveQuery';

/** The state of a read from the server. */
export type Read<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T };

/** Reads once, and again on request. @param open must be the same function at every render. */
export function useRead<T>(open: OpenSource<T>): { read: Read<T>; again: () => void } {
  const query = useLiveQuery(open);
  return { read: query, again: query.retry };
}
