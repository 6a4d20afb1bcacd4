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

/** The four themes, by the attributes that the app's switches set on the page. */
export const themes = [
  { name: 'standard', contrast: 'standard', text: 'standard' },
  { name: 'high contrast', contrast: 'high', text: 'standard' },
  { name: 'large text', contrast: 'standard', text: 'large' },
  { name: 'high contrast and large text', contrast: 'high', text: 'large' },
] as const;

export type Theme = (typeof themes)[number];

/** Shows the page in a theme. The switches themselves have tests of their own. */
export async function showIn(page: Page, { contrast, text }: Theme): Promise<void> {
  await page.evaluate(
    ([high, large]) => {
      document.documentElement.dataset.contrast = high;
      document.documentElement.dataset.text = large;
    },
    [contrast, text] as const,
  );
}
