import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { plus } from '../Icon/paths';

afterEach(() => {
  vi.restoreAllMocks();
});

function Saving({ after }: { after: { busy?: string; unavailable?: string } }) {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <Button onClick={() => setPressed((count) => count + 1)} {...(pressed > 0 ? after : {})}>
        Save
      </Button>
      <p>Pressed {pressed}</p>
    </>
  );
}

it('a button keeps the focus and ignores presses when it becomes busy', async () => {
  const screen = await render(<Saving after={{ busy: 'Saving…' }} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Saving…' });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect.element(screen.getByText('Pressed 1')).toBeVisible();
});

it('a button keeps its text during a short wait, and still ignores presses', async () => {
  let pressed = 0;
  const press = () => (pressed += 1);
  const screen = await render(<Button onClick={press}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  const changes: string[] = [];
  const watch = new MutationObserver((records) => changes.push(...records.map(({ type }) => type)));
  watch.observe(button.element(), { attributes: true, characterData: true, childList: true, subtree: true });
  await screen.rerender(
    <Button busy="Saving…" onClick={press}>
      Save
    </Button>,
  );
  (button.element() as HTMLElement).click();
  await screen.rerender(<Button onClick={press}>Save</Button>);
  expect(watch.takeRecords()).toEqual([]);
  expect(changes).toEqual([]);
  expect(pressed).toBe(0);
});

it('a button keeps the focus and says why when it becomes unavailable', async () => {
  const screen = await render(<Saving after={{ unavailable: 'All places are taken.' }} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const button = screen.getByRole('button', { name: 'Save' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('All places are taken.');
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Pressed 1')).toBeVisible();
});

it('a button without a name warns the developer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await render(<Button>Save</Button>);
  await render(<IconButton label="Zoom in" icon={plus} />);
  expect(warn).not.toHaveBeenCalled();
  await render(<Button />);
  expect(warn).toHaveBeenCalledWith('Button: without words nobody can tell what it does.');
});

/** A button whose text other people can change, such as by an action in another window. */
function TwoMeanings() {
  const [isGoing, setGoing] = useState(false);
  const [said, say] = useState('Nothing');
  return (
    <>
      <Button onClick={() => say(isGoing ? 'Gave up' : 'Registered')}>
        {isGoing ? 'Give up' : 'Register'}
      </Button>
      <p onTransitionEnd={() => setGoing(!isGoing)}>{said}</p>
    </>
  );
}

/** The text changes as after an answer of the server: not by an action on the page. */
const changeWords = () =>
  document.querySelector('p')!.dispatchEvent(new Event('transitionend', { bubbles: true }));

const sends = (type: string, target: Element, detail = 1) =>
  target.dispatchEvent(
    type === 'click'
      ? new MouseEvent(type, { bubbles: true, cancelable: true, detail })
      : new PointerEvent(type, { bubbles: true, pointerId: 1 }),
  );

it('a press whose words change before it ends does what they said when it began', async () => {
  const screen = await render(<TwoMeanings />);
  const button = screen.getByRole('button');
  sends('pointerdown', button.element());
  changeWords();
  await expect.element(button).toHaveTextContent('Give up');
  sends('click', button.element());
  await expect.element(screen.getByText('Registered')).toBeVisible();
  await userEvent.click(button);
  await expect.element(screen.getByText('Gave up')).toBeVisible();
});

it('a press of Space whose words change before it ends does what they said when it began', async () => {
  const screen = await render(<TwoMeanings />);
  const button = screen.getByRole('button');
  await userEvent.tab();
  await userEvent.keyboard('{ >}');
  changeWords();
  await expect.element(button).toHaveTextContent('Give up');
  await userEvent.keyboard('{/ }');
  await expect.element(screen.getByText('Registered')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Gave up')).toBeVisible();
});

it('a press that begins while the button is busy does nothing, also where it ends later', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <Button busy="Saving…" onClick={onClick}>
      Register
    </Button>,
  );
  const button = screen.getByRole('button');
  sends('pointerdown', button.element());
  await screen.rerender(<Button onClick={onClick}>Give up</Button>);
  sends('click', button.element());
  expect(onClick).not.toHaveBeenCalled();
});
