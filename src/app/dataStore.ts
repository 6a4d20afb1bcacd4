import type { Ports } from '../ports/ports';
import { createLocalDataStore, type DataStore } from './localDataStore';

/** What the records need to know. */
export type DataStoreParts = Pick<Ports, 'settings' | 'identity' | 'currentUser' | 'clock'>;

/** The records in this browser, or those that everybody shares where the operator says so. */
export async function openDataStore(parts: DataStoreParts): Promise<DataStore> {
  const { firebase, data } = parts.settings;
  if (data === 'local' || !firebase) return createLocalDataStore(parts.clock);
  return (await import('./sharedDataStore')).openSharedDataStore(firebase, parts);
}
