import { CollectionError } from '../../ports/collection';

/** A key and its new text; null removes it. */
export type Change = readonly [key: string, text: string | null];

/** @throws CollectionError refused where the browser has revoked access to storage. */
export function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch (cause) {
    throw new CollectionError('refused', { cause });
  }
}

/**
 * Writes several keys, or none of them. Put removals first: they free the space for the others.
 * @throws CollectionError full or refused; then everything is as before.
 */
export function writeAll(storage: Storage, changes: readonly Change[]): void {
  const before: Change[] = [];
  try {
    for (const [key, text] of changes) {
      before.unshift([key, storage.getItem(key)]);
      write(storage, [key, text]);
    }
  } catch (cause) {
    // The old values fitted before, so they fit again once everything new is removed.
    for (const change of before) if (change[1] === null) write(storage, change);
    for (const change of before) if (change[1] !== null) write(storage, change);
    throw new CollectionError(isFull(cause) ? 'full' : 'refused', { cause });
  }
}

function write(storage: Storage, [key, text]: Change): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

/** Returns true for a full storage; older Firefox has a name of its own for it. */
function isFull(cause: unknown): boolean {
  return (
    cause instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(cause.name)
  );
}
