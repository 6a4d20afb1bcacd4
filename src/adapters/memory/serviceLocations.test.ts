import { describeServiceLocations } from '../../ports/serviceLocations.contract';
import type { ServiceLocationList } from '../../ports/serviceLocations';
import { locations } from '@/shared/seeds/locations';
import { createMemoryServiceLocations } from './serviceLocations';

describeServiceLocations('Memory', async () => {
  let list: Partial<ServiceLocationList> = { places: locations };
  return {
    read: () => createMemoryServiceLocations(list)(),
    bringIn: async (places) => void (list = { places, sample: false }),
    setReachable: (reachable) => void (list = reachable ? list : { places: locations, unreachable: true }),
    end: async () => {},
  };
});
