type Secure = Pick<Navigator, 'geolocation' | 'locks' | 'serviceWorker' | 'storage'>;

/**
 * Browser features of secure contexts: pages over https, or from this machine. A neighbourhood house's own network may
 * have plain http, without any of them, and each caller handles that. The position is left out there, too, since
 * browsers have it and then refuse as if the person had.
 */
export const secure = (): Partial<Secure> => (globalThis.isSecureContext ? navigator : {});

/** The service workers' caches; undefined over plain http. */
export const keptAnswers = (): CacheStorage | undefined => globalThis.caches;

/** Makes a unique name from 128 random bits. Plain http hides `crypto.randomUUID`, but not its source of randomness. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
