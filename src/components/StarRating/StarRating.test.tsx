import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Outcome } from '../OutcomeMessage/useOutcome';
import { StarRating } from './StarRating';

const onSave = vi.fn<(value: number, sameVisit: boolean) => void>();

/** A page that saves the choice and responds at once. */
function Kept({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState(start);
  const save = (star: number, sameVisit: boolean) => {
    onSave(star, sameVisit);
    setValue(star);
  };
  return (
    <>
      <StarRating label="Rate: Soup" value={value} onSave={save} />
      <button type="button">Next</button>
    </>
  );
}

const star = (count: number) =>
  page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true });
const saved = () => onSave.mock.calls.map(([value]) => value);
const spoken: string[] = [];
const ear = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    if ((target as Element).matches('[aria-live]'))
      spoken.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
});
/** The announcer waits a moment before its first announcement. */
const listen = async () => {
  await vi.advanceTimersByTimeAsync(100);
  return spoken;
};
const focus = (count: number) => (star(count).element() as HTMLElement).focus();
const visits = () => onSave.mock.calls.map(([, sameVisit]) => sameVisit);
const next = page.getByRole('button', { name: 'Next' });
const preview = (count: number) =>
  page.getByText(`${count === 1 ? '1 star' : `${count} stars`}, not saved yet`, { exact: true });
/** The person thinks for an hour. */
const rest = () => vi.advanceTimersByTimeAsync(3_600_000);

beforeEach(() => {
  onSave.mockReset();
  spoken.length = 0;
  ear.observe(document.body, { childList: true, subtree: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  ear.disconnect();
  document.documentElement.removeAttribute('dir');
});

describe('keys', () => {
  it('move and preview the rating without saving it', async () => {
    await render(<Kept start={2} />);
    focus(2);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
      await userEvent.keyboard(`{${key}}`);
      await rest();
    }
    await expect.element(star(3)).toHaveFocus();
    await expect.element(star(3)).toBeChecked();
    await expect.element(preview(3)).toBeVisible();
    expect(saved()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Your rating: 3 stars', { exact: true })).toBeVisible();
    expect(saved()).toEqual([3]);
    await rest();
    expect(saved()).toEqual([3]);
  });

  it('Enter saves at once and sends no form', async () => {
    const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.addEventListener('submit', onSubmit);
    await render(
      <form>
        <Kept />
        <input aria-label="Other" />
        <button type="submit">Send</button>
      </form>,
    );
    focus(1);
    await userEvent.keyboard('{ArrowRight}{Enter}{Enter}');
    expect(saved()).toEqual([2]);
    expect(onSubmit).not.toHaveBeenCalled();
    // The form itself does react to Enter.
    await userEvent.type(page.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    document.removeEventListener('submit', onSubmit);
  });

  it('Enter and Space choose the star that has the focus', async () => {
    await render(<Kept />);
    focus(1);
    await userEvent.keyboard('{Enter}');
    expect(saved()).toEqual([1]);
    await userEvent.keyboard('{ArrowRight} ');
    expect(saved()).toEqual([1, 2]);
  });

  it('with a modifier are left to the browser', async () => {
    await render(<Kept start={3} />);
    focus(3);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.element(star(3)).toBeChecked();
    await userEvent.tab();
    expect(saved()).toEqual([]);
  });

  it('are undone by Esc, which closes nothing else', async () => {
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', onKeyDown);
    await render(<Kept start={2} />);
    focus(2);
    await userEvent.keyboard('{End}');
    await expect.element(preview(5)).toBeVisible();
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await expect.element(star(2)).toBeChecked();
    await expect.element(star(2)).toHaveFocus();
    await expect.element(page.getByText('Your rating: 2 stars', { exact: true })).toBeVisible();
    await expect.poll(listen).toContain('Your rating: 2 stars');
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(saved()).toEqual([]);
    document.removeEventListener('keydown', onKeyDown);
  });

  it('are announced when they pause, once, and not again after the save', async () => {
    await render(<Kept />);
    focus(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(listen).toEqual(['4 stars, not saved yet']);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await rest();
    expect(spoken).toEqual(['4 stars, not saved yet']);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('%s on the star that is saved says so', async (_name, key) => {
    await render(<Kept start={4} />);
    focus(4);
    await userEvent.keyboard(key);
    const words = 'Your rating: 4 stars, already saved';
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.poll(listen).toEqual([words]);
    await userEvent.keyboard('{End}{Escape}');
    await expect.element(page.getByText('Your rating: 4 stars', { exact: true })).toBeVisible();
    expect(saved()).toEqual([]);
  });

  it.each([
    ['ltr', 'ArrowLeft', 1],
    ['ltr', 'Home', 1],
    ['ltr', 'End', 5],
    ['rtl', 'ArrowLeft', 3],
    ['rtl', 'ArrowRight', 1],
    ['rtl', 'ArrowUp', 1],
    ['rtl', 'ArrowDown', 3],
    ['rtl', 'Home', 1],
    ['rtl', 'End', 5],
  ])('follow the visual order: %s, %s leads from 2 to %i', async (dir, key, to) => {
    document.documentElement.dir = dir;
    await render(<Kept start={2} />);
    const places = [1, 2, 3, 4, 5].map((count) => star(count).element().getBoundingClientRect().left);
    expect(places).toEqual(places.toSorted((one, other) => (dir === 'rtl' ? other - one : one - other)));
    focus(2);
    await userEvent.keyboard(`{${key}}`);
    await expect.element(star(to)).toBeChecked();
    await expect.element(star(to)).toHaveFocus();
    expect(saved()).toEqual([]);
    await userEvent.tab();
    expect(saved()).toEqual([to]);
  });

  it('follow the visual order also in browsers that follow the DOM order', async () => {
    document.documentElement.dir = 'rtl';
    await render(<Kept start={2} />);
    focus(2);
    // A synthetic event moves nothing by itself, so the code under test does.
    const press = { key: 'ArrowLeft', bubbles: true, cancelable: true };
    star(2).element().dispatchEvent(new KeyboardEvent('keydown', press));
    await expect.element(star(3)).toBeChecked();
    await expect.element(star(3)).toHaveFocus();
    expect(saved()).toEqual([]);
  });

  it('are not dropped: 100 in a row on a processor slowed down four times', async () => {
    vi.useRealTimers();
    await render(<Kept start={3} />);
    const changes: number[] = [];
    document.addEventListener('change', ({ target }) =>
      changes.push(Number((target as HTMLInputElement).value)),
    );
    focus(3);
    const browser = cdp();
    onTestFinished(async () => {
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    });
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const key = { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 };
    await Promise.all(
      Array.from({ length: 100 }, () =>
        Promise.all([
          browser.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' }),
          browser.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' }),
        ]),
      ),
    );
    await expect.poll(() => changes.length, { timeout: 20_000 }).toBe(100);
    expect(changes).toEqual(Array.from({ length: 100 }, (_, place) => ((place + 3) % 5) + 1));
    await expect.element(star(3)).toBeChecked();
    await expect.element(star(3)).toHaveFocus();
  });
});

describe('saving', () => {
  it('happens once on a click, also while a preview is waiting', async () => {
    await render(<Kept start={1} />);
    focus(1);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(star(4));
    expect(saved()).toEqual([4]);
    await userEvent.click(star(4));
    await userEvent.tab();
    expect(saved()).toEqual([4]);
  });

  it('happens on a click on the star that the keys preview', async () => {
    await render(<Kept start={1} />);
    focus(1);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(star(2));
    expect(saved()).toEqual([2]);
  });

  it('happens once on a click where a mouse gives radio buttons no focus, as in Safari', async () => {
    await render(<Kept start={1} />);
    focus(1);
    await userEvent.keyboard('{ArrowRight}');
    star(4)
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // It goes to the nearest focusable ancestor.
    star(2).element().closest('fieldset')!.focus();
    expect(saved()).toEqual([]);
    (star(4).element() as HTMLElement).click();
    expect(saved()).toEqual([4]);
  });

  it('happens when the focus leaves, and only then', async () => {
    await render(<Kept start={1} />);
    focus(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(saved()).toEqual([]);
    await userEvent.tab();
    await expect.element(next).toHaveFocus();
    expect(saved()).toEqual([3]);
    await rest();
    expect(saved()).toEqual([3]);
  });

  it('does not happen when the keys return to the saved rating', async () => {
    await render(<Kept start={2} />);
    focus(2);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await userEvent.tab();
    expect(saved()).toEqual([]);
  });

  it('does not happen when another window is activated', async () => {
    await render(<Kept start={1} />);
    focus(1);
    await userEvent.keyboard('{ArrowRight}');
    // The browser's events in this case: the focus goes, and the document keeps its active element.
    star(2)
      .element()
      .dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(saved()).toEqual([]);
    star(2)
      .element()
      .dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await userEvent.keyboard('{Enter}');
    expect(onSave.mock.calls).toEqual([[2, false]]);
  });

  it('does not happen when a dialog opens by itself', async () => {
    const view = await render(
      <>
        <Kept start={1} />
        <div role="alertdialog" aria-label="News">
          <button type="button">OK</button>
        </div>
      </>,
    );
    focus(1);
    await userEvent.keyboard('{ArrowRight}');
    (page.getByRole('button', { name: 'OK' }).element() as HTMLElement).focus();
    expect(saved()).toEqual([]);
    focus(2);
    await expect.element(preview(2)).toBeVisible();
    expect(saved()).toEqual([]);
    // The page is removed while the dialog is open.
    (page.getByRole('button', { name: 'OK' }).element() as HTMLElement).focus();
    await view.unmount();
    expect(saved()).toEqual([2]);
  });

  it('happens once when the page is left during a preview', async () => {
    const view = await render(<Kept start={2} />);
    focus(2);
    await userEvent.keyboard('{ArrowRight}');
    await view.unmount();
    await rest();
    expect(saved()).toEqual([3]);
  });

  it('reports which saves belong to one visit', async () => {
    await render(<Kept />);
    focus(1);
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}{ArrowRight}');
    await userEvent.tab();
    expect(saved()).toEqual([2, 3, 4]);
    expect(visits()).toEqual([false, true, true]);
    focus(4);
    await userEvent.keyboard('{Home}{Enter}');
    await userEvent.click(star(2));
    expect(saved()).toEqual([2, 3, 4, 1, 2]);
    expect(visits()).toEqual([false, true, true, false, true]);
  });

  it('shows the choice until the response arrives, and the saved rating after a failure', async () => {
    const slow = (message: Outcome | null, value = 2) => (
      <StarRating label="Rate: Soup" value={value} message={message} onSave={onSave} />
    );
    const view = await render(slow(null));
    await userEvent.click(star(5));
    await expect.element(star(5)).toBeChecked();
    await userEvent.click(star(5));
    expect(saved()).toEqual([5]);
    await expect.element(star(5)).toBeChecked();
    await view.rerender(slow({ kind: 'failed', text: 'Not kept.' }));
    await expect.element(star(2)).toBeChecked();
    await userEvent.click(star(5));
    expect(saved()).toEqual([5, 5]);
    await view.rerender(slow({ kind: 'success', text: 'Kept.' }, 5));
    await expect.element(star(5)).toBeChecked();
    await view.rerender(slow({ kind: 'info', text: 'Taken back.' }, 2));
    await expect.element(star(2)).toBeChecked();
  });
});
