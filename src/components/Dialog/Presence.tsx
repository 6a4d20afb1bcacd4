import { createContext, Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { beginWork } from '../../busy';

/**
 * The time that the page stays in the accessibility tree after the focus has moved into a dialog, and the dialog
 * after the focus has moved back, in milliseconds. If both happened at once, Orca would look for the lost
 * focus itself, and announce nothing.
 */
export const exitDuration = 200;

/** True where this subtree is exiting: still in the document, but no longer active. */
export const Exiting = createContext(false);

export interface PresenceProps {
  /** A dialog, or nothing. */
  children: ReactNode;
}

/**
 * Wraps every dialog that is rendered on a condition: shows `children`, and for a moment longer their last value when
 * they become `null`. The dialog still returns the focus at once.
 */
export function Presence({ children }: PresenceProps) {
  const isHere = !!children;
  const [last, setLast] = useState({ children, isHere, visit: 0 });
  if (isHere ? children !== last.children : last.isHere) {
    setLast({
      children: children || last.children,
      isHere,
      // A dialog that appears during the exit of another one is a new one, even if it is of the same kind.
      visit: last.visit + Number(isHere && !last.isHere),
    });
  }
  const isLeaving = !isHere && !!last.children;
  useEffect(() => {
    if (!isLeaving) return;
    const end = beginWork();
    const timer = setTimeout(() => setLast((before) => ({ ...before, children: null })), exitDuration);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isLeaving]);
  return (
    <Exiting value={!isHere}>
      <Fragment key={last.visit}>{last.children}</Fragment>
    </Exiting>
  );
}
