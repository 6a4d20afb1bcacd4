import '@/src/theme/index.css';
import '@/.storybook/preview.css';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { mockChannel } from 'storybook/preview-api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComponentText } from '@/.storybook/ComponentText';
import { DocsFrame } from '@/.storybook/DocsFrame';
import { StoryList } from '@/.storybook/StoryList';
import { Contrasts, FocusRing } from './support/Contrasts';
import { KeyboardMap } from './support/KeyboardMap';
import { TokenDownloads, TokenTables } from './support/TokenTables';
import { componentDocs } from './support/componentDocs';
import { guides } from './support/guides';
import { design } from './support/tokens';

const root = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset['contrast'];
  delete root.dataset['text'];
});

// What Storybook hands to a Docs page; there is none outside of Storybook itself. Links use the channel when they are followed.
const context = {
  channel: mockChannel(),
  projectAnnotations: { parameters: { docs: { lang: 'en-AU' } } },
} as unknown as DocsContextProps;

const stories = [{ id: 'components-dialog--with-description', name: 'With Description' }];

const pages: [string, ReactNode][] = [
  ...[...guides.keys()].map((name): [string, ReactNode] => [
    name,
    <ComponentText key={name} title={`Components/${name}`} />,
  ]),
  ['a list of stories', <StoryList key="stories" stories={stories} />],
  ['Keyboard map', <KeyboardMap key="keys" />],
  [
    'Tokens',
    <div key="tokens">
      <TokenDownloads />
      <Contrasts />
      <FocusRing />
      <h2>All tokens</h2>
      <TokenTables />
    </div>,
  ],
];

const draw = (content: ReactNode) =>
  render(
    <DocsFrame context={context}>
      <h1>A page</h1>
      {content}
    </DocsFrame>,
  );

/** The colour that the page stands on. */
const background = () => {
  const [, red, green, blue] = /(\d+), (\d+), (\d+)/.exec(
    getComputedStyle(document.querySelector('.sbdocs-wrapper')!).backgroundColor,
  )!;
  return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
};

/** What axe finds, words in the colour of their ground among it, which it does not count as a violation. */
async function findings(): Promise<string[]> {
  const { violations, incomplete } = await axe.run({ exclude: ['[inert]'] });
  const unseen = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => (any[0]?.data as { contrastRatio?: number } | null)?.contrastRatio === 1);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...unseen.map(({ html }) => `words that are not seen: ${html}`),
  ];
}

/** How far the page is wider than its window. */
const overflow = () => root.scrollWidth - root.clientWidth;

describe('the Docs page', () => {
  it.each(pages)('of %s fits into narrow windows, and axe finds nothing', async (_name, content) => {
    const complaints = vi.spyOn(console, 'error');
    await page.viewport(1280, 800);
    await draw(content);
    for (const text of ['standard', 'large']) {
      root.dataset['text'] = text;
      for (const width of [768, 360, 320]) {
        await page.viewport(width, 800);
        expect([text, width, overflow()]).toEqual([text, width, 0]);
      }
    }
    for (const contrast of ['standard', 'high']) {
      root.dataset['contrast'] = contrast;
      await expect
        .poll(background)
        .toBe(design.colours[contrast === 'high' ? 'high-contrast' : 'standard']['surface-page']);
      expect([contrast, await findings()]).toEqual([contrast, []]);
    }
    expect(complaints).not.toHaveBeenCalled();
  });

  it.each([...guides.keys()])(
    'of %s has its keys, what is announced, and words for each prop',
    async (name) => {
      const { container } = await draw(<ComponentText title={`Components/${name}`} />);
      const tables = [...container.querySelectorAll('table')];
      const keys = tables.some(({ rows }) => rows[0]?.cells[0]?.textContent.trim() === 'Key');
      expect(keys || container.textContent.includes('None: it takes no focus.')).toBe(true);
      expect(container.querySelectorAll('.story-phrases li').length).toBeGreaterThan(0);

      const rows = [...container.querySelectorAll<HTMLTableRowElement>('.docs-props tbody tr')];
      expect(rows).toHaveLength(componentDocs[name]?.props.length ?? -1);
      for (const row of rows) {
        const [words = '', type = ''] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
        expect(words).toMatch(/\w{2}.*[.”"]$/);
        expect(type).toMatch(/^Type: \S/);
      }
    },
  );
});
