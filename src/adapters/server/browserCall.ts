import type { Clock } from '../../ports/clock';
import { createServerCall, type ServerCall } from './serverCalls';

/** Calls to the server that the page came from, by the browser. */
export function createBrowserCall(clock: Clock): ServerCall {
  return createServerCall({ fetch: (address, options) => globalThis.fetch(address, options), clock });
}
