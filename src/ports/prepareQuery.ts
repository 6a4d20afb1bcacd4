import type { PreparedQuery } from './liveQuery';
import type { Ports } from './ports';
import { preparedQueries, type OpenSource } from './preparedQueries';

/** How long a result is kept for its page, in milliseconds. */
const keptFor = 10_000;

/**
 * Reads a query for a page that is not shown yet. The result is forgotten when something changes, when somebody else logs in,
 * and after a while.
 * @param isDrawn whether the page is on the screen already, as the server drew it: then what changes meanwhile changes it afterwards.
 * @returns settles when it is read, or could not be.
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
