import { useEffect, useState } from 'react';
import { usePorts } from '../../ports/ports';

const load = () =>
  Promise.all([import('./NarrowServices'), import('./placeFinder')]).then(
    ([{ NarrowServices }, { createPlaceFinder }]) => ({ NarrowServices, createPlaceFinder }),
  );

/**
 * What helps to find a place and is not needed to see the list: suggestions and the choices that show fewer places. It is
 * fetched once the list is there. Null until then, and where it cannot be fetched.
 */
export function useFindingCode() {
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const { position } = usePorts();
  useEffect(() => {
    position.prepare?.().catch(() => undefined);
    let wanted = true;
    load().then(
      (loaded) => wanted && setCode(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [position]);
  return code;
}
