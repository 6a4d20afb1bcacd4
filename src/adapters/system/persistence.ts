import type { Keeping } from '../../domain/ownBackup/keeping';
import type { Persistence } from '../../ports/persistence';

/** What this browser says about the storage of the site. @param storage absent where the page came over plain http. */
export function createPersistence(storage: Partial<StorageManager> = navigator.storage ?? {}): Persistence {
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
