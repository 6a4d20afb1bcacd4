import { stem } from '../search/words';
import { foldText } from '../text/foldText';
import { areaWords } from './areaKey';
import type { ServiceIndex } from './serviceSearch';

/** At most this many suggestions are given: more than that is reading, and no longer choosing. */
export const maxSuggestions = 6;

/** Two letters are inside too many words. */
const shortestInside = 3;

/** The suggestions for a typed text, the likeliest first; none for a blank text. */
export type Suggest = (text: string) => readonly string[];

interface Candidate {
  label: string;
  folded: string;
  words: readonly string[];
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en-AU');

const candidate = (label: string): Candidate => ({ label, folded: foldText(label), words: areaWords(label) });

/** The suburbs and cities first, then the places, without those of the same name. Postcodes are quicker to type. */
function candidatesOf({ areas, places }: ServiceIndex, further: readonly string[]): Candidate[] {
  const areaLabels = [...areas.values()]
    .flat()
    .map(({ label }) => label)
    .filter((label) => !/^\d/.test(label))
    .concat(further);
  const names = places.map(({ name }) => name.trim());
  const all = [areaLabels, names].flatMap((labels) =>
    [...new Set(labels)].map((label) => candidate(label)).toSorted(byLabel),
  );
  return [...new Map(all.toReversed().map((one) => [one.folded, one])).values()].toReversed();
}

/**
 * 0: the text is its name, without its state; 1: it begins with the text; 2: each typed word begins one of its words; 3: each
 * begins one or is inside one; null: no match.
 */
function rankOf({ folded, words }: Candidate, text: string, typed: readonly string[]): number | null {
  if (folded.startsWith(`${text},`)) return 0;
  if (folded.startsWith(text)) return 1;
  const every = (fits: (word: string, part: string) => boolean) =>
    typed.every((part) => words.some((word) => fits(word, part) || fits(word, stem(part))));
  if (every((word, part) => word.startsWith(part))) return 2;
  const isInside = (word: string, part: string) =>
    part.length < shortestInside ? word.startsWith(part) : word.includes(part);
  return every(isInside) ? 3 : null;
}

/**
 * Suggestions for the beginning of a suburb, of a city or of a place's name. Each suggestion is
 * understood by the search for services and as an end of a route. Case and accents make no difference. Beginnings
 * come before beginnings of later words, and those before the rest; a suburb whose whole name was typed comes first. What is
 * typed in full already is no suggestion.
 * @param further labels of suburbs besides those of the places.
 */
export function createSuggest(index: ServiceIndex, further: readonly string[] = []): Suggest {
  let candidates: readonly Candidate[] | undefined;
  return (text) => {
    const typed = areaWords(text);
    if (typed.length === 0) return [];
    // Prepared at the first letter, so that the page is not kept waiting.
    candidates ??= candidatesOf(index, further);
    const folded = foldText(text.trim());
    const ranks: string[][] = [[], [], [], []];
    for (const one of candidates)
      if (one.folded !== folded) ranks[rankOf(one, folded, typed) ?? -1]?.push(one.label);
    return ranks.flat().slice(0, maxSuggestions);
  };
}
