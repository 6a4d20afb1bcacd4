import { personStorage } from './browserStorage';
import { sharedReadsPrefix } from './storageKeys';

/** Forgets what was kept for reading offline: it belongs to the person who has just logged out. */
export function forgetReads(): void {
  const storage = personStorage();
  try {
    const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(sharedReadsPrefix));
    for (const key of keys) storage?.removeItem(key);
  } catch {
    // A storage that cannot be opened holds nothing of ours.
  }
}
