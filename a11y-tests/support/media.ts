import type { Page } from '@playwright/test';

/** What could play a sound or a film: as long as there is none, the criteria about them have nothing to be about. */
export async function soundsAndFilms(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('audio, video, embed, object, iframe')].map(
      (element) => `<${element.tagName.toLowerCase()}>`,
    ),
  );
}
