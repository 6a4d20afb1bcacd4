import { isSeen, textNodes, wordsOf, type RuleAnswer } from './seen';

/** The spacing that WCAG 1.4.12 says people must be able to set, as a part of the font size. */
const wideEnough = { 'letter-spacing': 0.12, 'word-spacing': 0.16, 'line-height': 1.5 } as const;

type Spacing = keyof typeof wideEnough;

/** These only pass on what an ancestor has. */
const passedOn = new Set(['inherit', 'unset', 'revert', 'revert-layer']);

/** The element whose style attribute sets the spacing of a text; null where none does. */
function setBy(parent: Element, spacing: Spacing): HTMLElement | null {
  for (let one: Element | null = parent; one; one = one.parentElement) {
    if (!(one instanceof HTMLElement)) continue;
    const value = one.style.getPropertyValue(spacing);
    if (value !== '' && !passedOn.has(value)) return one;
  }
  return null;
}

const used = (element: Element, spacing: Spacing) => getComputedStyle(element).getPropertyValue(spacing);

/** `normal` is none for letters and words, and too narrow for lines. */
const pixels = (value: string) => Number.parseFloat(value) || 0;

/** A text on one line has no distance of lines. */
function lineCount(text: Text): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** Text whose spacing a style attribute fixes with `!important`, too narrow for who needs it wide. */
export function inlineSpacing(spacing: Spacing): RuleAnswer {
  const answer: RuleAnswer = { targets: 0, findings: [] };
  for (const text of textNodes(document.body ?? document)) {
    const parent = text.parentElement!;
    if (!(parent instanceof HTMLElement) || !isSeen(parent)) continue;
    const source = setBy(parent, spacing);
    if (source?.style.getPropertyPriority(spacing) !== 'important') continue;
    // A style sheet may have said something else between.
    if (source !== parent && used(source, spacing) !== used(parent, spacing)) continue;
    if (spacing === 'line-height' && lineCount(text) < 2) continue;
    answer.targets += 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const share = pixels(used(parent, spacing)) / size;
    if (share < wideEnough[spacing] - 0.001)
      answer.findings.push(`${wordsOf(parent)} fixes ${spacing} at ${share.toFixed(2)} of the font size`);
  }
  return answer;
}
