import { announce, destroyAnnouncer } from '@react-aria/live-announcer';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/index.css';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';
import type { DialogProps } from './Dialog';

function Demo(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Behind</button>
      <Dialog
        title="Your address"
        actions={<button>Save</button>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? <input aria-label="Street" />}
      </Dialog>
    </main>
  );
}

/** Shows an error when Enter is pressed in it. */
function FailingField() {
  const [wrong, setWrong] = useState(false);
  return (
    <TextField
      label="Town"
      hint="Where do you live most of the year, and where do your letters go?"
      error={wrong ? 'Enter the town where you live, as on your letters.' : undefined}
      onKeyDown={(event) => event.key === 'Enter' && setWrong(true)}
    />
  );
}

const dialog = page.getByRole('dialog', { name: 'Your address' });
const opener = page.getByRole('button', { name: 'Open' });
const press = async () => {
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
};

afterEach(async () => {
  vi.useRealTimers();
  destroyAnnouncer();
  await page.viewport(1280, 800);
});

test('Tab cycles inside the dialog and never reaches the page behind', async () => {
  await render(<Demo />);
  await press();
  const visited: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    const focused = document.activeElement;
    visited.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '');
    await userEvent.tab();
  }
  expect(visited.map((name) => name.trim())).toEqual(['Street', 'Save', 'Close', 'Street']);
});

test('the focus goes to the first field that is shown, past one for password managers', async () => {
  await render(
    <Demo>
      <input name="username" readOnly hidden />
      <input aria-label="Street" />
    </Demo>,
  );
  await press();
  await expect.element(page.getByLabelText('Street')).toHaveFocus();
});

test('the page leaves the accessibility tree shortly after the focus has moved to the dialog', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Demo />);
  const button = opener.element();
  await press();
  const isHidden = () => button.closest('[inert], [aria-hidden="true"]') !== null;
  vi.advanceTimersByTime(150);
  expect(isHidden()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(isHidden()).toBe(true);
});

test('a closed dialog leaves the accessibility tree shortly after the focus has returned, and does nothing meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const act = vi.fn();
  await render(<Demo actions={<button onClick={act}>Save</button>} />);
  await press();
  const save = page.getByRole('button', { name: 'Save' }).element() as HTMLElement;
  await userEvent.keyboard('{Escape}');
  vi.advanceTimersByTime(150);
  expect(opener.element()).toBe(document.activeElement);
  expect(save.checkVisibility({ opacityProperty: true })).toBe(false);
  expect(dialog.elements()).toHaveLength(1);
  save.click();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a dialog reopened during its exit animation starts afresh', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Demo />);
  await press();
  await userEvent.fill(page.getByRole('textbox', { name: 'Street' }), 'Long Road');
  await userEvent.keyboard('{Escape}');
  vi.advanceTimersByTime(100);
  expect(opener.element()).toBe(document.activeElement);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Street' })).toHaveValue('');
  vi.advanceTimersByTime(1000);
  await userEvent.keyboard('{Escape}');
  vi.advanceTimersByTime(100);
  expect(opener.element()).toBe(document.activeElement);
});

/** A dialog whose question closes both. */
function Stack({ movesOn }: { movesOn: boolean }) {
  const [shown, setShown] = useState<'none' | 'form' | 'question'>('none');
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <button onClick={() => setShown('form')}>Open</button>
      <Dialog open={shown !== 'none'} title="Your address" onClose={() => setShown('question')} />
      <Dialog
        open={shown === 'question'}
        role="alertdialog"
        title="Leave it?"
        focusMovesOn={() => movesOn}
        onClose={() => setShown('form')}
        actions={<button onClick={() => setShown('none')}>Leave</button>}
      />
    </main>
  );
}

function TwoDialogs(props: { lower: boolean; upper: boolean; onClose?: (title: string) => void }) {
  const { lower, upper, onClose = vi.fn() } = props;
  return (
    <main>
      <p>Behind</p>
      <Dialog open={lower} title="Lower" onClose={() => onClose('Lower')} />
      <Dialog open={upper} title="Upper" onClose={() => onClose('Upper')} />
    </main>
  );
}

test.each([
  { movesOn: true, words: 'says that the focus moves on' },
  { movesOn: false, words: 'would give the focus back to what opened it in the lower one' },
])(
  'two dialogs that close at once leave the page free for the mouse, and the focus on the opener, where the upper one $words',
  async ({ movesOn }) => {
    await render(<Stack movesOn={movesOn} />);
    await press();
    await userEvent.keyboard('{Escape}');
    const leave = page.getByRole('button', { name: 'Leave' });
    await expect.element(leave).toBeVisible();
    await userEvent.click(leave);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect.element(dialog).toBeVisible();
  },
);

test('the page stays inert while the upper one of two dialogs is open, also when the lower one closes first', async () => {
  const { rerender } = await render(<TwoDialogs lower upper />);
  const behind = page.getByText('Behind', { exact: true }).element();
  const isShut = () => behind.closest('[inert]') !== null;
  await expect.poll(isShut).toBe(true);
  await rerender(<TwoDialogs lower={false} upper />);
  await expect.element(page.getByText('Lower')).not.toBeInTheDocument();
  expect(isShut()).toBe(true);
  expect(document.documentElement.dataset['locked']).toBeDefined();
  await rerender(<TwoDialogs lower={false} upper={false} />);
  await expect.element(page.getByText('Upper')).not.toBeInTheDocument();
  expect(document.querySelector('[inert], [aria-hidden="true"]')).toBeNull();
  expect(document.documentElement.dataset['locked']).toBeUndefined();
});

test('Esc closes the dialog below while the one above is leaving', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onClose = vi.fn();
  const { rerender } = await render(<TwoDialogs lower upper onClose={onClose} />);
  await expect.element(page.getByRole('dialog', { name: 'Upper' })).toBeVisible();
  await rerender(<TwoDialogs lower upper={false} onClose={onClose} />);
  vi.advanceTimersByTime(100);
  await expect.element(page.getByText('Upper')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.calls).toEqual([['Lower']]);
});

test('Esc closes the dialog, makes the page interactive again and returns the focus to the opener', async () => {
  await render(<Demo />);
  await press();
  await expect.poll(() => document.querySelectorAll('[inert]').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(document.querySelector('[inert], [aria-hidden="true"]')).toBeNull();
  expect(document.body.style.pointerEvents).toBe('');
});

test('without opener and fallback a closed dialog moves the focus to the page’s heading', async () => {
  await render(<Demo opener={document.createElement('button')} />);
  await press();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: 'Page' })).toHaveFocus();
});

test('onClosed is called once, after the focus has returned, also in strict mode', async () => {
  const focused: string[] = [];
  const onClosed = vi.fn(() => focused.push(document.activeElement?.textContent ?? ''));
  await render(
    <StrictMode>
      <Demo onClosed={onClosed} />
    </StrictMode>,
  );
  await press();
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(focused).toEqual(['Open']);
});

test('where the focus moves on with what was done, the opener never gets it back', async () => {
  const comeBack = vi.fn<() => void>();
  const moveOn = () => document.querySelector('h1')!.focus();
  await render(<Demo focusMovesOn={() => true} onClosed={moveOn} />);
  await press();
  opener.element().addEventListener('focus', comeBack);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Page' })).toHaveFocus();
  expect(comeBack).not.toHaveBeenCalled();
});

test.each(['before', 'while'])(
  'the live region made %s the dialog is open is neither hidden nor inert',
  async (when) => {
    if (when === 'before') announce('earlier', 'polite');
    await render(<Demo />);
    await press();
    announce('Your address is saved.', 'polite');
    const announcement = page.getByText('Your address is saved.');
    await expect.element(announcement).toBeInTheDocument();
    expect(announcement.element().closest('[aria-live="polite"]')).not.toBeNull();
    expect(announcement.element().closest('[inert], [aria-hidden="true"]')).toBeNull();
  },
);

test('at 400 % zoom everything in a dialog can be reached and nothing is wider than the window', async () => {
  await page.viewport(320, 256);
  await render(<Demo>{<p>{'Bring your Medicare card and your glasses. '.repeat(20)}</p>}</Demo>);
  await press();
  const room = dialog.element().parentElement as HTMLElement;
  expect(room.scrollWidth).toBeLessThanOrEqual(320);
  expect(room.scrollHeight).toBeGreaterThan(256);
  const save = page.getByRole('button', { name: 'Save' });
  await userEvent.tab({ shift: true });
  await expect.element(save).toHaveFocus();
  const box = save.element().getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(256);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});

test('at 400 % zoom the focus stays visible while Tab cycles', async () => {
  await page.viewport(320, 256);
  await render(<Demo>{<p>{'Bring your Medicare card and your glasses. '.repeat(20)}</p>}</Demo>);
  await press();
  const isInSight = (name: string) => {
    const { top, bottom } = page.getByRole('button', { name }).element().getBoundingClientRect();
    return top >= 0 && bottom <= 256;
  };
  await userEvent.tab({ shift: true });
  expect(isInSight('Close')).toBe(false);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(isInSight('Close')).toBe(true);
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(isInSight('Save')).toBe(true);
});

test('the page behind a dialog neither scrolls nor jumps, and scrolls again afterwards', async () => {
  const tall = document.createElement('div');
  tall.className = 'tall';
  tall.style.height = '300vh';
  document.body.append(tall);
  await render(<Demo />);
  // Browsers under test hide their scroll bars: this simulates one of 15 pixels.
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValueOnce(innerWidth - 15);
  await press();
  expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('stable');
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(document.documentElement.dataset['locked']).toBeUndefined();
  tall.remove();
});

test('a dialog injects no style element, which the security policy would refuse', async () => {
  await render(<Demo />);
  const before = document.querySelectorAll('style').length;
  await press();
  expect(document.querySelectorAll('style').length).toBe(before);
});

test('Tab from the address bar moves into the dialog, not to a focus guard', async () => {
  await render(<Demo />);
  await press();
  // Nothing inside had the focus since the dialog opened: Radix has no element to return it to.
  document.querySelector<HTMLElement>('[data-radix-focus-guard]')?.focus();
  await expect.element(dialog).toHaveFocus();
});

test('a click outside does not close a dialog', async () => {
  await render(<Demo />);
  await press();
  await userEvent.click(dialog.element().parentElement as HTMLElement, { position: { x: 4, y: 4 } });
  await expect.element(dialog).toBeVisible();
  await userEvent.tab();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test('at 400 % zoom an error above the box does not push the box out of view', async () => {
  await page.viewport(320, 256);
  await render(
    <Demo>
      <FailingField />
    </Demo>,
  );
  await press();
  const box = page.getByRole('textbox', { name: 'Town' });
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter the town where you live, as on your letters.')).toBeVisible();
  const { top, bottom } = box.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(256);
});

/** A dialog that is opened from a dialog. */
function SecondDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Add somebody</button>
      <Dialog open={open} title="Somebody new" onClose={() => setOpen(false)}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test('a dialog above another one starts in its first field, and gives the focus back', async () => {
  await render(
    <Demo>
      <SecondDialog />
    </Demo>,
  );
  await press();
  const add = page.getByRole('button', { name: 'Add somebody' });
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(add).toHaveFocus();
});
