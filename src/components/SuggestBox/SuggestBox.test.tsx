import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SuggestBox } from './SuggestBox';

/** Holds back the code of the list. @returns a function that releases it. */
async function holdCode(): Promise<() => Promise<void>> {
  const browser = cdp();
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/SuggestionList.tsx*' }] });
  const come = async () => void (await browser.send('Fetch.disable'));
  onTestFinished(come);
  return come;
}

const suggest = (text: string) => ['Carlton', 'Caulfield'].filter((town) => town.startsWith(text));

interface FormProps {
  onSend?: (text: string) => void;
  /** True where the source of suggestions has loaded. */
  isThere?: boolean;
}

function Form({ onSend = () => {}, isThere = true }: FormProps) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(value);
      }}
    >
      <SuggestBox
        aria-label="Town"
        value={value}
        suggest={isThere ? suggest : null}
        onChange={(event) => setValue(event.target.value)}
        onChoose={setValue}
      />
      <p>Where do you live?</p>
      <button type="submit">Send</button>
    </form>
  );
}

it('a box takes and sends text without the code of its list, and suggests for what was typed when that comes', async () => {
  const come = await holdCode();
  const send = vi.fn();
  const screen = await render(<Form onSend={send} />);
  const box = screen.getByRole('textbox', { name: 'Town' });
  const element = box.element();
  await userEvent.tab();
  await userEvent.keyboard('Coburg{ArrowUp}{Enter}');
  expect(send.mock.calls).toEqual([['Coburg']]);
  await userEvent.clear(box);
  await userEvent.keyboard('Car');
  await expect.element(box).toHaveValue('Car');
  await expect.element(box).not.toHaveAttribute('aria-autocomplete');
  await come();
  await expect.element(screen.getByRole('option', { name: 'Carlton' })).toBeVisible();
  expect(document.activeElement).toBe(element);
});

/** Presses an element that leaves the focus unchanged. */
async function pressWords(): Promise<void> {
  const words = page.getByText('Where do you live?');
  words.element().addEventListener('mousedown', (event) => event.preventDefault());
  await words.click();
}

it.each([
  ['pressed Escape', () => userEvent.keyboard('{Escape}')],
  ['gone on to the next control', () => userEvent.tab()],
  ['pressed something that leaves the focus in the box', pressWords],
])('suggestions that arrive late stay away from a person who has %s', async (_, leave) => {
  const screen = await render(<Form isThere={false} />);
  const box = screen.getByRole('textbox', { name: 'Town' });
  await userEvent.tab();
  await userEvent.keyboard('Car');
  await leave();
  await screen.rerender(<Form />);
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await box.click();
  await userEvent.keyboard('l');
  await expect.element(screen.getByRole('option', { name: 'Carlton' })).toBeVisible();
});

it('Escape in a search box whose list is closed empties it and opens no list', async () => {
  const all = vi.fn(() => ['Exercise, near me']);
  function Search() {
    const [value, setValue] = useState('');
    return (
      <SuggestBox
        aria-label="Find"
        type="search"
        {...{ value }}
        suggest={all}
        onChange={(event) => setValue(event.target.value)}
        onChoose={setValue}
      />
    );
  }
  const screen = await render(<Search />);
  const box = screen.getByRole('searchbox');
  await userEvent.tab();
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.keyboard('x');
  await expect.element(screen.getByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});
