import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page: before that, a click only has its native effect. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('#root *');
    return first !== null && Object.keys(first).some((key) => key.startsWith('__reactProps'));
  });
}

/** Loads an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** A way in which a page can be shown: the app's two switches, and what a person has set in the system. */
export interface Theme {
  name: string;
  contrast: 'standard' | 'high';
  text: 'standard' | 'large';
  forcedColors: boolean;
  reducedMotion: boolean;
}

const plain = { contrast: 'standard', text: 'standard', forcedColors: false, reducedMotion: false } as const;

/** All themes in which every state is audited. */
export const themes: readonly Theme[] = [
  { ...plain, name: 'standard' },
  { ...plain, name: 'high contrast', contrast: 'high' },
  { ...plain, name: 'large text', text: 'large' },
  { ...plain, name: 'high contrast and large text', contrast: 'high', text: 'large' },
  { ...plain, name: 'forced colours', forcedColors: true },
  { ...plain, name: 'reduced motion', reducedMotion: true },
];

/**
 * Shows the page in a theme, by the attributes that the app's switches set; the switches themselves have tests of their
 * own. Transitions are off meanwhile: colours in between belong to neither theme.
 */
export async function showIn(page: Page, theme: Theme): Promise<void> {
  // Offscreen content that is not rendered yet would start its transition when an audit reaches it.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; content-visibility: visible !important }');
    document.adoptedStyleSheets.push(still);
  });
  await page.emulateMedia({
    forcedColors: theme.forcedColors ? 'active' : 'none',
    reducedMotion: theme.reducedMotion ? 'reduce' : 'no-preference',
  });
  await page.evaluate(
    ([contrast, text]) => {
      document.documentElement.dataset.contrast = contrast;
      document.documentElement.dataset.text = text;
      // Reading a size forces the browser to compute all styles while transitions are off.
      document.documentElement.getBoundingClientRect();
      document.adoptedStyleSheets.pop();
    },
    [theme.contrast, theme.text] as const,
  );
  await atRest(page);
}

/** Finishes all finite animations; a spinner never ends. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
