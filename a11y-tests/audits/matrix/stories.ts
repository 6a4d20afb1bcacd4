import type { Page } from '@playwright/test';

interface Preview {
  currentRender?: { phase?: string };
}

/** The warning of a browser while a story types into a time field: it types key by key, the field takes whole times. */
export const storyNoise = /The specified value ".*" does not conform to the required format/;

/** Opens a story of the built Storybook and waits until its play function is done. */
export async function reachStory(page: Page, id: string): Promise<void> {
  await page.goto(`http://localhost:${process.env.AUDIT_STORY_PORT}/iframe.html?id=${id}&viewMode=story`);
  const phase = await page.waitForFunction(
    () => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
      const now = preview?.currentRender?.phase;
      return now === 'finished' || now === 'errored' ? now : null;
    },
    null,
    { timeout: 60_000 },
  );
  if ((await phase.jsonValue()) === 'errored') throw new Error(`the story ${id} failed`);
}
