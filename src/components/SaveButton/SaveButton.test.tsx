import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SaveButton } from './SaveButton';

it.each([
  ['Save', false],
  ['Saved', true],
])(
  'a press that begins on “%s” and ends once another window did the same takes nothing back',
  async (_, pressed) => {
    const onChange = vi.fn<() => void>();
    const show = (now: boolean) => <SaveButton title="Tea" pressed={now} onChange={onChange} />;
    const screen = await render(show(pressed));
    await userEvent.tab();
    await userEvent.keyboard('{ >}');
    await screen.rerender(show(!pressed));
    await userEvent.keyboard('{/ }');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledOnce();
  },
);
