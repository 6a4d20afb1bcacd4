import { createBrowserCall } from '../../adapters/server/browserCall';
import { createServerSuburbs } from '../../adapters/server/suburbs';
import { findPosition } from '../../adapters/system/position';
import type { Clock } from '../../ports/clock';
import type { FindSuburbs } from '../../ports/suburbs';

/** Where this device is. */
export const findMyPosition = () => findPosition();

let find: FindSuburbs | null = null;

/** The suburbs of the app's own server that begin so. @param clock the same at each call. */
export function findSuburbs(clock: Clock, prefix: string): ReturnType<FindSuburbs> {
  find ??= createServerSuburbs(createBrowserCall(clock));
  return find(prefix);
}
