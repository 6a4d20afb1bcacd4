import { useEffect, useRef, useState } from 'react';
import type { ServiceIndex } from '@/shared/domain/services/serviceSearch';
import { usePorts } from '../../ports/ports';
import type { FindSuburbs } from '../../ports/suburbs';

const load = (index: ServiceIndex, findSuburbs: FindSuburbs) =>
  Promise.all([import('./NarrowServices'), import('./placeFinder')]).then(
    ([{ NarrowServices, SearchInAddress }, { createPlaceFinder }]) => ({
      NarrowServices,
      SearchInAddress,
      finder: createPlaceFinder(index, findSuburbs),
    }),
  );

type FindingCode = Awaited<ReturnType<typeof load>>;

/**
 * What helps to find a place and is not needed to see the list: suggestions and the choices that show fewer places. It is
 * fetched once the list is there.
 * @returns `code`: null until it is there, and where it cannot be fetched. `coming`: the same for what must not be lost
 * meanwhile; it never fails.
 */
export function useFindingCode(index: ServiceIndex) {
  const { position, suburbs } = usePorts();
  const [code, setCode] = useState<FindingCode | null>(null);
  const coming = useRef<Promise<FindingCode | null> | null>(null);
  useEffect(() => {
    position.prepare?.().catch(() => undefined);
    let wanted = true;
    coming.current = load(index, suburbs).catch(() => null);
    void coming.current.then((loaded) => wanted && setCode(loaded));
    return () => {
      wanted = false;
    };
  }, [position, suburbs, index]);
  return { code, coming };
}
