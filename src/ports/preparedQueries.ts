import type { LiveSource, PreparedQuery } from './liveQuery';
import type { Ports } from './ports';

/** Opens the source of a query. It also identifies the query: the same function for prefetching and for rendering. */
export type OpenSource<Value> = (ports: Ports) => Promise<LiveSource<Value>>;

/**
 * Reads the first content of a page before the person goes there; a page's module exports it.
 * @param prepare reads a query, so that the page has its result at the first render. Never rejects.
 * @param address the query of the page's address.
 * @returns settles when all of it has loaded. It may reject: the page then reports the missing part.
 */
export type ReadAhead = (
  ports: Ports,
  prepare: <Value>(open: OpenSource<Value>) => Promise<void>,
  address: URLSearchParams,
) => Promise<unknown>;

/** The key of the cache: on the server each drawn page has its own port, a browser has one. */
type Person = Pick<Ports, 'currentUser'>;

const queries = new WeakMap<Ports['currentUser'], Map<unknown, PreparedQuery<unknown>>>();

/** Returns the prefetched queries of the current user, by their opening functions. */
export function preparedQueries({ currentUser }: Person): Map<unknown, PreparedQuery<unknown>> {
  const own = queries.get(currentUser) ?? new Map<unknown, PreparedQuery<unknown>>();
  queries.set(currentUser, own);
  return own;
}

/** Returns the prefetched or pending result of a query. */
export const preparedQuery = <Value>(open: OpenSource<Value>, person: Person) =>
  preparedQueries(person).get(open) as PreparedQuery<Value> | undefined;

/**
 * Reads content that a page gets by React's `use`, which looks for these fields before it waits: so the page has it at
 * once.
 * @param reading the same promise that the page will use.
 */
export async function readForUse<Value>(reading: Promise<Value>): Promise<Value> {
  const value = await reading;
  void Object.assign(reading, { status: 'fulfilled', value });
  return value;
}
