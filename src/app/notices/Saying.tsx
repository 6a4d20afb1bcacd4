import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Busy } from '../../ports/Busy';
import { lazyWithPreload } from '../../ports/lazyWithPreload';
import { useIsLive } from '../../ports/useIsLive';

/** Fetched only where an address has a code. Without it the outcome is not reported, but the form has done its work. */
const Said = lazyWithPreload(
  () => import('./Said'),
  (code) => code.Said,
  () => null,
);

/**
 * Reports the outcome of a plain form, where the address has its code. In a page that came without it, it is drawn once
 * the code runs.
 */
export function Saying() {
  const { search } = useLocation();
  const isLive = useIsLive();
  const [isDrawn] = useState(() => !globalThis.document || document.querySelector('[data-said]') !== null);
  return (
    (isDrawn || isLive) &&
    search.includes('said=') && (
      <Suspense fallback={<Busy />}>
        <Said />
      </Suspense>
    )
  );
}
