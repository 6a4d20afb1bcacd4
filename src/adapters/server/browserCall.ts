import type { Clock } from '../../ports/clock';
import { personStorage } from '../local/browserStorage';
import { storageKeys } from '../local/storageKeys';
import { createSystemClock } from '../system/clock';
import { endedLogin } from './endedLogin';
import { withDrawnAnswers } from './drawnAnswers';
import { createServerCall, type ServerCall } from './serverCalls';
import { serverTime } from './serverTime';

/** Calls from the browser to the server of the page. */
export function createBrowserCall(clock: Clock): ServerCall {
  const fetch = withDrawnAnswers(
    (address, options) => globalThis.fetch(address, options),
    () => personStorage()?.getItem(storageKeys.user) ?? null,
  );
  // The device's own time, also while a page that the server drew uses the server's.
  const { now } = createSystemClock();
  return createServerCall({ fetch, clock: { ...clock, now }, onEnded: endedLogin.notify, serverTime });
}
