import { isSeen, textNodes, wordsOf, type RuleAnswer } from './seen';

/** Rounding of the browser, in CSS pixels. */
const rounding = 1;

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function edgesOf(text: Text): Edges | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
  return width === 0 || height === 0 ? null : { left, right, top, bottom };
}

/** What an ancestor cuts off of a text: a side, or null. */
function cutBy(ancestor: HTMLElement, text: Edges, open: Ways): 'sideways' | 'below' | null {
  const style = getComputedStyle(ancestor);
  const box = ancestor.getBoundingClientRect();
  const sideways = text.right > box.right + rounding || text.left < box.left - rounding;
  const marked = style.whiteSpace === 'nowrap' && style.textOverflow !== 'clip';
  if (open.across && clips(style.overflowX) && sideways && !marked) return 'sideways';
  const upright = text.bottom > box.bottom + rounding || text.top < box.top - rounding;
  // One line by design, whatever it holds.
  const oneLine = Number.parseFloat(style.lineHeight) >= box.height;
  return open.down && clips(style.overflowY) && upright && !oneLine ? 'below' : null;
}

/** Whether nothing further in scrolls a text into view. */
interface Ways {
  across: boolean;
  down: boolean;
}

interface Clipping {
  /** Whether something around the text may clip it. */
  applies: boolean;
  finding: string | null;
}

function clippingOf(parent: HTMLElement, edges: Edges): Clipping {
  const open: Ways = { across: true, down: true };
  let applies = false;
  for (let one: HTMLElement | null = parent; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const isClipping = clips(overflowX) || clips(overflowY);
    // Wholly hidden text, as for screen readers, is not cut off.
    if (isClipping && (box.width <= 1 || box.height <= 1)) break;
    applies ||= isClipping;
    const side = isClipping ? cutBy(one, edges, open) : null;
    if (side)
      return {
        applies,
        finding: `${wordsOf(parent)} is cut off ${side} by <${one.localName} class="${one.className}">`,
      };
    if (scrolls(overflowX)) open.across = false;
    if (scrolls(overflowY)) open.down = false;
  }
  return { applies, finding: null };
}

/** Text that its surroundings cut off in the window as it is: asked in a window of half the size, as at 200 % zoom. */
export function clippedText(): RuleAnswer {
  const answer: RuleAnswer = { targets: 0, findings: [] };
  for (const text of textNodes(document.body ?? document)) {
    const parent = text.parentElement!;
    if (!(parent instanceof HTMLElement) || !isSeen(parent) || parent.closest('[aria-hidden="true"]'))
      continue;
    const edges = edgesOf(text);
    if (!edges) continue;
    const { applies, finding } = clippingOf(parent, edges);
    if (applies) answer.targets += 1;
    if (finding) answer.findings.push(finding);
  }
  return answer;
}
