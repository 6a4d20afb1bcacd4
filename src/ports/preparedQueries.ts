import type { LiveSource, PreparedQuery } from './liveQuery';
import type { Ports } from './ports';

/** Opens what a query reads. It is the query's name as well: the same function for who shows it and who reads it ahead. */
export type OpenSource<Value> = (ports: Ports) => Promise<LiveSource<Value>>;

/**
 * Reads what a page shows first, before somebody goes there; a page's module exports it.
 * @param prepare reads a query, so that the page has its result when it is first drawn. Never rejects.
 * @returns settles when all of it is there. It may reject: the page then says what is missing.
 */
export type ReadAhead = (
  ports: Ports,
  prepare: <Value>(open: OpenSource<Value>) => Promise<void>,
) => Promise<unknown>;

/** The queries that were read ahead, each by what opens it. They are those of the person who is logged in. */
export const preparedQueries = new Map<unknown, PreparedQuery<unknown>>();

/** What was prepared for a query, or is being read for it. */
export const preparedQuery = <Value>(open: OpenSource<Value>) =>
  preparedQueries.get(open) as PreparedQuery<Value> | undefined;
