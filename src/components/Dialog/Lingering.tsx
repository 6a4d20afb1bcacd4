import { createContext, Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * How long the page stays in the accessibility tree after the focus has gone into a dialog, and the dialog after the focus has
 * gone back, in milliseconds. Where both happen at once, Orca looks for the lost focus by itself, and then says nothing of it.
 */
export const farewell = 200;

/** Whether what stands here is on its way out: still in the document, but done with. */
export const Leaving = createContext(false);

/**
 * Stands around every dialog that is drawn on a condition: shows `children`, and for a moment longer what they were when
 * they become `null`. The dialog gives the focus back at once all the same.
 */
export function Lingering({ children }: { children: ReactNode }) {
  const [last, setLast] = useState({ children, visit: 0, isHere: false });
  const isHere = !!children;
  if (isHere ? children !== last.children : last.isHere) {
    // What comes while something else is leaving is a new thing, even if it is of the same kind.
    const visit = last.isHere ? last.visit : last.visit + 1;
    setLast({ children: children || last.children, visit: isHere ? visit : last.visit, isHere });
  }
  useEffect(() => {
    if (isHere) return;
    const timer = setTimeout(() => setLast((before) => ({ ...before, children: null })), farewell);
    return () => clearTimeout(timer);
  }, [isHere]);
  return (
    <Leaving value={!isHere}>
      <Fragment key={last.visit}>{last.children}</Fragment>
    </Leaving>
  );
}
