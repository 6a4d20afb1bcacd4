import { describePlaces } from '../../ports/serviceLocations.contract';
import type { PlaceList } from '../../ports/serviceLocations';
import { locations } from '../../seeds/locations';
import { createMemoryPlaces } from './serviceLocations';

describePlaces('Memory', async () => {
  let list: Partial<PlaceList> = { places: locations };
  return {
    read: () => createMemoryPlaces(list)(),
    bringIn: (places) => void (list = { places, sample: false }),
    setReachable: (reachable) => void (list = reachable ? list : { places: locations, unreachable: true }),
    end: async () => {},
  };
});
