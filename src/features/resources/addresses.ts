/** The address of the list. */
export const listAddress = '/resources';

/** The address of one resource. */
export const resourceAddress = (id: number) => `${listAddress}?item=${id}`;

/** Focuses the heading of a card. @returns true where it is drawn. */
export function focusCard(id: number): boolean {
  const link = cardLink(id);
  link?.focus();
  return link !== null;
}

/** The link in the heading of a card, or null when the card is not drawn. */
export function cardLink(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`li h2 a[href="${resourceAddress(id)}"]`);
}
