/** Focuses the page's one h1, so that it is read out and the next Tab continues from there. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
