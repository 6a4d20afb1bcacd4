type Secure = Pick<Navigator, 'geolocation' | 'locks' | 'serviceWorker' | 'storage'>;

/**
 * What browsers give to secure contexts only: pages that came over https, or from this machine. A neighbourhood house's own network
 * may have plain http: there none of it is, and each place that asks says what there is without. The position is left out there, too,
 * since browsers have it and then refuse as if the person had.
 */
export const secure = (): Partial<Secure> => (globalThis.isSecureContext ? navigator : {});

/** What service workers keep; undefined over plain http. */
export const keptAnswers = (): CacheStorage | undefined => globalThis.caches;

/** A name that nothing else has: 128 random bits. `crypto.randomUUID` is hidden over plain http, the chance that it takes is not. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
