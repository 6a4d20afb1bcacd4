import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/index.css';
import { FormDialog, type FormDialogProps } from './FormDialog';

const text = 'You began this at 10:40 am. Go on, or start again?';

interface DemoProps {
  offered?: boolean;
  note?: string | null;
  isReady?: boolean;
  onClose?: () => void;
}

function Demo({ offered = true, note = null, isReady = true, onClose = vi.fn<() => void>() }: DemoProps) {
  const [isOffered, setOffered] = useState(offered);
  const [street, setStreet] = useState('');
  const offer: FormDialogProps['draft']['offer'] = {
    text,
    onGoOn: () => {
      setStreet('Long Road');
      setOffered(false);
    },
    onStartAgain: () => setOffered(false),
  };
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <FormDialog
        title="Your address"
        description="The street is needed."
        draft={{ isReady, note, offer: isOffered ? offer : null }}
        onClose={onClose}
        onSubmit={() => undefined}
        actions={<button>Save</button>}
      >
        <input aria-label="Street" value={street} onChange={(event) => setStreet(event.target.value)} />
      </FormDialog>
    </main>
  );
}

const dialog = page.getByRole('dialog', { name: 'Your address' });
const street = page.getByRole('textbox', { name: 'Street' });
const buttons = () =>
  [...document.querySelectorAll('[role="dialog"] button')].map((button) => button.textContent);

test('a form dialog with a draft asks first whether to continue, with the focus on “Go on”', async () => {
  await render(<Demo />);
  await expect.element(dialog).toHaveAccessibleDescription(text);
  await expect.element(page.getByRole('button', { name: 'Go on' })).toHaveFocus();
  expect(buttons()).toEqual(['Close', 'Go on', 'Start again']);
  expect(street.elements()).toEqual([]);
});

test.each([
  ['Go on', 'Long Road'],
  ['Start again', ''],
])('after “%s” the form is in the same dialog, with the focus in its first field', async (name, words) => {
  await render(<Demo />);
  const before = dialog.element();
  await userEvent.click(page.getByRole('button', { name }));
  await expect.element(street).toHaveFocus();
  await expect.element(street).toHaveValue(words);
  await expect.element(dialog).toHaveAccessibleDescription('The street is needed.');
  expect(dialog.element()).toBe(before);
  expect(buttons()).toEqual(['Close', 'Save']);
  await userEvent.keyboard('!');
  await expect.element(street).toHaveValue(`${words}!`);
});

test('Esc closes the question about a draft without an answer', async () => {
  const onClose = vi.fn<() => void>();
  await render(<Demo onClose={onClose} />);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a form dialog opens once the draft is looked up, and is announced in one go', async () => {
  const { rerender } = await render(<Demo offered={false} isReady={false} />);
  expect(dialog.elements()).toEqual([]);
  await rerender(<Demo offered={false} isReady note="It was not kept." />);
  await expect.element(dialog).toHaveAccessibleDescription('It was not kept. The street is needed.');
  await expect.element(street).toHaveFocus();
});
