import { wordsOf } from '../search/words';
import { tileLabels, tileTypes } from './servicesView';

/** A whole search in one choice: the nearest places of a kind that are open. */
export interface QuickFind {
  type: (typeof tileTypes)[number];
  /** "Exercise Classes, open now, near me" */
  label: string;
}

/** Shorter beginnings of these are beginnings of suburbs too: Melbourne, Newcastle. */
const shortestExtra = 3;
const extraWords = wordsOf('open now near me nearest');

/** The quick finds for these kinds, in the order of the tiles. */
export function quickFindsFor(hasHours: (type: QuickFind['type']) => boolean): QuickFind[] {
  return tileTypes
    .filter(hasHours)
    .map((type) => ({ type, label: `${tileLabels[type]}, open now, near me` }));
}

/** The matches for a typed text: all of them for nothing, otherwise by the beginnings of words. */
export function quickFindsIn(all: readonly QuickFind[], text: string): QuickFind[] {
  const [first = '', ...rest] = wordsOf(text);
  const extra = (word: string) => extraWords.some((one) => one.startsWith(word));
  return all.filter(({ type, label }) => {
    if (wordsOf(label).join(' ') === wordsOf(text).join(' ')) return false;
    const own = wordsOf(tileLabels[type]);
    const fits = (word: string) => own.some((one) => one.startsWith(word));
    const begins =
      first === '' ? text.trim() === '' : fits(first) || (first.length >= shortestExtra && extra(first));
    return begins && rest.every((word) => fits(word) || extra(word));
  });
}
