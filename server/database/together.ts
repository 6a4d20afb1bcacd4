/** The results of promises. */
type Results<T extends readonly unknown[]> = { -readonly [Place in keyof T]: Awaited<T[Place]> };

/**
 * Waits for queries that were asked for at once: on PostgreSQL all of them are one way there and back, in this order where each
 * is one query. Unlike `Promise.all` it waits for all where one fails, so that no query of a write comes after its end.
 * @throws the first error, in the order in which they stand. On PostgreSQL those after it have failed with the same one.
 */
export async function together<const T extends readonly unknown[]>(asked: T): Promise<Results<T>> {
  const results = await Promise.allSettled(asked);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as Results<T>;
}
