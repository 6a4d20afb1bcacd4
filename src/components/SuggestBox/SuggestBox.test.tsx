import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SuggestBox } from './SuggestBox';

/** Holds back the code of the list. @returns lets it come */
async function holdCode(): Promise<() => Promise<void>> {
  const browser = cdp();
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/SuggestionList.tsx*' }] });
  const come = async () => void (await browser.send('Fetch.disable'));
  onTestFinished(come);
  return come;
}

const suggest = (text: string) => ['Carlton', 'Caulfield'].filter((town) => town.startsWith(text));

function Form({ onSend }: { onSend: (text: string) => void }) {
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
        {...{ value, suggest }}
        onChange={(event) => setValue(event.target.value)}
        onChoose={setValue}
      />
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
