import { foldText } from '../text/foldText';
import { isSlipOf, smallWords, withoutSteps } from './everydayWords';
import { joinedNumbers, stem, wordsOf } from './words';

/** An item that the site search can find. */
export interface SearchEntry {
  /** Unique within its group. */
  id: string;
  title: string;
  /** Everything else about it that people may search for. */
  text: string;
  /**
   * A line that distinguishes it from others with a similar title: a date, a place. Shown under the title.
   */
  detail?: string;
  href: string;
  /** The kind of item, as the heading over its results: "Pages", "Health Resources". */
  group: string;
}

/** The results of one kind, best first. */
export interface SearchGroup {
  group: string;
  entries: readonly SearchEntry[];
}

/** The results of a search. */
export interface SearchResults {
  /** Groups by their best result, best first. */
  groups: readonly SearchGroup[];
  /** How many items match. */
  total: number;
  /** How many of them are in the groups: all, or up to the limit of the search. */
  shown: number;
  /**
   * `every`: each result has all words. `some`: nothing has all of them, so these have some. `none`: nothing
   * found.
   */
  matched: 'every' | 'some' | 'none';
}

/** The prepared entries: an index from words to entries. Create it once for a list, then search it often. */
export interface SearchIndex {
  entries: readonly SearchEntry[];
  /** The titles, folded, in the order of the entries. */
  titles: readonly string[];
  /** For each stemmed word: the entries, each once, with the weight of the place where the word occurs. */
  places: ReadonlyMap<string, readonly Place[]>;
}

interface Place {
  entry: number;
  weight: number;
}

const titleWeight = 10;
const textWeight = 3;

/** A whole word counts more than a prefix, and that more than a word with a typo. */
const likeness = { whole: 1, beginning: 0.7, slip: 0.4 };

/** The weight of stop words. With other words they need not be found, and count a little where they are. */
const smallWordShare = 0.1;

/**
 * Indexes lists of entries.
 * @param sources one list for each kind of item; earlier lists win where results are equally good.
 */
export function createSearchIndex(sources: readonly (readonly SearchEntry[])[]): SearchIndex {
  const entries = sources.flat();
  const places = new Map<string, Place[]>();
  entries.forEach(({ title, text }, entry) => {
    const seen = new Map<string, number>();
    for (const word of indexedWords(text)) seen.set(word, textWeight);
    for (const word of indexedWords(title)) seen.set(word, titleWeight);
    for (const [word, weight] of seen) {
      const there = places.get(word);
      if (there) there.push({ entry, weight });
      else places.set(word, [{ entry, weight }]);
    }
  });
  return { entries, titles: entries.map(({ title }) => foldText(title)), places };
}

function indexedWords(written: string): string[] {
  const text = withoutSteps(written);
  return [...wordsOf(text).map(stem), ...joinedNumbers(text)];
}

/**
 * Finds the entries for what a person typed. Case, accents and plurals make no difference, a prefix of a word
 * is enough, and one wrong, missing or swapped letter is forgiven in words that are nowhere found as typed.
 * @param limit the most results in all groups together; further ones are only counted.
 */
export function search(index: SearchIndex, query: string, limit = 200): SearchResults {
  const { wanted, besides } = queryWords(query);
  const scores = new Map<number, { words: number; score: number }>();
  for (const word of wanted) {
    for (const [entry, score] of bestPlaces(index, word)) {
      const sum = scores.get(entry);
      if (sum) {
        sum.words += 1;
        sum.score += score;
      } else scores.set(entry, { words: 1, score });
    }
  }
  for (const word of besides) {
    for (const [entry, score] of bestPlaces(index, word)) {
      const sum = scores.get(entry);
      if (sum) sum.score += score * smallWordShare;
    }
  }
  const every = [...scores].filter(([, { words }]) => words === wanted.length);
  const found = every.length > 0 ? every : [...scores];
  const phrase = foldText(query).trim();
  const ranked = found
    .map(([entry, { words, score }]) => {
      const startsWithIt = index.titles[entry]!.startsWith(phrase);
      return { entry, rank: words * 100 + score + (startsWithIt ? titleWeight : 0) };
    })
    .toSorted((a, b) => b.rank - a.rank || a.entry - b.entry)
    .slice(0, limit)
    .map(({ entry }) => index.entries[entry]!);
  const matched = ranked.length === 0 ? 'none' : every.length > 0 ? 'every' : 'some';
  return { groups: inGroups(ranked), total: found.length, shown: ranked.length, matched };
}

/** The words that must be found, and those that are used for ranking only. */
function queryWords(text: string): { wanted: string[]; besides: string[] } {
  const query = withoutSteps(text);
  const numbers = joinedNumbers(query);
  const words = wordsOf(numbers.length > 0 ? query.replaceAll(/[\d\s-]+/g, ' ') : query);
  const telling = words.filter((word) => !smallWords.has(word));
  const small = words.filter((word) => smallWords.has(word));
  const basic = (some: readonly string[]) => [...new Set(some.map(stem))];
  if (telling.length + numbers.length === 0) return { wanted: basic(small), besides: [] };
  return { wanted: [...new Set([...basic(telling), ...numbers])], besides: basic(small) };
}

/** The best place of one word in each entry that has it. */
function bestPlaces({ places }: SearchIndex, word: string): Map<number, number> {
  const best = new Map<number, number>();
  const take = (there: readonly Place[], factor: number) => {
    for (const { entry, weight } of there) {
      const score = weight * factor;
      if (score > (best.get(entry) ?? 0)) best.set(entry, score);
    }
  };
  for (const [other, there] of places) {
    if (other.startsWith(word)) take(there, other === word ? likeness.whole : likeness.beginning);
  }
  if (best.size > 0) return best;
  // "diabetis" is no plural, so its s is still there, while that of "diabetes" is gone.
  const short = word.endsWith('s') ? word.slice(0, -1) : word;
  for (const [other, there] of places) {
    if (isSlipOf(word, other) || isSlipOf(short, other)) take(there, likeness.slip);
  }
  return best;
}

function inGroups(entries: readonly SearchEntry[]): SearchGroup[] {
  const groups = new Map<string, SearchEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups].map(([group, members]) => ({ group, entries: members }));
}
