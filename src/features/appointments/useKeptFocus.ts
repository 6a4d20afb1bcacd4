import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus when its element moves to another group of the list, or another tab deletes it. It goes to the
 * element with the same id, else to the list's heading.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  contents: unknown,
): void {
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const box = list.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement;
    };
    // Blurring forgets it; not every browser fires blur for a removed element.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null;
    };
    box?.addEventListener('focusin', remember);
    box?.addEventListener('focusout', forget);
    return () => {
      box?.removeEventListener('focusin', remember);
      box?.removeEventListener('focusout', forget);
    };
  }, [list]);

  useLayoutEffect(() => {
    const had = last.current;
    if (!had || had.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    (document.getElementById(had.id) ?? heading.current)?.focus();
  }, [contents, heading]);
}
