/**
 * The browser's local storage, or null where the page may not have it: just accessing it throws when a person blocks
 * storage, and there is none while pages are prerendered.
 */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
