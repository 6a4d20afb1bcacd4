import type { Suburb } from '@/shared/domain/suburbs/suburb';
import { describeSuburbs } from '../../ports/suburbs.contract';
import { createMemorySuburbs } from './suburbs';

describeSuburbs('Memory', async () => {
  let list: readonly Suburb[] = [];
  let isReachable = true;
  return {
    find: (prefix) => createMemorySuburbs(isReachable ? list : null)(prefix),
    bringIn: async (suburbs) => void (list = suburbs),
    setReachable: (reachable) => void (isReachable = reachable),
    end: async () => {},
  };
});
