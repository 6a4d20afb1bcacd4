import { setTimeout as wait } from 'node:timers/promises';

/** How long anything may take to come true, in milliseconds. */
const timeout = 30_000;

/**
 * Asks again and again until something is true; a page that is just being left cannot answer, and is asked again.
 * @returns what it was @throws Error that says what did not come true, with the last error
 */
export async function until<Found>(
  what: string,
  find: () => Promise<Found | false | null | undefined>,
): Promise<Found> {
  const end = performance.now() + timeout;
  let reason = '';
  for (;;) {
    try {
      const found = await find();
      if (found) return found;
      reason = '';
    } catch (error) {
      reason = ` (${(error as Error).message})`;
    }
    if (performance.now() > end) throw new Error(`Not within ${timeout / 1000} s: ${what}${reason}`);
    await wait(30);
  }
}
