import { sidewaysScroll, smallTargets } from '@/a11y-tests/support/layout';
import { asPage } from '../page';
import { type EngineJourney, NotRun } from './journey';

/** Runs in the page. */
const paper = (colour: string, size: string) => {
  const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
  return backgroundColor === colour && fontSize === size;
};

/** The switches, and the narrowest window that WCAG asks for. */
export const displayJourneys: readonly EngineJourney[] = [
  {
    id: 'change-theme',
    title: 'Turn on large text and high contrast',
    async go(hands) {
      await hands.open('/');
      await hands.holds('the paper is white', paper, 'rgb(255, 255, 255)', '16px');
      await hands.tabTo({ role: 'button', name: 'Large text' });
      await hands.press('Space');
      await hands.holds('the text is large', paper, 'rgb(255, 255, 255)', '24px');
      await hands.audit('home, large text');
      await hands.tabTo({ role: 'button', name: 'High contrast' });
      await hands.press('Space');
      await hands.holds('the paper is black', paper, 'rgb(0, 0, 0)', '24px');
      await hands.audit('home, high contrast and large text');
      await hands.open('/help');
      await hands.holds('the next page is black too', paper, 'rgb(0, 0, 0)', '24px');
      await hands.audit('help, high contrast and large text');
    },
  },
  {
    id: 'narrow',
    title: 'Read in a window 320 px wide',
    async go(hands) {
      await hands.open('/');
      const width = await hands.driver.resize(320, 640);
      if (width > 320) throw new NotRun(`The window cannot be narrower than ${width} px`);
      for (const path of ['/', '/help', '/services', '/search?q=walk', '/privacy', '/accessibility']) {
        await hands.open(path);
        await hands.holds('the window is 320 px wide', () => window.innerWidth === 320);
        const found = [
          ...(await sidewaysScroll(asPage(hands.driver))),
          ...(await smallTargets(asPage(hands.driver))),
        ];
        if (found.length > 0) throw new Error(`${path}: ${found.join('\n')}`);
        await hands.audit(`${path} at 320 px`);
      }
    },
  },
];
