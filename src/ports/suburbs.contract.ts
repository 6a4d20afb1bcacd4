import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Suburb } from '@/shared/domain/suburbs/suburb';
import type { FindSuburbs } from './suburbs';

/** A source of suburbs with nothing imported. */
export interface SuburbsEnvironment {
  find: FindSuburbs;
  bringIn(suburbs: readonly Suburb[]): Promise<unknown>;
  setReachable(reachable: boolean): void;
  end(): Promise<void>;
}

const hume = { name: 'Hume', state: 'ACT', postcode: '2620', lat: -35.39, lng: 149.17 };
const queanbeyan = { name: 'Queanbeyan', state: 'NSW', postcode: '2620', lat: -35.3533, lng: 149.2342 };

/** The contract of every adapter of the suburbs. @param make makes a separate test environment for each test. */
export function describeSuburbs(name: string, make: () => Promise<SuburbsEnvironment>) {
  describe(`${name} as a source of suburbs`, () => {
    let testEnvironment: SuburbsEnvironment;
    beforeEach(async () => {
      testEnvironment = await make();
    });
    afterEach(() => testEnvironment.end());

    test('has none until a list is imported', async () => {
      expect(await testEnvironment.find('hu')).toEqual([]);
    });

    test('gives those that begin with two letters, or whose postcodes begin with two digits', async () => {
      await testEnvironment.bringIn([hume, queanbeyan]);
      expect(await testEnvironment.find('hu')).toEqual([hume]);
      expect(await testEnvironment.find('26')).toEqual([hume, queanbeyan]);
      expect(await testEnvironment.find('zz')).toEqual([]);
    });

    test('gives null without an answer, and asks again later', async () => {
      await testEnvironment.bringIn([hume]);
      testEnvironment.setReachable(false);
      expect(await testEnvironment.find('hu')).toBeNull();
      testEnvironment.setReachable(true);
      expect(await testEnvironment.find('hu')).toEqual([hume]);
    });
  });
}
