import type { PreparedQuery } from './liveQuery';
import type { Ports } from './ports';
import { preparedQueries, type OpenSource } from './preparedQueries';

/** The time that a result is kept for its page, in milliseconds. */
const keptFor = 10_000;

/**
 * Reads a query for a page that is not shown yet. The result is discarded after a change, at another user's login, and
 * after a while.
 * @param isDrawn true where the page is on the screen already, as the server drew it: then later changes are applied
 * afterwards.
 * @returns settles when it is read, or has failed.
 */
export async function prepareQuery<Value>(
  open: OpenSource<Value>,
  ports: Ports,
  isDrawn = false,
): Promise<void> {
  const queries = preparedQueries(ports);
  if (queries.has(open)) return;
  const stops: (() => void)[] = [];
  const isWanted = () => queries.get(open) === entry;
  const release = () => {
    if (isWanted()) queries.delete(open);
    for (const stop of stops.splice(0)) stop();
  };
  const entry: PreparedQuery<Value> = { release };
  queries.set(open, entry);
  const { currentUser } = ports;
  const person = currentUser.get()?.id;
  stops.push(currentUser.subscribe(() => currentUser.get()?.id !== person && release()));
  try {
    const source = await open(ports);
    if (!isWanted()) return;
    const stop = source.subscribe?.(() => (isDrawn ? (entry.isStale = true) : release()));
    if (stop) stops.push(stop);
    const value = await source.read();
    if (!isWanted()) return;
    entry.read = { source, value };
    stops.push(ports.clock.after(keptFor, release));
  } catch {
    release();
  }
}
