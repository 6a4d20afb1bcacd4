import { exitDuration } from './Presence';
import type { FocusEvent as ReactFocusEvent, KeyboardEvent } from 'react';
import { beginWork } from '../../busy';

/** The open dialogs, the uppermost last, each with the action of its Esc key. */
const openDialogs: { dialog: Element; escape: () => void }[] = [];

/** Esc, pressed while a dialog above is still exiting. */
export const escapeUppermost = (): void => openDialogs.at(-1)?.escape();

/**
 * Returns the focus after a dialog has closed. Tries, in this order: the element that had it; the element that now has
 * the same id (the first one may have been rendered again); the caller's fallback; the page's heading; the main region.
 * Never leaves the focus on nothing, where a screen reader starts from the top. While another dialog is open nothing
 * outside it gets the focus: that dialog returns it later.
 */
export function returnFocus(opener: Element | null, fallback?: () => HTMLElement | null): void {
  const targets = [
    () => opener,
    () => (opener?.id ? document.getElementById(opener.id) : null),
    () => fallback?.(),
    () => document.querySelector('main h1'),
    () => document.querySelector('main'),
  ];
  const uppermost = openDialogs.at(-1)?.dialog ?? document.body;
  for (const target of targets) {
    const element = target();
    if (!(element instanceof HTMLElement) || element === document.body) continue;
    if (!uppermost.contains(element)) continue;
    element.focus();
    if (document.activeElement === element) return;
  }
}

/** The inert and the hidden elements, by the attribute. */
const shutOff = { inert: new Set<Element>(), 'aria-hidden': new Set<Element>() };

function shut(by: keyof typeof shutOff, elements: readonly Element[], value: string): void {
  for (const element of elements) {
    if (element.hasAttribute(by)) continue;
    element.setAttribute(by, value);
    shutOff[by].add(element);
  }
}

/** Restores the surroundings of the uppermost dialog; everything, when there is none. */
function openUp(): void {
  const uppermost = openDialogs.at(-1)?.dialog;
  for (const by of ['inert', 'aria-hidden'] as const) {
    for (const element of shutOff[by]) {
      if (uppermost && !element.contains(uppermost)) continue;
      element.removeAttribute(by);
      shutOff[by].delete(element);
    }
  }
}

/**
 * Makes the page inert: everything outside the dialog is unreachable by keyboard, mouse, touch and screen reader, and
 * does not scroll. The live region is left alone, so announcements still work. Returns a function that restores the
 * page; while another dialog is open, also one above, everything outside that one stays inert.
 */
export function shutPage(dialog: Element, escape: () => void): () => void {
  const open = { dialog, escape };
  openDialogs.push(open);
  const root = document.documentElement;
  if (!root.hasAttribute('data-locked')) {
    root.setAttribute('data-locked', innerWidth > root.clientWidth ? 'bar' : '');
  }
  const beside = [...document.body.children].filter(
    (element) =>
      !element.contains(dialog) && !element.matches('[aria-live], [data-live-announcer], script, style'),
  );
  // Radix, which would hide them at once, ignores elements with this attribute; without a value it hides nothing.
  shut('aria-hidden', beside, '');
  const end = beginWork();
  const timer = setTimeout(() => {
    end();
    shut('inert', beside, '');
    for (const element of shutOff['aria-hidden']) element.setAttribute('aria-hidden', 'true');
  }, exitDuration);
  return () => {
    clearTimeout(timer);
    end();
    openDialogs.splice(openDialogs.indexOf(open), 1);
    openUp();
    if (openDialogs.length === 0) root.removeAttribute('data-locked');
  };
}

const fields = 'input:not([type="hidden"], [hidden]), select, textarea';

/**
 * Returns the element to focus when a dialog opens: the one that requests it, else the first visible field, else the
 * dialog itself.
 */
export function firstFocus(dialog: HTMLElement): HTMLElement {
  const wanted = dialog.querySelector<HTMLElement>('[data-initial-focus]');
  const field = [...dialog.querySelectorAll<HTMLInputElement>(fields)].find((element) => !element.disabled);
  return wanted ?? field ?? dialog;
}

/** Moves the focus into a dialog above another one, whose focus trap, which ends only now, has taken it back. */
export function moveFocusIn(event: Event): void {
  event.preventDefault();
  firstFocus(event.currentTarget as HTMLElement).focus();
}

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Shift+Tab on the dialog itself goes to its last control. Radix cycles between the controls only, so that
 * the focus would leave for an invisible element beside the dialog.
 */
export function goToLast(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return;
  event.preventDefault();
  [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].at(-1)?.focus();
}

/**
 * Scrolls the focused element into view. Radix cycles from the last control to the first and back without scrolling, so
 * that the focus would be out of view in a dialog taller than the window. Not after a mouse press: an element that
 * moves away under it would not get the click.
 */
export function showFocus({ target }: ReactFocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Takes the focus back from the focus guards that Radix puts at both ends of the page. They are reached with
 * Tab after a click outside the dialog. Returns a function that stops this.
 */
export function guardFocus(dialog: HTMLElement): () => void {
  const takeBack = ({ target }: FocusEvent) => {
    const guard = target instanceof Element && target.matches('[data-radix-focus-guard]');
    if (guard && openDialogs.at(-1)?.dialog === dialog) dialog.focus();
  };
  document.addEventListener('focusin', takeBack);
  return () => document.removeEventListener('focusin', takeBack);
}
