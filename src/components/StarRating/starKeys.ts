/** The last star. */
export const maxStars = 5;

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/**
 * Where a key leads from the star `from`; `star` is null where the browser sees to it or the key does not move. Browsers
 * disagree on Left and Right where reading goes from right to left: some follow the order in the page.
 */
export function starTarget(
  key: string,
  from: number,
  stars: HTMLElement,
): { star: number | null; moves: boolean } {
  if (key === 'Home') return { star: 1, moves: true };
  if (key === 'End') return { star: maxStars, moves: true };
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!sideways || getComputedStyle(stars).direction !== 'rtl')
    return { star: null, moves: arrows.includes(key) };
  const step = key === 'ArrowLeft' ? 1 : -1;
  return { star: ((from - 1 + step + maxStars) % maxStars) + 1, moves: true };
}
