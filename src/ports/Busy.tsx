import { useLayoutEffect, type ReactNode } from 'react';
import { beginWork } from '../busy';

/**
 * Sets `data-busy` for as long as it is rendered. For fallbacks until code or data arrives: React shows those up to 300
 * ms longer.
 */
export function Busy({ children }: { children?: ReactNode }) {
  useLayoutEffect(beginWork, []);
  return children;
}
