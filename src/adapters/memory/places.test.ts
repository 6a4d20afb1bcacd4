import { describePlaces } from '../../ports/places.contract';
import type { PlaceList } from '../../ports/places';
import { locations } from '../../seeds/locations';
import { createMemoryPlaces } from './places';

describePlaces('Memory', async () => {
  let list: Partial<PlaceList> = { places: locations };
  return {
    read: () => createMemoryPlaces(list)(),
    bringIn: (places) => void (list = { places, sample: false }),
    setReachable: (reachable) => void (list = reachable ? list : { places: locations, unreachable: true }),
    end: async () => {},
  };
});
