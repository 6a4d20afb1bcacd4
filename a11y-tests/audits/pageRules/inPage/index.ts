import type axe from 'axe-core';
import { clippedText } from './clippedText';
import { headerCells } from './headerCells';
import { inlineSpacing } from './inlineSpacing';
import { labelInName } from './labelInName';
import { metaRefresh } from './metaRefresh';
import { pageLanguage } from './pageLanguage';
import { picturedTexts } from './pictured';
import { prohibitedAria } from './prohibitedAria';
import { rotations } from './rotation';
import type { RuleAnswer } from './seen';
import { noSkipLink, noWayPast } from './skipLink';
import { hiddenStops, scrollStops } from './stops';
import { noHeading, noLandmark, ownContent } from './wayPast';

const { axe: engine } = window as unknown as { axe: typeof axe };

/** The accessible name as axe computes it. It keeps a tree of the page for that, which ends with what is asked. */
function named(ask: (nameOf: (element: Element) => string) => RuleAnswer): RuleAnswer {
  engine.setup(document);
  try {
    return ask((element) => engine.commons.text.accessibleText(element));
  } finally {
    engine.teardown();
  }
}

/** The rules that only look, and change nothing: not even the focus. */
const looking = () => ({
  'letter-spacing': inlineSpacing('letter-spacing'),
  'word-spacing': inlineSpacing('word-spacing'),
  'line-height': inlineSpacing('line-height'),
  'header-cells': headerCells(),
  'label-in-name': named(labelInName),
  'page-language': pageLanguage(),
  'prohibited-aria': prohibitedAria(),
  'meta-refresh': metaRefresh(),
  'meta-refresh-ever': metaRefresh({ withoutException: true }),
  'scroll-stops': scrollStops(),
});

/** All rules that need nothing but the page as it stands. */
const standing = () => ({ ...looking(), 'hidden-stops': hiddenStops() });

/** The ways to get past what is repeated on other pages; they are asked for those pages. */
async function waysPast() {
  const start = await ownContent();
  return {
    'heading-past': noHeading(start),
    'landmark-past': noLandmark(start),
    'skip-link': noSkipLink(start),
    'way-past': noWayPast(start),
  };
}

const inPage = { looking, standing, waysPast, clippedText, rotations, picturedTexts };

/** What is put into a page. */
export type InPage = typeof inPage;

(window as unknown as { pageRules: InPage }).pageRules = inPage;
