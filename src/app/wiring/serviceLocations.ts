import { createBrowserCall } from '../../adapters/server/browserCall';
import { readServerServiceLocations } from '../../adapters/server/serviceLocations';
import type { Clock } from '../../ports/clock';
import type { ServiceLocationList } from '../../ports/serviceLocations';

/** The places of the app's own server, with the examples behind them. */
export function readServiceLocations(clock: Clock): Promise<ServiceLocationList> {
  return readServerServiceLocations(
    createBrowserCall(clock),
    async () => (await import('@/shared/seeds/locations')).locations,
  );
}
