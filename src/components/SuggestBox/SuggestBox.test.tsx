import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SuggestBox } from './SuggestBox';

/** The list's code comes when this test lets it. */
const code = vi.hoisted(() => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, coming };
});
vi.mock('./SuggestionList', async (importOriginal) => {
  await code.coming;
  return importOriginal();
});

// A request that is never answered would end the run where the test has failed.
afterEach(() => code.come());

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
  code.come();
  await expect.element(screen.getByRole('option', { name: 'Carlton' })).toBeVisible();
  expect(document.activeElement).toBe(element);
});
