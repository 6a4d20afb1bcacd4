import { useMemo } from 'react';
import { search, type SearchResults } from '@/shared/domain/search/search';
import { useSources } from './useSources';

/** The state of the search page. */
export type SearchState =
  { state: 'idle' } | { state: 'loading' } | { state: 'found'; results: SearchResults } | { state: 'none' };

/** Searches all sources, and again whenever one of them changes. */
export function useSearch(query: string) {
  const { index, ...sources } = useSources();
  const found = useMemo((): SearchState => {
    if (query === '') return { state: 'idle' };
    if (!index) return { state: 'loading' };
    const results = search(index, query);
    return results.total > 0 ? { state: 'found', results } : { state: 'none' };
  }, [index, query]);
  return { found, ...sources };
}

/** The line over the results, which is also announced. */
export function countLine(query: string, found: SearchState): string {
  const words = `“${query}”`;
  switch (found.state) {
    case 'idle':
      return 'Type a word, such as arthritis, bus or password. Then press Search.';
    case 'loading':
      return 'Searching...';
    case 'none':
      return `Nothing found for ${words}.`;
    case 'found': {
      const { total, shown, matched } = found.results;
      const count = total === 1 ? '1 result' : `${total.toLocaleString('en-AU')} results`;
      const line = matched === 'every' ? `${count} for ${words}.` : `${count} for a part of ${words}.`;
      return shown < total ? `${line} The best ${shown} are shown.` : line;
    }
  }
}
