import { createContext, Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * How long the page stays in the accessibility tree after the focus has gone into a dialog, and the dialog after the focus has
 * gone back, in milliseconds. Where both happen at once, Orca looks for the lost focus by itself, and then says nothing of it.
 */
export const exitDuration = 200;

/** Whether what stands here is on its way out: still in the document, but done with. */
export const Leaving = createContext(false);

/**
 * Stands around every dialog that is drawn on a condition: shows `children`, and for a moment longer what they were when
 * they become `null`. The dialog gives the focus back at once all the same.
 */
export function Presence({ children }: { children: ReactNode }) {
  const isHere = !!children;
  const [last, setLast] = useState({ children, isHere, visit: 0 });
  if (isHere ? children !== last.children : last.isHere) {
    setLast({
      children: children || last.children,
      isHere,
      // What comes while something else is leaving is a new thing, even if it is of the same kind.
      visit: last.visit + Number(isHere && !last.isHere),
    });
  }
  useEffect(() => {
    if (isHere) return;
    const timer = setTimeout(() => setLast((before) => ({ ...before, children: null })), exitDuration);
    return () => clearTimeout(timer);
  }, [isHere]);
  return (
    <Leaving value={!isHere}>
      <Fragment key={last.visit}>{last.children}</Fragment>
    </Leaving>
  );
}
