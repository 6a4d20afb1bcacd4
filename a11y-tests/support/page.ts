import type { Page } from '@playwright/test';

/** Waits until React has taken over the page: before that, a press goes to the browser alone. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('#root *');
    return first !== null && Object.keys(first).some((key) => key.startsWith('__reactProps'));
  });
}

/** Loads an address and waits until the page listens. */
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

/** All ways in which every state is looked at. */
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
 * own. Nothing is fading any more afterwards: halfway colours are neither the old ones nor the new ones.
 */
export async function showIn(page: Page, theme: Theme): Promise<void> {
  // What is out of sight and not drawn yet would begin to fade when an audit looks at it.
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
      // Asking for a size makes the browser work out all styles while nothing may fade.
      document.documentElement.getBoundingClientRect();
      document.adoptedStyleSheets.pop();
    },
    [theme.contrast, theme.text] as const,
  );
  await atRest(page);
}

/** Brings everything that comes to an end by itself to that end; a turning circle never does. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
