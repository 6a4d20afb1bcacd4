import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useWindowDetail, useWindowTitle } from './windowTitle';

const before = document.title;
afterEach(() => {
  document.title = before;
});

function Page({ name, children }: { name: string; children?: React.ReactNode }) {
  useWindowTitle(name);
  return children;
}

function Detail({ words }: { words: string }) {
  useWindowDetail(words);
  return null;
}

test('the window’s title has what the page is about before its name, for as long as it is about that', async () => {
  const { rerender } = await render(
    <Page name="Search">
      <Detail words="falls" />
    </Page>,
  );
  expect(document.title).toBe('falls - Search');
  await rerender(
    <Page name="Search">
      <Detail words="sleep" />
    </Page>,
  );
  expect(document.title).toBe('sleep - Search');
  await rerender(
    <Page name="Search">
      <Detail words="" />
    </Page>,
  );
  expect(document.title).toBe('Search');
});

test('the window’s title of the next page stays when the last page’s detail is taken away', async () => {
  const { rerender } = await render(
    <Page name="Search">
      <Detail words="falls" />
    </Page>,
  );
  await rerender(<Page name="Events" />);
  expect(document.title).toBe('Events');
});
