import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '../TextField/TextField';

const form = (error?: string) => (
  <>
    <TextField label="Email" hint="For example name@example.com." {...(error ? { error } : {})} />
    <button type="button">Send</button>
  </>
);

it('a field refers to an announced error only once the focus has left', async () => {
  const screen = await render(form());
  const box = screen.getByLabelText('Email');
  await userEvent.tab();
  await screen.rerender(form('Email is required.'));
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription('For example name@example.com.');
  await userEvent.tab();
  await expect
    .element(box)
    .toHaveAccessibleDescription('Error: Email is required. For example name@example.com.');
  await userEvent.tab({ shift: true });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription(/^Error: Email is required\./);
});

it('a field refers to an error at once where the focus is elsewhere, and it is read with the field', async () => {
  const screen = await render(form());
  await screen.rerender(form('Email is required.'));
  await expect
    .element(screen.getByLabelText('Email'))
    .toHaveAccessibleDescription(/^Error: Email is required\./);
  await screen.rerender(form());
  await expect
    .element(screen.getByLabelText('Email'))
    .toHaveAccessibleDescription('For example name@example.com.');
});
