import { isSeen, wordsOf, type RuleAnswer } from './seen';

/** The accessible name as axe computes it. */
type NameOf = (element: Element) => string;

const controls =
  'a[href], button, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio], [role=menuitemcheckbox], [role=menuitemradio], [role=treeitem], [role=gridcell]';

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\([^)]*\)/g, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether words stand in others, side by side and in their order. */
function contains(words: readonly string[], others: readonly string[]): boolean {
  return others.some((_, start) => words.every((word, place) => others[start + place] === word));
}

/** Letters of a font that draws pictures are no words. */
const drawsPictures = (element: Element) => /icon|symbol|awesome/i.test(getComputedStyle(element).fontFamily);

/** What is seen of the text in a control; blocks are apart, what is in one line may not be. */
function visibleLabel(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element)) return '';
  const style = getComputedStyle(node);
  if (style.display !== 'contents' && !isSeen(node) && node.textContent.trim() !== '') return '';
  if (drawsPictures(node)) return '';
  const inside = [...node.childNodes].map(visibleLabel).join('');
  return style.display.startsWith('inline') || style.display === 'contents' ? inside : ` ${inside} `;
}

/** "Ave." for "Avenue", "nonstandard" for "non-standard": two ways to write a word, about which the rule says nothing. */
function isSpelling(label: string, name: string): boolean {
  const short = [...label.matchAll(/(\p{L}+)\.(?=\s|$)/gu)].map(([, word]) => word!.toLowerCase());
  const isShortened = short.some((word) =>
    wordsIn(name).some((other) => other !== word && other.startsWith(word)),
  );
  const joined = (text: string) => wordsIn(text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')).join(' ');
  return isShortened || (/-/.test(label + name) && joined(label) === joined(name));
}

/** Controls whose name lacks the words that stand on them: who speaks to the computer says what stands there. */
export function labelInName(nameOf: NameOf): RuleAnswer {
  const answer: RuleAnswer = { targets: 0, findings: [] };
  for (const control of document.querySelectorAll(controls)) {
    if (!control.matches('[aria-label], [aria-labelledby]') || control.closest('[aria-hidden=true]'))
      continue;
    if (!isSeen(control)) continue;
    const label = visibleLabel(control).trim();
    const words = wordsIn(label);
    // A single letter is a sign, such as x for "close".
    if (words.length === 0 || /^\p{L}$/u.test(words.join(''))) continue;
    const name = nameOf(control);
    if (isSpelling(label, name)) continue;
    answer.targets += 1;
    if (!contains(words, wordsIn(name)))
      answer.findings.push(`${wordsOf(control)} is named "${name}" and not by what stands on it`);
  }
  return answer;
}
