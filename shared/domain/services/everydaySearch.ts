import { smallWords, vocabularyOf, withoutSteps, wordMeant } from '../search/everydayWords';
import { wordsOf } from '../search/words';
import { placeSearchText } from './placeSearchText';
import type { ServiceLocation } from './serviceLocation';
import { everythingFrom, searched, type ServicesView } from './servicesView';
import { areaNamed, readServiceQuery, type ServiceIndex } from './serviceSearch';

const textsOf = new WeakMap<readonly ServiceLocation[], readonly string[]>();

/** The same list, searched by all that is known of its places. It is prepared with the first search. */
export function everydayIndex({ places, areas }: ServiceIndex): ServiceIndex {
  return {
    places,
    areas,
    get texts() {
      const texts = textsOf.get(places) ?? places.map(placeSearchText);
      textsOf.set(places, texts);
      return texts;
    },
  };
}

const openNow = /\b(?:(?:that|which|is|are) ){0,3}open(?: (?:right now|now|today))?\b/gi;
const vocabularies = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** @returns the vocabulary of an index, made once for its texts. */
function vocabulary({ texts }: ServiceIndex): ReadonlyMap<string, number> {
  const known = vocabularies.get(texts) ?? vocabularyOf(texts);
  vocabularies.set(texts, known);
  return known;
}

/** Returns the subject of a question, with slips mended, and the area at its end as typed. */
function subjectOf(index: ServiceIndex, text: string): { words: string; mended: boolean } {
  const parts = text.replaceAll(/[?!,]/g, ' ').split(/\s+/).filter(Boolean);
  const isArea = (from: number) => areaNamed(index, parts.slice(from).join(' ')) !== null;
  const area = parts.findIndex((_, at) => isArea(at));
  const asked = area === -1 ? parts : parts.slice(0, area);
  const telling = asked.filter((part) => !smallWords.has(wordsOf(part).join(' ')));
  const known = vocabulary(index);
  const meant = telling.map((part) =>
    wordsOf(part)
      .map((word) => wordMeant(known, word) ?? word)
      .join(' '),
  );
  const mended = meant.some((word, at) => word !== wordsOf(telling[at]!).join(' '));
  const words = (mended ? meant : telling).join(' ');
  return { words: [words, ...(area === -1 ? [] : parts.slice(area))].join(' ').trim(), mended };
}

/** The text where only a similar word was found. */
export const lookedFor = (words: string) => `We looked for “${words}”.`;

/**
 * The view after a search in everyday words: "exercise class open now", "services that speak Greek". "Open" is as of the press,
 * which the page knows.
 */
export function searchedEveryday(index: ServiceIndex, view: ServicesView, text: string): ServicesView {
  const rest = withoutSteps(text.replaceAll(openNow, ' ')).trim();
  const isOpen = text.search(openNow) !== -1;
  const open = isOpen ? { at: new Date(0), unknownToo: false } : view.open;
  if (isOpen && rest.replaceAll(/\b(?:what|which|who|is|places?|now)\b|\W/gi, '') === '')
    return { ...everythingFrom(view), open };
  const from = { ...view, open };
  // A text with results stays as typed.
  if (isKnown(index, rest)) return searched(index, from, rest);
  const { words, mended } = subjectOf(index, rest);
  // Of what nobody knows it is said in the words that were typed.
  if (!isKnown(index, words)) return searched(index, from, text);
  const next = searched(index, from, words);
  return mended ? { ...next, message: next.message ?? lookedFor(words) } : next;
}

const isKnown = (index: ServiceIndex, text: string) => readServiceQuery(index, text).kind === 'found';
