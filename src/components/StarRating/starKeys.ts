/** The last star. */
export const maxStars = 5;

/**
 * Returns the star that a key moves to from the star `from`: 0 where the browser handles it, null where the key does
 * not move. Browsers disagree on Left and Right in right-to-left text: some follow the DOM order.
 */
export function starTarget(key: string, from: number, stars: HTMLElement): number | null {
  if (key === 'Home') return 1;
  if (key === 'End') return maxStars;
  if (!key.startsWith('Arrow')) return null;
  const turned = key.endsWith('t') && getComputedStyle(stars).direction === 'rtl';
  if (!turned) return 0;
  // One forward, or a full circle less one.
  return ((from + (key === 'ArrowLeft' ? 0 : maxStars - 2)) % maxStars) + 1;
}
