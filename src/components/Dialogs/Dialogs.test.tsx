import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/index.css';
import { Dialogs, useDialogs } from './Dialogs';
import type { DialogService } from './Dialogs';

let service: DialogService;
const log: string[] = [];
const focus = () => document.activeElement?.textContent ?? '';

function Page() {
  const dialogs = useDialogs();
  const [rows, setRows] = useState(['Row']);
  useEffect(() => {
    service = dialogs;
    log.length = 0;
  }, [dialogs]);
  const remove = async () => {
    const yes = await dialogs.ask({
      question: 'Remove it?',
      confirm: 'Remove it',
      keep: 'Keep it',
      tone: 'danger',
    });
    log.push(`${yes}, focus on ${focus()}`);
    if (yes) setRows([]);
  };
  return (
    <main>
      <h1 tabIndex={-1}>List</h1>
      {rows.map((row) => (
        <button key={row} onClick={() => void remove()}>
          {row}
        </button>
      ))}
    </main>
  );
}

const mount = () =>
  render(
    <Dialogs>
      <Page />
    </Dialogs>,
  );
const row = page.getByRole('button', { name: 'Row' });

test('the answer comes after the focus is back', async () => {
  await mount();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => log).toEqual(['true, focus on Row']);
});

test('two notices at once: one after the other, and the focus does not flash back between them', async () => {
  await mount();
  row.element().focus();
  const seen: string[] = [];
  const record = () => seen.push(focus());
  document.addEventListener('focusin', record);
  const both = Promise.all([service.notify('One.'), service.notify('Two.')]);
  await expect.element(page.getByRole('alertdialog', { name: 'One.' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog', { name: 'Two.' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await both;
  document.removeEventListener('focusin', record);
  expect(seen).toEqual(['OK', 'OK', 'Row']);
});

test('a notice called after another one has settled goes back to the same place', async () => {
  await mount();
  row.element().focus();
  const both = (async () => {
    await service.notify('One.');
    await service.notify('Two.');
  })();
  for (const name of ['One.', 'Two.']) {
    await expect.element(page.getByRole('alertdialog', { name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
  await both;
  expect(focus()).toBe('Row');
});

test('a question asked while a notice is open waits, and both promises settle', async () => {
  await mount();
  row.element().focus();
  const told = service.notify('One.');
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  const asked = service.ask({ question: 'Two?', confirm: 'Do it', keep: 'Leave it' });
  await userEvent.keyboard('{Enter}');
  await told;
  await expect.element(page.getByRole('alertdialog', { name: 'Two?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await asked).toBe(false);
  expect(focus()).toBe('Row');
});
