import { announce, destroyAnnouncer } from '@react-aria/live-announcer';
import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { userEvent, within } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import preview from '@/.storybook/preview';

/*
 * What a screen reader says is kept in transcripts/ and reviewed like code: read from top to bottom, then what it announces while the
 * story's own steps are done. The reader is a simulation that follows the standards, not NVDA or VoiceOver: it shows that
 * something changed, not how each product words it.
 */

// The reader looks names up in elements that have just been removed; elements have no getElementById.
// https://github.com/guidepup/virtual-screen-reader/issues
if (!('getElementById' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'getElementById', {
    configurable: true,
    value(this: Element, id: string) {
      return this.querySelector(`[id="${CSS.escape(id)}"]`);
    },
  });
}

setProjectAnnotations(preview);

type Composed = ComponentType & {
  play?: (context: {
    canvas: ReturnType<typeof within>;
    canvasElement: HTMLElement;
    userEvent: typeof userEvent;
  }) => Promise<void>;
};

// Fetched one by one, after the theme, whose first line decides the order of the layers.
const modules = import.meta.glob<{ default: Meta }>([
  './components/*.stories.tsx',
  './screens/{Community,Events,Guests,ImportServices,Resources,Search}.stories.tsx',
]);

/** Far more than any part says; stops a reader that goes round in circles. */
const longest = 400;

async function readThrough(): Promise<string[]> {
  for (let step = 0; step < longest; step += 1) {
    const log = await virtual.spokenPhraseLog();
    if (log.at(-1) === 'end of document') return log;
    // A page on which nothing is said has no end: the reader is back at its start.
    if (log.length > 1 && log.at(-1) === log[0]) return log.slice(0, 1);
    await virtual.next();
  }
  throw new Error('The reading does not end');
}

/** Waits until something has not changed for a while. */
async function settled(look: () => unknown): Promise<void> {
  let last: unknown;
  await expect
    .poll(
      async () => {
        const now = await look();
        const quiet = now === last;
        last = now;
        return quiet;
      },
      { interval: 400 },
    )
    .toBe(true);
}

/** What was said, once it is all said: messages come a moment after what they report. */
async function allAnnouncements(): Promise<string[]> {
  await settled(async () => (await virtual.spokenPhraseLog()).length);
  return virtual.spokenPhraseLog();
}

const indented = (phrases: readonly string[]) =>
  phrases.length > 0 ? phrases.map((phrase) => `  ${phrase}`).join('\n') : '  (nothing)';

/** The story that shows the main path: the default one, or else the first that does something. */
function mainStory(stories: Record<string, Composed>): [string, Composed] {
  const found = Object.entries(stories);
  const story =
    found.find(([name, { play }]) => /^(Default|Filled|Found)$/.test(name) && play) ??
    found.find(([, { play }]) => play) ??
    found[0];
  if (!story) throw new Error('A story file without stories');
  return story;
}

/** The live region stands from the start, as it does in the app. */
async function liveRegion() {
  announce('', 'polite');
  await expect.poll(() => document.querySelector('[data-live-announcer] [aria-live] > div')).not.toBeNull();
}

afterEach(async () => {
  await virtual.stop();
  destroyAnnouncer();
});

it.each(Object.entries(modules))('%s', async (path, load) => {
  const name = /(\w+)\.stories/.exec(path)?.[1] ?? path;
  const [storyName, Story] = mainStory(composeStories(await load()));
  await page.viewport(1280, 800);
  const { container } = await render(<Story />);
  const text = [`${name}, story ${storyName}`];
  if (path.startsWith('./screens/')) {
    // Its contents come after its heading. How it is read stands in a11y-tests/transcripts.
    await settled(() => container.textContent);
  } else {
    await virtual.start({ container: document.body });
    text.push(`Read from top to bottom\n${indented(await readThrough())}`);
    await virtual.stop();
  }

  await liveRegion();
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await Story.play?.({ canvas: within(container), canvasElement: container, userEvent });
  text.push(`Heard while the story's steps are done\n${indented(await allAnnouncements())}`);
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(`./transcripts/${name}.txt`);
});
