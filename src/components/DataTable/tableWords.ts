import type { TableColumn } from './table';
import type { TableState } from './tableState';

/** The name of the rows: one user, many users. */
export interface TableNoun {
  one: string;
  many: string;
}

// Made once: a formatter costs more than the whole sentence.
const figures = new Intl.NumberFormat('en-AU');

/** "7 users", "1 user", "10,000 users". */
export function counted(count: number, noun: TableNoun): string {
  return `${figures.format(count)} ${count === 1 ? noun.one : noun.many}`;
}

/** "“nina”", "“admin” in Role", "“nina” and “admin” in Role"; '' while nothing is searched. */
export function searchWords(
  { columnSearches, globalSearch }: Pick<TableState, 'columnSearches' | 'globalSearch'>,
  columns: readonly Pick<TableColumn<never>, 'field' | 'label'>[],
): string {
  const inColumns = columns.map(({ field, label }) => {
    const text = columnSearches[field]?.trim();
    return text ? `“${text}” in ${label}` : '';
  });
  const everywhere = globalSearch.trim();
  return [everywhere && `“${everywhere}”`, ...inColumns].filter(Boolean).join(' and ');
}

/** The facts in the status sentence. */
export interface TableFacts {
  noun: TableNoun;
  /** The number of rows, and of matches. */
  all: number;
  found: number;
  page: number;
  pageCount: number;
  /** From `searchWords`. */
  searched: string;
  /** The sorted column's label and the direction. */
  sorted?: { label: string; direction: string } | undefined;
}

/** "No users match “nina”." */
export function nothingFound(noun: TableNoun, searched: string): string {
  return `No ${noun.many} match ${searched}.`;
}

/** "Sorted by Email, ascending. 2 of 7 users match “nina”. Page 1 of 1." */
export function statusWords({ noun, all, found, page, pageCount, searched, sorted }: TableFacts): string {
  if (all === 0) return `No ${noun.many}.`;
  if (found === 0) return nothingFound(noun, searched);
  const matching = `${figures.format(found)} of ${counted(all, noun)} ${found === 1 ? 'matches' : 'match'} ${searched}`;
  return [
    sorted && `Sorted by ${sorted.label}, ${sorted.direction}.`,
    `${searched ? matching : counted(all, noun)}.`,
    `Page ${figures.format(page)} of ${figures.format(pageCount)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "3 of 7 users selected", with the number of those that the searches hide: a batch action includes them. */
export function selectionWords(selected: number, all: number, hidden: number, noun: TableNoun): string {
  if (selected === 0) return `No ${noun.many} selected`;
  const words = `${figures.format(selected)} of ${counted(all, noun)} selected`;
  return hidden > 0 ? `${words}, ${figures.format(hidden)} of them not shown by this search` : words;
}
