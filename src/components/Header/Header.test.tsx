import '../../theme/index.css';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Shell } from '../Shell/Shell';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { Header } from './Header';

const header = (
  <Header
    brand={{ name: 'Brand', href: '#brand' }}
    phone={{ label: 'Help by phone', number: '1800 200 422', href: 'tel:1800200422' }}
    help={{ label: 'Help', href: '#help' }}
    switches={<button type="button">Switch</button>}
    search={<input type="search" aria-label="Search" />}
    account={<a href="#account">Account</a>}
    pages={{ label: 'Pages', list: [{ label: 'Page', href: '#page' }] }}
    menu={{ open: 'Menu', close: 'Close' }}
    place="/"
  />
);

const shell = (
  <Shell title="Title" skip="Skip" header={header} help={null} footer={null}>
    <h1>Title</h1>
  </Shell>
);

/** The product's own contents. */
const telephone = (
  <Header
    {...header.props}
    brand={{ name: 'Age Better', href: '#brand' }}
    switches={
      <>
        <ThemeToggle label="Large text" pressed={false} onChange={() => undefined} />
        <ThemeToggle label="High contrast" pressed={false} onChange={() => undefined} />
      </>
    }
  />
);

const shownText = (element: Element | null) => element?.textContent || element?.getAttribute('aria-label');

async function tabs(count: number) {
  const order: (string | null | undefined)[] = [];
  for (let step = 0; step < count; step += 1) {
    // One key after the other: the order matters.
    await userEvent.tab();
    order.push(shownText(document.activeElement));
  }
  return order;
}

let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  host.remove();
  delete document.documentElement.dataset['text'];
  vi.restoreAllMocks();
});

it('the header’s focus order on a computer is its visual order', async () => {
  await page.viewport(1280, 800);
  await render(shell);
  expect(await tabs(7)).toEqual([
    'Skip',
    'Help by phone: 1800 200 422',
    'Switch',
    'Brand',
    'Search',
    'Account',
    'Page',
  ]);
});

it('the header’s focus order on a tablet is its visual order, with the search after the account', async () => {
  await page.viewport(768, 800);
  await render(shell);
  expect(await tabs(7)).toEqual(['Skip', 'Help by phone', 'Switch', 'Brand', 'Account', 'Search', 'Page']);
});

it.each([
  [320, 'standard'],
  [360, 'standard'],
  [480, 'large'],
])('the header takes two lines on a phone %i pixels wide with %s text', async (width, text) => {
  await page.viewport(width, 740);
  document.documentElement.dataset['text'] = text;
  await render(
    <Shell title="Title" skip="Skip" header={telephone} help={null} footer={null}>
      <h1>Title</h1>
    </Shell>,
  );
  await document.fonts.ready;
  const lines = (names: string[]) => {
    const boxes = names.map((name) => {
      const found = [...document.querySelectorAll('header a, header button')].find(
        (one) => one.checkVisibility() && one.textContent?.includes(name),
      );
      return found!.getBoundingClientRect();
    });
    return new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 20))).size;
  };
  expect(lines(['Large text', 'High contrast'])).toBe(1);
  expect(lines(['Age Better', 'Help', 'Menu'])).toBe(1);
  for (const one of document.querySelectorAll('header a, header button')) {
    if (!one.checkVisibility()) continue;
    const { width: across, height: down } = one.getBoundingClientRect();
    expect(Math.min(across, down)).toBeGreaterThanOrEqual(44);
  }
});

it('the header’s markup is the same at every width and text size', async () => {
  const markups = new Set<string>();
  for (const [width, text] of [
    [320, 'standard'],
    [768, 'large'],
    [1280, 'standard'],
  ] as const) {
    await page.viewport(width, 740);
    document.documentElement.dataset['text'] = text;
    const { container, unmount } = await render(header);
    markups.add(container.innerHTML.replaceAll(/_r_\w+_/g, 'id'));
    await unmount();
  }
  expect([...markups]).toHaveLength(1);
});

it('nothing of the header is fixed to the screen, not even the open menu', async () => {
  await page.viewport(360, 740);
  const screen = await render(shell);
  await screen.getByRole('button', { name: 'Menu' }).click();
  const positions = [...document.querySelectorAll('header, header *')].map(
    (one) => getComputedStyle(one).position,
  );
  expect(positions.filter((position) => position === 'fixed' || position === 'sticky')).toEqual([]);
});

it('the header’s menu on a phone cannot be reached until it is opened', async () => {
  await page.viewport(360, 740);
  const screen = await render(shell);
  expect(await tabs(5)).toEqual(['Skip', 'Switch', 'Brand', 'Help', 'Menu']);
  const inMenu = () =>
    ['[type="search"]', 'a[href="#account"]', 'a[href="#page"]'].map((one) =>
      document.querySelector(one)?.checkVisibility(),
    );
  expect(inMenu()).toEqual([false, false, false]);
  await userEvent.keyboard('{Enter}');
  expect(await tabs(3)).toEqual(['Search', 'Account', 'Page']);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Menu', expanded: false })).toHaveFocus();
});

it('the header’s menu stays open while Escape empties the search box', async () => {
  await page.viewport(360, 740);
  const screen = await render(shell);
  await screen.getByRole('button', { name: 'Menu' }).click();
  const box = screen.getByRole('searchbox');
  await box.fill('falls');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Close', expanded: true })).toBeVisible();
  await expect.element(box).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Menu', expanded: false })).toHaveFocus();
});

it('the header’s menu opens before the script runs, and the script takes over its state', async () => {
  await page.viewport(360, 740);
  const complain = vi.spyOn(console, 'error');
  host.innerHTML = renderToString(shell);
  const summary = host.querySelector('summary');
  const box = host.querySelector<HTMLElement>('input[type=search]');
  expect(box?.checkVisibility()).toBe(false);
  summary?.focus();
  await userEvent.keyboard('{Enter}');
  expect(box?.checkVisibility()).toBe(true);

  const root = hydrateRoot(host, shell);
  const button = page.getByRole('button', { name: 'Close', expanded: true });
  await expect.element(button).toHaveFocus();
  expect(host.querySelector('summary')).toBeNull();
  expect(box?.checkVisibility()).toBe(true);
  expect(complain).not.toHaveBeenCalled();
  root.unmount();
});
