import { join } from 'node:path';
import Libsql from 'libsql';
import { StartError } from '../settings/startError';
import { isBusy } from '../http/storageError';
import { reasonOf } from '../settings/dataFolder';

/**
 * Locks a data folder for one server. The system releases the lock when the process ends, however
 * it ends, so a crash leaves no stale lock.
 * @returns a function that releases it.
 * @throws StartError when another server has it.
 */
export function claimDataFolder(folder: string): () => void {
  const path = join(folder, 'server.lock');
  try {
    const claim = new Libsql(path, { timeout: 0 });
    try {
      claim.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      claim.close();
      throw error;
    }
    return () => claim.close();
  } catch (error) {
    throw new StartError(
      isBusy(error)
        ? `Another server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`
        : `The data folder ${folder} cannot be claimed (${reasonOf(error)}).`,
    );
  }
}
