// A file of its own, since every page has the search box and only one the search.

/** The longest query in characters. Nobody needs more, and servers refuse URLs that are much longer. */
export const longestQuery = 200;

/** The query in a text that was typed or is in the URL: trimmed and cut to length. */
export function toQuery(text: string | null): string {
  return [...(text ?? '').trim()].slice(0, longestQuery).join('').trim();
}
