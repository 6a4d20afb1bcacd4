import type { Page } from '@playwright/test';

/** Elements that could play audio or video: while there are none, the criteria about them do not apply. */
export async function soundsAndFilms(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('audio, video, embed, object, iframe')].map(
      (element) => `<${element.tagName.toLowerCase()}>`,
    ),
  );
}
