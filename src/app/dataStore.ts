import { createLocalDataStore, type DataStore, type DataStoreParts } from './localDataStore';

/** The records in this browser, or those that everybody shares where the operator says so. */
export async function openDataStore(parts: DataStoreParts): Promise<DataStore> {
  const { firebase, data } = parts.settings;
  if (data === 'server') return (await import('./serverDataStore')).openServerDataStore(parts);
  if (data === 'local' || !firebase) return createLocalDataStore(parts.clock);
  return (await import('./sharedDataStore')).openSharedDataStore(firebase, parts);
}
