import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta } from '@storybook/react-vite';
import axe, { type RunOptions } from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '@/.storybook/preview';
import { drawnStates, unseenIcons, withoutRing } from './support/forcedColours';
import { emulateMedia } from './support/pixels';

/*
 * Each component in each situation: the stories with the tag `situations` are drawn once, and taken through all of them. What the
 * stories' own steps and words need besides is in stories of their own.
 */

setProjectAnnotations(preview);

interface Composed {
  id: string;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
  tags: string[];
  run: () => Promise<void>;
}

// Fetched one by one, after the theme, whose first line decides the order of the layers.
const modules = import.meta.glob<{ default: Meta }>('./components/*.stories.tsx');
const components: [string, [string, Composed][]][] = [];
for (const [path, load] of Object.entries(modules)) {
  const stories: Record<string, Composed> = composeStories(await load());
  const tagged = Object.entries(stories).filter(([, { tags }]) => tags.includes('situations'));
  components.push([/(\w+)\.stories/.exec(path)?.[1] ?? path, tagged]);
}

/** No larger than the runner's own window, which would show it smaller than it is. */
const wide = 1200;
const height = 700;

interface Situation {
  /** As in the status of the components. */
  theme: string;
  contrast?: 'high';
  text?: 'large';
  dir?: 'rtl';
  width?: number;
  forcedColours?: true;
}

const situations: [string, Situation][] = [
  ['the standard theme', { theme: 'standard' }],
  ['high contrast', { theme: 'high contrast', contrast: 'high' }],
  ['large text', { theme: 'large text', text: 'large' }],
  [
    'high contrast with large text',
    { theme: 'high contrast and large text', contrast: 'high', text: 'large' },
  ],
  ['text from right to left', { theme: 'standard', dir: 'rtl' }],
  ['a window of 320 pixels', { theme: 'standard', width: 320 }],
  // What 400 % zoom leaves on a small window, and the hardest of all.
  ['a window of 320 pixels with large text', { theme: 'large text', text: 'large', width: 320 }],
  ['forced colours', { theme: 'forced colours', forcedColours: true }],
];

const root = document.documentElement;

/** The width that a story asks for. */
function widthOf({ globals }: Composed): number {
  const { value } = (globals['viewport'] ?? {}) as { value?: keyof typeof options };
  const { options } = preview.parameters!['viewport'] as {
    options: Record<string, { styles: { width: string } }>;
  };
  return Math.min(wide, Number.parseInt((value && options[value]?.styles.width) ?? `${wide}`, 10));
}

async function show({ contrast, text, dir, forcedColours }: Situation, width: number): Promise<void> {
  await page.viewport(width, height);
  await emulateMedia({ forcedColours: forcedColours === true });
  root.dataset['contrast'] = contrast ?? 'standard';
  root.dataset['text'] = text ?? 'standard';
  root.dir = dir ?? 'ltr';
  await document.fonts.ready;
  // What watches its own size has drawn itself anew.
  await new Promise(requestAnimationFrame);
}

/** What makes the page scroll sideways, if it does. */
function tooWide(): string[] {
  const over = root.scrollWidth - root.clientWidth;
  if (over <= 0) return [];
  const isOutside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < 0 || right > root.clientWidth;
  };
  const last = [...document.body.querySelectorAll('*')].findLast(isOutside);
  return [`${over} pixels to scroll sideways: ${last?.outerHTML.slice(0, 200)}`];
}

/** The rules that Storybook's own check of each story asks. */
const rules: RunOptions = {
  ...(preview.parameters!['a11y'] as { options: RunOptions }).options,
  rules: { region: { enabled: false } },
};

it('what is said to be drawn in forced colours belongs to a story', () => {
  const names = components.flatMap(([component, stories]) => stories.map(([name]) => `${component} ${name}`));
  expect(Object.keys(drawnStates).filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(components)('the component %s', (component, stories) => {
  it('has a story that is taken through all situations', () => {
    expect(stories.map(([name]) => name)).not.toEqual([]);
  });

  describe.each(stories)('as its story %s shows it', (name, story) => {
    beforeAll(async () => {
      await show({ theme: 'standard' }, widthOf(story));
      // As Storybook's own page has it.
      document.body.style.padding = story.parameters['layout'] === 'padded' ? '1rem' : '0';
      await story.run();
    });
    afterAll(() => show({ theme: 'standard' }, wide));

    it.for(situations)('holds in %s', async ([, situation], { task }) => {
      await show(situation, situation.width ?? widthOf(story));
      const { passes, violations, incomplete, testEnvironment } = await axe.run(document.body, rules);
      const ids = (results: { id: string }[]) => results.map(({ id }) => ({ id }));
      task.meta.situation = {
        storyId: story.id,
        theme: situation.theme,
        axe: {
          passes: ids(passes),
          violations: ids(violations),
          incomplete: ids(incomplete),
          testEnvironment: { userAgent: testEnvironment.userAgent },
        },
      };
      const faults = violations.map(({ id, nodes }) => `axe: ${id}: ${nodes[0]?.html}`);
      faults.push(...tooWide());
      if (situation.forcedColours) {
        const states = drawnStates[`${component} ${name}`];
        faults.push(...((await states?.()) ?? []), ...(await withoutRing()), ...(await unseenIcons()));
      }
      expect(faults).toEqual([]);
    });
  });
});

declare module 'vitest' {
  interface TaskMeta {
    /** What `scripts/reporters/stories.mjs` keeps of a component in one situation. */
    situation?: {
      storyId: string;
      theme: string;
      axe: Record<'passes' | 'violations' | 'incomplete', { id: string }[]> & {
        testEnvironment: { userAgent: string };
      };
    };
  }
}
