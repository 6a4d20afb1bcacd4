import { parseStoredUser } from '@/shared/domain/auth/session';
import { parseOwners } from '@/shared/domain/auth/deviceUse';
import type { User } from '@/shared/domain/users/user';
import { keptAnswers } from '../system/secureContext';
import {
  backupNotePrefix,
  deviceUseKey,
  formDraftPrefix,
  ownDeviceKey,
  ownPrefix,
  sharedReadsPrefix,
  storageKeys,
  waitingDatabase,
} from './storageKeys';
import { forgetWaitingList } from './waitingDatabase';

/** The prefixes of keys that contain the owner, before the next dot or slash. */
const named = [formDraftPrefix, sharedReadsPrefix, backupNotePrefix];

/** Returns true where an entry of this browser's storages is about a person, by its key or its text. */
function isAbout({ id, email }: User, key: string, text: string): boolean {
  const prefix = named.find((one) => key.startsWith(one));
  const parts = key.slice(ownPrefix.length).split(/[./]/);
  if (prefix) return parts[1] === encodeURIComponent(id);
  if (!key.startsWith(ownPrefix) || key === ownDeviceKey) return false;
  return parts.includes(encodeURIComponent(id)) || text.toLowerCase().includes(email.toLowerCase());
}

const entries = (storage: Storage) =>
  Object.keys(storage).map((key) => [key, storage.getItem(key) ?? ''] as const);

/** Moves a person's data from one storage to another, and drops the part that does not fit there. */
export function moveTraces(person: User, from: Storage, to: Storage): void {
  for (const [key, text] of entries(from)) {
    if (!isAbout(person, key, text)) continue;
    try {
      to.setItem(key, text);
    } catch {
      // It is a copy of the server's data, or a draft.
    }
    from.removeItem(key);
  }
}

/**
 * Removes everything that this product stores about a person in this browser. Other people's data and the display
 * settings stay, and so do records from before the data was shared, of which there is no copy.
 * @throws the browser's error where it refuses.
 */
export async function removeTraces(person: User): Promise<void> {
  for (const [key, text] of entries(localStorage)) {
    const isUser = key === storageKeys.user && parseStoredUser(text)?.id === person.id;
    if (isUser || isAbout(person, key, text)) localStorage.removeItem(key);
  }
  const others = parseOwners(localStorage.getItem(ownDeviceKey)).filter((id) => id !== person.id);
  if (others.length > 0) localStorage.setItem(ownDeviceKey, JSON.stringify(others));
  else localStorage.removeItem(ownDeviceKey);
  // The tab is only theirs.
  for (const key of Object.keys(sessionStorage)) {
    if (key === storageKeys.user || (key.startsWith(ownPrefix) && key !== deviceUseKey))
      sessionStorage.removeItem(key);
  }
  for (const { name = '' } of (await globalThis.indexedDB?.databases?.()) ?? []) {
    // A change may wait here from before the operator declared every device shared.
    if (name === waitingDatabase) await forgetWaitingList(person.id);
    else if (name.split(/[./]/).includes(person.id)) indexedDB.deleteDatabase(name);
  }
  const kept = keptAnswers();
  for (const name of (await kept?.keys()) ?? []) {
    const cache = await kept!.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith('/api/') || search.includes('q=')) await cache.delete(request);
    }
  }
}
