import type { Keeping } from '@/shared/domain/ownBackup/keeping';
import type { Persistence } from '../../ports/persistence';

/** A browser that answers as it is told. @param answer what it says once it is asked. */
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
