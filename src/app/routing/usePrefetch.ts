import { useEffect } from 'react';
import { usePorts } from '../../ports/ports';

/** The delay before links are watched, in milliseconds: the first view comes before what may follow it. */
const startsAfter = 2000;

/** Fetches the next page while somebody is about to go there, for as long as the product is open. */
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
