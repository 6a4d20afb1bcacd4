import { isOneSlip, stem, wordsOf } from './words';

/** How people ask: the words around what they look for, and the same thing by other words. */

/** Stop words: with other words they need not be found. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a am an and any are at can do does for from get have help how i in is it me mum dad mother father husband wife my ' +
    'near nearby nearest need now of on open or please some somebody someone speak speaking speaks that the there to ' +
    'want we what when where which who whose with'
  ).split(' '),
);

/** Each pair is one thing: what is written in one of these ways is found by the other. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\bmt\b/, 'mount'],
  [/\bmount\b/, 'mt'],
  [/\bnth\b/, 'north'],
  [/\bnorth\b/, 'nth'],
  [/\bsth\b/, 'south'],
  [/\bsouth\b/, 'sth'],
  [/\b(?:ramps?|no steps?|level entry|no stairs)\b/, 'wheelchair'],
  [/\b(?:no cost|no charge|no fee|costs nothing)\b/, 'free'],
  [/\bbulk bill\w*/, 'free bulk billed billing'],
  [/\bclean\w*/, 'cleaner cleaning'],
  [/\bgarden\w*/, 'gardener gardening'],
  [/\bphysiotherap\w+/, 'physio'],
  [/\bgps?\b/, 'doctor'],
  [/\bdoctors?\b/, 'gp'],
  [/\bbus(?:es)?\b/, 'transport'],
];

/** A clause that says what there is not: "no wheelchair access". "No steps" and "no cost" are good news. */
const denied = /\b(?:no|not|without)\b(?!\s+(?:steps?|stairs?|cost|charge|fees?)\b)[^.;,]*/gi;

/** "Step-free" as it is searched for: as one thing, which has nothing to do with what is free of charge. */
export const withoutSteps = (text: string) => text.replaceAll(/\bstep[- ]?free\b/gi, 'wheelchair');

/** The words of a text for searching, with other words for the same things; without what it says there is not. */
export function searchableText(text: string): string {
  const folded = wordsOf(withoutSteps(text.replaceAll(denied, ' '))).join(' ');
  const more = alike.filter(([written]) => written.test(folded)).map(([, words]) => words);
  return [folded, ...more].join(' ');
}

/** The shortest beginning of a word in which a slip is forgiven: "phisio" for physiotherapy. */
const shortestBeginning = 5;

/** Returns whether one slip makes the word of the other, or of its beginning. */
export function isSlipOf(word: string, other: string): boolean {
  if (isOneSlip(word, other)) return true;
  if (word.length < shortestBeginning || other.length <= word.length) return false;
  return [-1, 0, 1].some((more) => isOneSlip(word, other.slice(0, word.length + more)));
}

/** The words of texts, each with how often it occurs. Create it once for a list. */
export function vocabularyOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const text of texts) for (const word of text.split(' ')) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/**
 * The word that was meant by one with a slip: whole words before beginnings, then the most frequent.
 * @returns null where it is known as it is, or nothing is like it.
 */
export function wordMeant(vocabulary: ReadonlyMap<string, number>, word: string): string | null {
  const typed = stem(word);
  let best: { other: string; rank: number } | null = null;
  for (const [other, count] of vocabulary) {
    if (other.includes(typed)) return null;
    if (!isSlipOf(typed, other)) continue;
    const rank = (isOneSlip(typed, other) ? 1e6 : 0) + count;
    if (!best || rank > best.rank) best = { other, rank };
  }
  return best && best.other;
}
