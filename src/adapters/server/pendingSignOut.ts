import { browserStorage } from '../local/browserStorage';
import { pendingSignOutKey } from '../local/storageKeys';
import { createTexts } from '../local/texts';
import type { PendingSignOut } from './identity';

/**
 * The flag in this browser's storage, read each time: a login in another tab clears it. If storage is blocked it is
 * valid until the page is closed.
 */
export function createPendingSignOut(storage = browserStorage): PendingSignOut {
  const texts = createTexts([pendingSignOutKey], storage);
  return {
    get: () => texts.get(pendingSignOutKey) === 'true',
    set: (pending) => void texts.set(pendingSignOutKey, pending ? 'true' : null),
  };
}
