import { useEffect, useState } from 'react';
import { createSearchIndex, search, type SearchIndex, type SearchResults } from '../../domain/search';
import { useServices } from '../../ports/services';
import { searchSources } from './sources';

/** What the search page shows. */
export type SearchState =
  { state: 'idle' } | { state: 'loading' } | { state: 'found'; results: SearchResults } | { state: 'none' };

/** Searches all sources. A source that cannot be read is left out: the others still answer. */
export function useSearch(query: string): SearchState {
  const services = useServices();
  const [index, setIndex] = useState<SearchIndex | null>(null);

  useEffect(() => {
    let over = false;
    const read = searchSources.map((source) => source(services).catch(() => []));
    void Promise.all(read).then((lists) => {
      if (!over) setIndex(createSearchIndex(lists));
    });
    return () => {
      over = true;
    };
  }, [services]);

  if (query.trim() === '') return { state: 'idle' };
  if (!index) return { state: 'loading' };
  const results = search(index, query);
  return results.total > 0 ? { state: 'found', results } : { state: 'none' };
}

/** The line over the results, which is also announced. */
export function countLine(query: string, found: SearchState): string {
  const words = `“${query.trim()}”`;
  if (found.state === 'none') return `Nothing found for ${words}.`;
  if (found.state === 'idle') return 'Type a word, such as arthritis, bus or password. Then press Search.';
  if (found.state !== 'found') return '';
  const { total, matched } = found.results;
  const count = total === 1 ? '1 result' : `${total} results`;
  return matched === 'every' ? `${count} for ${words}.` : `${count} for a part of ${words}.`;
}
