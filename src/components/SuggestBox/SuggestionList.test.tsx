import '../../theme/index.css';
import { clearAnnouncer } from '@react-aria/live-announcer';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { SuggestBox } from './SuggestBox';
import { typingPause } from './SuggestionList';

const towns = ['carlton', 'caulfield', 'canberra'];
const more = ['dandenong', 'darwin', 'deception bay', 'dubbo', 'dural', 'dandaragan'];
const suggest = (text: string) => (text ? [...towns, ...more].filter((town) => town.startsWith(text)) : []);

function Towns() {
  const [value, setValue] = useState('');
  return (
    <>
      <LiveRegion />
      <p>Where do you live?</p>
      <div>
        <SuggestBox
          aria-label="Town"
          {...{ value, suggest }}
          onChange={(event) => setValue(event.target.value)}
          onChoose={setValue}
        />
      </div>
      <button type="button">Next</button>
    </>
  );
}

const said = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-live=polite] > *')]
    .map((node) => node.textContent)
    .filter(Boolean);

let screen: Awaited<ReturnType<typeof render>>;
/** The live region is there before the first message, and the code of the list before the first key. */
async function isReady(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-live-announcer]')).not.toBeNull();
  clearAnnouncer('polite');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-autocomplete', 'list');
}

beforeEach(async () => {
  screen = await render(<Towns />);
  document.querySelector('p')!.style.marginBlockEnd = '12rem';
  screen.getByRole('textbox').element().parentElement!.style.position = 'relative';
  await isReady();
});
afterEach(() => vi.useRealTimers());

const type = async (key: string, count: number) => {
  await userEvent.keyboard(key);
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(count);
};

it('the number of suggestions is announced once, when typing has stopped, and never after the list has closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await type('c', 3);
  vi.advanceTimersByTime(typingPause - 1);
  await type('a', 3);
  vi.advanceTimersByTime(typingPause - 1);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['3 suggestions']);
  clearAnnouncer('polite');
  await type('{Backspace}', 3);
  vi.advanceTimersByTime(typingPause);
  expect(said()).toEqual([]);
  await type('an', 1);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  vi.advanceTimersByTime(typingPause);
  expect(said()).toEqual([]);
});

it('the list of suggestions moves nothing and hides nothing from a screen reader', async () => {
  const next = screen.getByRole('button', { name: 'Next' });
  const { top } = next.element().getBoundingClientRect();
  await type('c', 3);
  await expect.element(next).toBeVisible();
  expect(next.element().getBoundingClientRect().top).toBe(top);
});

it('the list of suggestions lies above the box, over no control that comes after it', async () => {
  await type('c', 3);
  const { bottom, top } = screen.getByRole('listbox').element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(screen.getByRole('textbox').element().getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  // Nothing covers the button.
  await screen.getByRole('button', { name: 'Next' }).click({ timeout: 2000 });
});

it('the list of suggestions has no more than the room above its box takes, the likeliest first, and counts those', async () => {
  const before = document.querySelector('p')!;
  before.style.marginBlockEnd = '9rem';
  await type('d', 3);
  const list = screen.getByRole('listbox').element();
  expect(screen.getByRole('option').elements()[0]!.textContent).toBe('dandenong');
  expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await expect.poll(said).toEqual(['3 suggestions']);
});

it('a press elsewhere closes the list of suggestions, also where it leaves the focus in the box', async () => {
  const words = screen.getByText('Where do you live?');
  words.element().addEventListener('mousedown', (event) => event.preventDefault());
  await type('c', 3);
  await words.click();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});
