import { useLayoutEffect, type ReactNode } from 'react';
import { beginWork } from '../busy';

/**
 * Counts as under way (`data-busy`) for as long as it is drawn. For what stands in until code or data is there: React shows
 * those up to 300 ms after they have come.
 */
export function Busy({ children }: { children?: ReactNode }) {
  useLayoutEffect(beginWork, []);
  return children;
}
