import { useRef, useState } from 'react';
import type { FocusEvent } from 'react';

const dialogOf = (place: EventTarget | null) =>
  place instanceof Element ? place.closest('dialog, [role="dialog"], [role="alertdialog"]') : null;

/** Whether the focus went into a dialog that opened over the group. */
function isAbove(group: Element, place: EventTarget | null): boolean {
  const dialog = dialogOf(place);
  return dialog !== null && dialog !== dialogOf(group);
}

/** Calls back when the focus goes from the dialogs above to something else than the group. */
function afterDialogs(group: Element, leave: () => void) {
  const check = ({ target }: Event) => {
    if (isAbove(group, target)) return;
    document.removeEventListener('focusin', check);
    if (!(target instanceof Node && group.contains(target))) leave();
  };
  document.addEventListener('focusin', check);
}

/**
 * A visit of a group lasts from the moment the focus comes in until it goes to another part of the page, or the page
 * goes. Another window is no leaving, nor is a dialog that opens: the focus comes back from both.
 * @param onLeave called at the end of a visit, and may be called without one.
 */
export function useVisit(onLeave: () => void) {
  const ref = useRef({ inside: false, saved: false, onLeave });
  const now = ref.current;
  now.onLeave = onLeave;

  const [leave] = useState(() => () => {
    now.onLeave();
    now.inside = false;
    now.saved = false;
  });

  /** Notes that something is saved. @returns whether something was before, in the same visit. */
  const markSaved = () => {
    const before = now.saved;
    now.saved = now.inside;
    return before;
  };

  const onFocus = () => {
    now.inside = true;
  };

  const onBlur = ({ currentTarget: group, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (group.contains(relatedTarget)) return;
    // What has the focus keeps it while its window is not the one in front.
    if (document.activeElement === target) return;
    if (isAbove(group, relatedTarget)) afterDialogs(group, leave);
    else leave();
  };
  return { markSaved, leave, onFocus, onBlur };
}
