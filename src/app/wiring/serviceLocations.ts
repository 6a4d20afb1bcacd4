import { createBrowserCall } from '../../adapters/server/browserCall';
import { readServerServiceLocations } from '../../adapters/server/serviceLocations';
import type { Clock } from '../../ports/clock';
import type { ServiceLocationList } from '../../ports/serviceLocations';

/** The services of the app's own server, or else the samples. */
export function readServiceLocations(clock: Clock): Promise<ServiceLocationList> {
  return readServerServiceLocations(
    createBrowserCall(clock),
    async () => (await import('@/shared/seeds/locations')).locations,
  );
}
