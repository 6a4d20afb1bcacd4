import { themes, type Theme } from '../support/page';
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

/** What meets in a cell. */
export const rowOf = ({ visit, theme, width }: Cell) => ({
  screen: visit.screen.id,
  viewer: visit.viewer,
  theme: theme.name,
  width: String(width),
});

const everyCell = (visit: Visit): Cell[] =>
  themes.flatMap((theme) => widths.map((width) => ({ visit, theme, width })));

/** The visits of the built product; a story has neither the frame around a screen nor all of its keyboard. */
const inProduct = visits.filter(({ at }) => 'address' in at);

/**
 * The cells for what takes long: one of each visit of the product, and after those as many as it takes until every screen,
 * viewer, theme and width that can meet has met.
 */
export const pairCells: readonly Cell[] = coverPairs(inProduct.map(everyCell), rowOf);

/** The cell in which a visit of the product is looked at where it is looked at once. */
export function cellOf(visit: Visit): Cell {
  return pairCells[inProduct.indexOf(visit)]!;
}
