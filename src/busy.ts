/** Adds to the number in `data-busy` on `<html>`. There is none in Node, where pages are prerendered. */
function count(more: number): void {
  const data = globalThis.document?.documentElement.dataset;
  if (data) data['busy'] = `${Number(data['busy'] ?? 0) + more}`;
}

/**
 * Says in `data-busy` on `<html>` that one thing more is under way: code that is fetched, data that is read, an answer that is
 * awaited, something that leaves the screen. It is for programs that use the page, such as tests, which wait for 0; nobody else
 * sees or hears it. What may stay open for as long as the page does, such as the stream of changes, does not count.
 * @returns says that it is over; a second call does nothing.
 */
export function beginWork(): () => void {
  let open = 1;
  count(open);
  return () => {
    count(-open);
    open = 0;
  };
}

/** The same for as long as a promise is pending. @returns a promise with the same outcome, at the time when the work is over. */
export function whileBusy<Value>(work: Promise<Value>): Promise<Value> {
  return work.finally(beginWork());
}
