import { personStorage } from './browserStorage';
import { sharedReadsPrefix } from './storageKeys';

/** Deletes the data for reading offline: it belongs to the user who has just logged out. */
export function forgetReads(): void {
  const storage = personStorage();
  try {
    const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(sharedReadsPrefix));
    for (const key of keys) storage?.removeItem(key);
  } catch {
    // An inaccessible storage contains nothing of ours.
  }
}
