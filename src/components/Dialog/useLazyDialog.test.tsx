import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/index.css';
import { Dialog } from './Dialog';
import { useLazyDialog } from './useLazyDialog';

const code = { Dialog };
const load = vi.fn<() => Promise<typeof code>>();
const asked = vi.fn<() => void>();
let arrive: (() => void)[] = [];

function Rows() {
  const dialog = useLazyDialog<typeof load, { name: string }>(load);
  const [failed, setFailed] = useState(false);
  const open = (name: string) =>
    dialog
      .open(() => {
        asked();
        return { name };
      })
      .catch(() => setFailed(true));
  return (
    <main>
      <h1 tabIndex={-1}>Rows</h1>
      {['One', 'Two'].map((name) => (
        <button key={name} onFocus={dialog.preload} onClick={() => void open(name)}>
          {name}
        </button>
      ))}
      {failed && <p>The form could not be fetched.</p>}
      {dialog.render((loaded, { name }, opener) => (
        <loaded.Dialog open title={`Edit ${name}`} opener={opener} onClose={dialog.close}>
          <input aria-label="Name" />
        </loaded.Dialog>
      ))}
    </main>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (name: string) => page.getByRole('dialog', { name: `Edit ${name}` });
/** The code loads when the test says so. */
const loadLater = () =>
  load.mockImplementation(() => new Promise((resolve) => arrive.push(() => resolve(code))));

beforeEach(() => {
  arrive = [];
  asked.mockReset();
  load.mockReset().mockResolvedValue(code);
});

describe('a lazy dialog', () => {
  test('loads when its button gets the focus, opens with a press, and gives the focus back', async () => {
    await render(<Rows />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('One').element());
  });

  test('stays in the document for the moment in which it leaves', async () => {
    await render(<Rows />);
    await button('Two').click();
    await expect.element(dialogOf('Two')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[data-leaving] [role="dialog"]')).not.toBeNull();
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
  });

  test('opens for what was asked for last, with its opener, while the code is on the way', async () => {
    loadLater();
    await render(<Rows />);
    await button('One').click();
    await button('Two').click();
    page.getByRole('heading', { name: 'Rows' }).element().focus();
    for (const come of arrive.toReversed()) come();
    await expect.element(dialogOf('Two')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Two').element());
  });

  test('says that its code is lost before anything is done for it, and tries again at the next press', async () => {
    load.mockRejectedValue(new Error('Failed to fetch'));
    await render(<Rows />);
    await button('One').click();
    await expect.element(page.getByText('The form could not be fetched.')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    load.mockResolvedValue(code);
    await button('One').click();
    await expect.element(dialogOf('One')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
