import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from './TextField';

it('a text field keeps what was typed when an error comes', async () => {
  const screen = await render(<TextField label="Email" />);
  await screen.getByLabelText('Email').fill('nina@example');
  await screen.rerender(<TextField label="Email" error="Please enter a valid email address." />);
  await expect.element(screen.getByLabelText('Email')).toBeInvalid();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('nina@example');
});
