import type { Clock } from '../../ports/clock';
import { personStorage } from '../local/browserStorage';
import { storageKeys } from '../local/storageKeys';
import { endedLogin } from './endedLogin';
import { withDrawnAnswers } from './drawnAnswers';
import { createServerCall, type ServerCall } from './serverCalls';
import { toldTime } from './toldTime';

/** Calls to the server that the page came from, by the browser. */
export function createBrowserCall(clock: Clock): ServerCall {
  const fetch = withDrawnAnswers(
    (address, options) => globalThis.fetch(address, options),
    () => personStorage()?.getItem(storageKeys.user) ?? null,
  );
  return createServerCall({ fetch, clock, onEnded: endedLogin.notify, toldTime });
}
