/**
 * What browsers give to secure contexts only: pages that came over https, or from this machine. On a neighbourhood house's own
 * network the site may come over plain http. So what asks for one of these asks here, and each says what there is without.
 */
const browser = (): Partial<Navigator> => globalThis.navigator ?? {};

/** A random UUID, version 4. `crypto.randomUUID` is hidden over plain http; the chance that it takes is not. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Web Locks; undefined without. Whoever takes one must do no harm where another tab does the same work. */
export const webLocks = (): LockManager | undefined => browser().locks;

/** Service workers; undefined without: then nothing is read without a connection. Private windows of Firefox have none either. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => browser().serviceWorker;

/** What service workers keep; undefined without: then nothing is kept. */
export const keptAnswers = (): CacheStorage | undefined => globalThis.caches;

/** What the browser says of its storage; empty without: then it has promised nothing. */
export const storageManager = (): Partial<StorageManager> => browser().storage ?? {};

/** The clipboard; undefined without: then the page copies what is selected. */
export const clipboard = (): Clipboard | undefined => browser().clipboard;

/** The position; undefined without: browsers have it over plain http as well, and refuse there as if the person had. */
export const geolocation = (): Geolocation | undefined =>
  globalThis.isSecureContext ? browser().geolocation : undefined;
