import { countersDatabase } from './storageKeys';

/** For tests: this browser as if the product had never run in it. */
export async function freshStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(countersDatabase);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });
}
