import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns true where the content of the box is wider than the box. Updated as either changes. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;
    // A pixel is rounding.
    const watcher = new ResizeObserver(() => setOverflows(inner.scrollWidth > outer.clientWidth + 1));
    watcher.observe(outer);
    watcher.observe(inner);
    return () => watcher.disconnect();
  }, [box]);
  return overflows;
}
