import type { FilledPage } from './pageTemplate';

/** A page with its content. */
export interface DrawnPage {
  /** The markup of the page. */
  markup: string;
  /** For whom and when it was drawn, for a script element of JSON. */
  drawnFor: string;
  /** The answers that it was drawn from, as script elements. */
  answers: string;
}

/** The placeholders that the build leaves: for whom a page is drawn, in a script element, and the page itself. */
const places = /DRAWN_PLACEHOLDER|PAGE_PLACEHOLDER<\/div>/;

/** The parts around them. */
const parts = new WeakMap<FilledPage, readonly string[]>();

const partsOf = (page: FilledPage) => {
  const split = parts.get(page) ?? page.html.split(places);
  parts.set(page, split);
  return split;
};

/** Returns whether something is to be drawn into a page. */
export const hasPlace = (page: FilledPage): boolean => partsOf(page).length === 3;

/** Puts what was drawn into a built page. Nothing of it is a script that runs, or a style. */
export function putDrawn(page: FilledPage, { drawnFor, markup, answers }: DrawnPage): FilledPage {
  const [before, between, after] = partsOf(page);
  return { html: `${before}${drawnFor}${between}${markup}</div>${answers}${after}`, sources: page.sources };
}
