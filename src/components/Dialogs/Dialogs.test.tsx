import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/index.css';
import { Dialogs, useDialogs } from './Dialogs';
import type { DialogService } from './Dialogs';

const question = { question: 'Remove it?', confirm: 'Remove it', keep: 'Keep it' };
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
    const yes = await dialogs.ask({ ...question, tone: 'danger' });
    log.push(String(yes));
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

const chooseSecond = async (name: string) => {
  await expect.element(page.getByRole('button', { name })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

test('the answer comes after the focus is back', async () => {
  await mount();
  row.element().focus();
  const answer = service.ask({ question: 'Send it?', confirm: 'Send it', keep: 'Not yet' });
  await chooseSecond('Send it');
  expect(await answer).toBe(true);
  expect(focus()).toBe('Row');
});

test('where something is taken away the focus goes straight to where the caller moves it', async () => {
  await mount();
  row.element().focus();
  const seen: string[] = [];
  const record = () => seen.push(focus());
  document.addEventListener('focusin', record);
  const answer = service.ask({ ...question, tone: 'danger' });
  await chooseSecond('Remove it');
  await answer;
  const heading = page.getByRole('heading', { name: 'List' });
  heading.element().focus();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  document.removeEventListener('focusin', record);
  expect(seen).toEqual(['Keep it', 'Remove it', 'List']);
});

test('where the caller moves it nowhere it comes back, to the heading if the opener is gone', async () => {
  await mount();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await chooseSecond('Remove it');
  await expect.element(page.getByRole('heading', { name: 'List' })).toHaveFocus();
  expect(log).toEqual(['true']);
});

test('a notice that follows a removal leads back to where the question came from', async () => {
  await mount();
  row.element().focus();
  const answer = service.ask({ ...question, tone: 'danger' });
  await chooseSecond('Remove it');
  await answer;
  const closed = service.notify('It could not be removed.');
  await expect.element(page.getByRole('alertdialog', { name: 'It could not be removed.' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await closed;
  expect(focus()).toBe('Row');
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
  const closed = service.notify('One.');
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  const asked = service.ask({ question: 'Two?', confirm: 'Do it', keep: 'Leave it' });
  await userEvent.keyboard('{Enter}');
  await closed;
  await expect.element(page.getByRole('alertdialog', { name: 'Two?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await asked).toBe(false);
  expect(focus()).toBe('Row');
});

test('a question asked in the moment in which a notice is closed leads back to where the notice came from', async () => {
  await mount();
  row.element().focus();
  const closed = service.notify('One.');
  const ok = page.getByRole('button', { name: 'OK' });
  await expect.element(ok).toHaveFocus();
  const asked = service.ask({ question: 'Two?', confirm: 'Do it', keep: 'Leave it' });
  (ok.element() as HTMLElement).click();
  await closed;
  await expect.element(page.getByRole('alertdialog', { name: 'Two?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await asked).toBe(false);
  expect(focus()).toBe('Row');
});
