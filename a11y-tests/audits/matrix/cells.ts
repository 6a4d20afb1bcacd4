import { themes, type Theme } from '../../support/page';
import { coverPairs } from './coveringArray';
import { visits, type Visit } from './visits';

/** The widths in CSS pixels: a small phone or a desktop at 400 % zoom, a tablet, a desktop. */
export const widths = [320, 768, 1280] as const;
export type Width = (typeof widths)[number];

/** One visit in one theme at one width. */
export interface Cell {
  visit: Visit;
  theme: Theme;
  width: Width;
}

/** The factors of a cell. */
export const rowOf = ({ visit, theme, width }: Cell) => ({
  screen: visit.screen.id,
  viewer: visit.viewer,
  theme: theme.name,
  width: String(width),
});

const everyCell = (visit: Visit): Cell[] =>
  themes.flatMap((theme) => widths.map((width) => ({ visit, theme, width })));

/** The visits of the built product; a story has neither the page shell nor the full keyboard order. */
const inProduct = visits.filter(({ at }) => 'address' in at);

/**
 * The cells for slow checks: one per visit of the product, then as many as it takes until every pair of screen,
 * viewer, theme and width that can occur together is covered.
 */
export const pairCells: readonly Cell[] = coverPairs(inProduct.map(everyCell), rowOf);

/** The cell of a visit of the product in a run that audits each visit once. */
export function cellOf(visit: Visit): Cell {
  return pairCells[inProduct.indexOf(visit)]!;
}
