import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { locations } from '@/shared/seeds/locations';
import type { ReadServiceLocations } from './serviceLocations';

/** A source of services without an import. */
export interface ServiceLocationsEnvironment {
  read: ReadServiceLocations;
  bringIn(places: readonly ServiceLocation[]): Promise<unknown>;
  setReachable(reachable: boolean): void;
  end(): Promise<void>;
}

const real: ServiceLocation = {
  id: 7,
  name: 'Hall Street Bus',
  lat: -33.9,
  lng: 151.3,
  type: 'transport',
  suburb: 'Bondi',
  state: 'NSW',
  phone: '02 5550 0000',
  assured_date: '2026-10-01',
};

/** The contract of every adapter of the services. @param make makes a separate test environment for each test. */
export function describeServiceLocations(name: string, make: () => Promise<ServiceLocationsEnvironment>) {
  describe(`${name} as a source of service locations`, () => {
    let testEnvironment: ServiceLocationsEnvironment;
    beforeEach(async () => {
      testEnvironment = await make();
    });
    afterEach(() => testEnvironment.end());

    test('returns the samples until a list is imported', async () => {
      expect(await testEnvironment.read()).toEqual({ places: locations, sample: true, unreachable: false });
    });

    test('returns the imported list with all its details', async () => {
      await testEnvironment.bringIn([real]);
      expect(await testEnvironment.read()).toEqual({ places: [real], sample: false, unreachable: false });
    });

    test('returns the samples without an answer, and says so', async () => {
      await testEnvironment.bringIn([real]);
      testEnvironment.setReachable(false);
      expect(await testEnvironment.read()).toEqual({ places: locations, sample: true, unreachable: true });
    });
  });
}
