import { useEffect } from 'react';
import { usePorts } from '../../ports/ports';

/** The delay before links are watched, in milliseconds: the first view comes before the next page. */
const startsAfter = 2000;

/** Prefetches the next page when a person is about to go there, for as long as the product is open. */
export function usePrefetch(): void {
  const ports = usePorts();
  useEffect(
    () =>
      ports.clock.after(startsAfter, () => {
        import('./prefetch')
          .then((code) => code.prefetchOnIntent)
          .then(
            (prefetch) => prefetch(ports),
            () => undefined,
          );
      }),
    [ports],
  );
}
