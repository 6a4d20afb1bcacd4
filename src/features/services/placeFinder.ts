import { createBoxSuggestions, type BoxSuggestions } from '@/shared/domain/services/boxSuggestions';
import { everydayIndex, searchedEveryday } from '@/shared/domain/services/everydaySearch';
import type { ServiceIndex } from '@/shared/domain/services/serviceSearch';
import { createSuggest, maxSuggestions, type Suggest } from '@/shared/domain/services/serviceSuggestions';
import type { ServicesView } from '@/shared/domain/services/servicesView';
import { prefixOf, type Suburb } from '@/shared/domain/suburbs/suburb';
import { withSuburbs } from '@/shared/domain/suburbs/suburbAreas';
import type { FindSuburbs } from '../../ports/suburbs';

/** Helps with the text in the box: suggestions, and the suburbs that are fetched while the person types. */
export interface PlaceFinder {
  suggest: Suggest;
  /** Without suburbs that only the box knows. */
  suggestPlaces: Suggest;
  quickFind: BoxSuggestions['quickFind'];
  /** The list, with all suburbs that have loaded so far. */
  index(): ServiceIndex;
  /** The list, searchable by all data of its services. */
  searchable: ServiceIndex;
  /** The view after a search in everyday words. */
  searched(view: ServicesView, text: string): ServicesView;
  /**
   * Fetches the suburbs that begin with the text, once.
   * @param wholeSearch true where a suburb may also begin later in the text: "exercise in Carlton".
   * @returns a promise of the answer or its failure; null where nothing is pending.
   */
  ask(text: string, wholeSearch?: boolean): Promise<unknown> | null;
}

/** The maximum number of words in a search that may begin a suburb. */
const maxWords = 4;

/** Appends late suggestions after the earlier ones, so that nothing moves before a press. */
function steady(): (text: string, fresh: readonly string[]) => readonly string[] {
  let last = { text: '', options: [] as readonly string[] };
  return (text, fresh) => {
    const before = last.text === text ? last.options : [];
    last = { text, options: [...new Set([...before, ...fresh])].slice(0, maxSuggestions) };
    return last.options;
  };
}

/** Creates the finder for a list of services. */
export function createPlaceFinder(index: ServiceIndex, findSuburbs: FindSuburbs): PlaceFinder {
  const suggestPlaces = createSuggest(index);
  const known = new Map<string, readonly Suburb[]>();
  const onTheWay = new Map<string, Promise<void>>();
  const keep = steady();
  let box = createBoxSuggestions(index);
  const searchable = everydayIndex(index);
  let whole = searchable;

  const learn = (prefix: string, suburbs: readonly Suburb[]) => {
    known.set(prefix, suburbs);
    if (suburbs.length === 0) return;
    const all = [...known.values()].flat();
    const each = [...new Map(all.map((one) => [`${one.name} ${one.state} ${one.postcode}`, one])).values()];
    box = createBoxSuggestions(index, each);
    whole = everydayIndex(withSuburbs(index, each));
  };

  const askFor = (prefix: string): Promise<void> => {
    const asked = onTheWay.get(prefix);
    if (asked) return asked;
    const settle = (suburbs: readonly Suburb[] | null) => {
      onTheWay.delete(prefix);
      // Without an answer the next letter asks again.
      if (suburbs) learn(prefix, suburbs);
    };
    const answer = findSuburbs(prefix).then(settle, () => settle(null));
    onTheWay.set(prefix, answer);
    return answer;
  };

  return {
    suggest: (text) => keep(text, box.suggest(text)),
    suggestPlaces,
    quickFind: (suggestion) => box.quickFind(suggestion),
    index: () => whole,
    searchable,
    searched: (view, text) => searchedEveryday(whole, view, text),
    ask(text, wholeSearch = false) {
      const words = text.trim().split(/\s+/);
      const starts = wholeSearch
        ? words.slice(0, maxWords).map((_, at) => words.slice(at).join(' '))
        : [text];
      const prefixes = new Set(starts.map(prefixOf).filter((prefix) => prefix !== null));
      const wanted = [...prefixes].filter((prefix) => !known.has(prefix));
      return wanted.length > 0 ? Promise.all(wanted.map(askFor)) : null;
    },
  };
}
