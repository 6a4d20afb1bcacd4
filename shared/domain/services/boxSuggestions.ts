import { foldText } from '../text/foldText';
import { postcodeLabel, suburbLabels } from '../suburbs/suburbAreas';
import type { Suburb } from '../suburbs/suburb';
import { quickFindsFor, quickFindsIn, type QuickFind } from './quickFinds';
import type { ServiceIndex } from './serviceSearch';
import { createSuggest, maxSuggestions, type Suggest } from './serviceSuggestions';

/** The suggestions of the search box. */
export interface BoxSuggestions {
  /** Whole searches first, then suburbs, postcodes, cities and places. */
  suggest: Suggest;
  /** The complete search of this suggestion, or null for a text to search for. */
  quickFind(suggestion: string): QuickFind | null;
}

/**
 * Prepares the suggestions for a list of places.
 * @param suburbs the known ones, besides the suburbs of the places.
 */
export function createBoxSuggestions(index: ServiceIndex, suburbs: readonly Suburb[] = []): BoxSuggestions {
  const quick = quickFindsFor((type) =>
    index.places.some((place) => place.type === type && place.opening_hours),
  );
  const byName = createSuggest(index, suburbLabels(suburbs));
  const postcodes = suburbs
    .filter(({ postcode }) => postcode)
    .map(postcodeLabel)
    .toSorted((a, b) => a.localeCompare(b, 'en-AU'));
  return {
    suggest(text) {
      const folded = foldText(text.trim());
      const codes = /^\d/.test(folded)
        ? postcodes.filter((label) => foldText(label).startsWith(folded) && foldText(label) !== folded)
        : [];
      const whole = quickFindsIn(quick, text).map(({ label }) => label);
      return [...new Set([...whole, ...codes, ...byName(text)])].slice(0, maxSuggestions);
    },
    quickFind: (suggestion) => quick.find(({ label }) => label === suggestion) ?? null,
  };
}
