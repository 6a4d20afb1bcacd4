// A file of its own, since every page has the search box and only one the search.

/** The longest search in characters. Nobody needs more, and servers refuse addresses that are much longer. */
export const longestQuery = 200;

/** What is searched for: a text that somebody typed, or that stands in an address, without blanks and cut to length. */
export function toQuery(text: string | null): string {
  return [...(text ?? '').trim()].slice(0, longestQuery).join('').trim();
}
