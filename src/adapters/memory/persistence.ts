import type { Keeping } from '@/shared/domain/ownBackup/keeping';
import type { Persistence } from '../../ports/persistence';

/** A browser with a given answer. @param answer given after the request. */
export function createMemoryPersistence(
  first: Keeping = 'may-delete',
  answer: Keeping = 'promised',
): Persistence {
  let said = first;
  return {
    get: async () => said,
    ask: async () => (said = answer),
  };
}
