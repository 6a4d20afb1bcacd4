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
 * Loads the code for suggestions and filters, which the list does not need, after the list.
 * @returns `code`: null until it has loaded, and where it cannot be fetched. `coming`: a promise of the same for input
 * that must not be lost meanwhile; it never rejects.
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
