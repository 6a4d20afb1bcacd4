import type { Keeping } from '@/shared/domain/ownBackup/keeping';
import type { Persistence } from '../../ports/persistence';
import { secure } from './secureContext';

/** This browser's persistence of the site's storage. */
export function createPersistence(storage: Partial<StorageManager> = secure().storage ?? {}): Persistence {
  const inWords = async (answer: (() => Promise<boolean>) | undefined): Promise<Keeping> => {
    try {
      if (!answer) return 'unknown';
      return (await answer()) ? 'promised' : 'may-delete';
    } catch {
      return 'unknown';
    }
  };
  return {
    get: () => inWords(storage.persisted?.bind(storage)),
    ask: () => inWords(storage.persist?.bind(storage)),
  };
}
