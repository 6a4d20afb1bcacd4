import type { LiveSource, PreparedQuery } from './liveQuery';
import type { Ports } from './ports';

/** Opens what a query reads. It is the query's name as well: the same function for who shows it and who reads it ahead. */
export type OpenSource<Value> = (ports: Ports) => Promise<LiveSource<Value>>;

/**
 * Reads what a page shows first, before somebody goes there; a page's module exports it.
 * @param prepare reads a query, so that the page has its result when it is first drawn. Never rejects.
 * @param address the query of the page's address.
 * @returns settles when all of it is there. It may reject: the page then says what is missing.
 */
export type ReadAhead = (
  ports: Ports,
  prepare: <Value>(open: OpenSource<Value>) => Promise<void>,
  address: URLSearchParams,
) => Promise<unknown>;

/** What keeps who is logged in: on the server each page that is drawn has its own, a browser has one. */
type Person = Pick<Ports, 'currentUser'>;

const queries = new WeakMap<Ports['currentUser'], Map<unknown, PreparedQuery<unknown>>>();

/** The queries that were read ahead for whoever is logged in, each by what opens it. */
export function preparedQueries({ currentUser }: Person): Map<unknown, PreparedQuery<unknown>> {
  const own = queries.get(currentUser) ?? new Map<unknown, PreparedQuery<unknown>>();
  queries.set(currentUser, own);
  return own;
}

/** What was prepared for a query, or is being read for it. */
export const preparedQuery = <Value>(open: OpenSource<Value>, person: Person) =>
  preparedQueries(person).get(open) as PreparedQuery<Value> | undefined;

/**
 * Reads something that a page gets by React's `use`, which looks for these fields before it waits: so the page has it at once.
 * @param reading the very promise that the page will use.
 */
export async function readForUse<Value>(reading: Promise<Value>): Promise<Value> {
  const value = await reading;
  void Object.assign(reading, { status: 'fulfilled', value });
  return value;
}
