import { createBrowserCall } from '../../adapters/server/browserCall';
import { createServerSuburbs } from '../../adapters/server/suburbs';
import { findPosition } from '../../adapters/system/position';
import type { Clock } from '../../ports/clock';
import type { FindSuburbs } from '../../ports/suburbs';

/** Returns the position of this device. */
export const findMyPosition = () => findPosition();

let find: FindSuburbs | null = null;

/** Returns the suburbs that begin with a text, from the app's own server. @param clock the same at each call. */
export function findSuburbs(clock: Clock, prefix: string): ReturnType<FindSuburbs> {
  find ??= createServerSuburbs(createBrowserCall(clock));
  return find(prefix);
}
