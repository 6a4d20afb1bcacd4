type Secure = Pick<Navigator, 'geolocation' | 'locks' | 'serviceWorker' | 'storage'>;

/**
 * What browsers give to secure contexts only: pages that came over https, or from this machine. A neighbourhood house's own network
 * may have plain http: there none of it is, and each place that asks says what there is without. The position is left out there, too,
 * since browsers have it and then refuse as if the person had.
 */
export const secure = (): Partial<Secure> => (globalThis.isSecureContext ? navigator : {});

/** What service workers keep; undefined over plain http. */
export const keptAnswers = (): CacheStorage | undefined => globalThis.caches;

/** A random UUID, version 4: `crypto.randomUUID` is hidden over plain http, the chance that it takes is not. */
export const newUuid = (): string =>
  '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) => {
    const [random] = crypto.getRandomValues(new Uint8Array(1));
    // A whole digit for 0 and 1; of 8, which holds the variant, two bits.
    return (Number(digit) ^ (random! & (15 >> (Number(digit) / 4)))).toString(16);
  });
