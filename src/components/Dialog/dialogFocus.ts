import { farewell } from './Lingering';
import type { FocusEvent as ReactFocusEvent, KeyboardEvent } from 'react';

/** The dialogs that are open, the uppermost last. */
const openDialogs: Element[] = [];

/**
 * Gives the focus back after a dialog has gone. Tries, in this order: the element that had it; the element that
 * now carries the same id (the first one may have been drawn again meanwhile); what the caller names; the page's
 * heading; the main region. Never leaves the focus on nothing, where a screen reader starts from the top. While
 * another dialog is open nothing beside it gets the focus: that dialog gives it back later.
 */
export function returnFocus(opener: Element | null, fallback?: () => HTMLElement | null): void {
  const targets = [
    () => opener,
    () => (opener?.id ? document.getElementById(opener.id) : null),
    () => fallback?.(),
    () => document.querySelector('main h1'),
    () => document.querySelector('main'),
  ];
  const uppermost = openDialogs.at(-1) ?? document.body;
  for (const target of targets) {
    const element = target();
    if (!(element instanceof HTMLElement) || element === document.body) continue;
    if (!uppermost.contains(element)) continue;
    element.focus();
    if (document.activeElement === element) return;
  }
}

/**
 * Shuts the page off: everything beside the dialog is unreachable by keyboard, mouse, touch and screen reader, and does
 * not scroll. The live region stays as it is, so what happens is still said. Answers the way to open the page again.
 */
export function shutPage(dialog: Element): () => void {
  openDialogs.push(dialog);
  const root = document.documentElement;
  const lockedBefore = root.hasAttribute('data-locked');
  if (!lockedBefore) root.setAttribute('data-locked', innerWidth > root.clientWidth ? 'bar' : '');
  const beside = [...document.body.children].filter(
    (element) =>
      !element.contains(dialog) && !element.matches('[aria-live], [data-live-announcer], script, style'),
  );
  // Radix, which would hide them at once, leaves alone what has this attribute; without a value it hides nothing.
  const shown = beside.filter((element) => !element.hasAttribute('aria-hidden'));
  for (const element of shown) element.setAttribute('aria-hidden', '');
  // A dialog below this one may have shut some of them already.
  let shut: Element[] = [];
  const timer = setTimeout(() => {
    shut = beside.filter((element) => !element.hasAttribute('inert'));
    for (const element of shut) element.setAttribute('inert', '');
    for (const element of shown) element.setAttribute('aria-hidden', 'true');
  }, farewell);
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    clearTimeout(timer);
    for (const element of shut) element.removeAttribute('inert');
    for (const element of shown) element.removeAttribute('aria-hidden');
    if (!lockedBefore) root.removeAttribute('data-locked');
  };
}

const fields = 'input:not([type="hidden"]), select, textarea';

/** Where the focus goes when a dialog opens: what asks for it, else the first field, else the dialog itself. */
export function firstFocus(dialog: HTMLElement): HTMLElement {
  const wanted = dialog.querySelector<HTMLElement>('[data-initial-focus]');
  const field = [...dialog.querySelectorAll<HTMLInputElement>(fields)].find((element) => !element.disabled);
  return wanted ?? field ?? dialog;
}

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Shift+Tab while the dialog itself has the focus goes to its last control. Radix goes round between the controls
 * only, so that the focus would leave for an invisible element beside the dialog.
 */
export function goToLast(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return;
  event.preventDefault();
  [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].at(-1)?.focus();
}

/**
 * Brings what has the focus into sight. Radix goes from the last control to the first and back without scrolling, so
 * that the focus would be out of sight in a dialog that is taller than the window. Not after a press of the mouse: what
 * moves away under it would not get the click.
 */
export function showFocus({ target }: ReactFocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Takes the focus back from the invisible elements that Radix puts at both ends of the page. They are reached with
 * Tab after a click beside the dialog. Answers the way to stop.
 */
export function guardFocus(dialog: HTMLElement): () => void {
  const takeBack = ({ target }: FocusEvent) => {
    const guard = target instanceof Element && target.matches('[data-radix-focus-guard]');
    if (guard && openDialogs.at(-1) === dialog) dialog.focus();
  };
  document.addEventListener('focusin', takeBack);
  return () => document.removeEventListener('focusin', takeBack);
}
