import { countersDatabase } from './storageKeys';

/** For tests: resets this browser to the state before the product first ran. */
export async function freshStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(countersDatabase);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });
}
