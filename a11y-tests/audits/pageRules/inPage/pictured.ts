import { isSeen, textNodes, wordsOf } from './seen';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text in front of a picture or gradient. */
export interface Pictured {
  words: string;
  /** Red, green and blue from 0 to 255, and the share of the ink from 0 to 1. */
  color: readonly [number, number, number, number];
  /** Large as WCAG has it: 24 px, or bold and 18.66 px. */
  large: boolean;
  box: Box;
  letters: Box[];
}

const boxOf = ({ left, top, width, height }: DOMRect): Box => ({
  x: left + scrollX,
  y: top + scrollY,
  width,
  height,
});

/** Whether a picture or gradient is behind an element, before any colour that hides it. */
function isOnPicture(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundImage, backgroundColor } = getComputedStyle(one);
    if (backgroundImage !== 'none') return true;
    if (backgroundColor.startsWith('rgb(')) return false;
  }
  return false;
}

function colorOf(element: Element): Pictured['color'] | null {
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(getComputedStyle(element).color);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)] : null;
}

function lettersOf(text: Text): Box[] {
  const range = document.createRange();
  return [...text.data].flatMap((letter, place) => {
    if (/\s/.test(letter)) return [];
    range.setStart(text, place);
    range.setEnd(text, Math.min(place + 1, text.length));
    const rect = range.getBoundingClientRect();
    return rect.width > 0 && rect.height > 0 ? [boxOf(rect)] : [];
  });
}

/** The texts whose contrast only their pixels can tell. */
export function picturedTexts(): Pictured[] {
  return textNodes(document.body ?? document).flatMap((text) => {
    const parent = text.parentElement!;
    const isOff = parent.closest(':disabled, [aria-disabled="true"], [inert]') !== null;
    if (!(parent instanceof HTMLElement) || !isSeen(parent) || isOff || !isOnPicture(parent)) return [];
    const color = colorOf(parent);
    const letters = lettersOf(text);
    if (!color || letters.length === 0) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const { fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return [{ words: wordsOf(parent), color, large, box: boxOf(range.getBoundingClientRect()), letters }];
  });
}
