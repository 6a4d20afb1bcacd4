import { createLocalSavedItems } from '../adapters/local/savedItems';
import type { Ports } from '../ports/ports';
import type { SavedItems } from '../ports/savedItems';
import type { DataStoreParts } from './dataStore';

/** What people saved for later: on the app's own server where the records are there, else in this browser. */
export async function openSavedItems(parts: DataStoreParts & Pick<Ports, 'settings'>): Promise<SavedItems> {
  if (parts.settings.data !== 'server') return createLocalSavedItems();
  return (await import('./serverSavedItems')).openServerSavedItems(parts);
}
