import { createBrowserCall } from '../adapters/server/browserCall';
import { readServerPlaces } from '../adapters/server/serviceLocations';
import type { Clock } from '../ports/clock';
import type { PlaceList } from '../ports/serviceLocations';

/** The places of the app's own server, with the examples behind them. */
export function readPlaces(clock: Clock): Promise<PlaceList> {
  return readServerPlaces(
    createBrowserCall(clock),
    async () => (await import('../seeds/locations')).locations,
  );
}
