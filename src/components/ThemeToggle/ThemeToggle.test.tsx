import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeToggle } from './ThemeToggle';

it('a press that ends once another window has switched the same takes nothing back', async () => {
  const onChange = vi.fn<(pressed: boolean) => void>();
  const show = (pressed: boolean) => <ThemeToggle label="Large text" pressed={pressed} onChange={onChange} />;
  const screen = await render(show(false));
  await userEvent.tab();
  await userEvent.keyboard('{ >}');
  await screen.rerender(show(true));
  await userEvent.keyboard('{/ }');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[false]]);
});
