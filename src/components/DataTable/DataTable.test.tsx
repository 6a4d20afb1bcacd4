import { clearAnnouncer } from '@react-aria/live-announcer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/index.css';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { DataTable } from './DataTable';
import { searchDelay } from './SearchBox';
import type { TableColumn } from './table';
import { useTable } from './useTable';

interface Row {
  id: number;
  email: string;
  role: string;
}

const columns: TableColumn<Row>[] = [
  { field: 'id', label: 'ID' },
  { field: 'email', label: 'Email' },
  { field: 'role', label: 'Role' },
];
const rowId = ({ id }: Row) => id;
const made = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    email: `user${at + 1}@example.org`,
    role: 'user',
  }));
const actions = (_row: Row, name: string) => <button type="button" aria-label={`Edit ${name}`} />;
const batch = (rows: readonly Row[]) => <button type="button">Email {rows.length}</button>;

function Screen({ rows, state }: { rows: Row[]; state?: 'loading' | 'failed' | 'ready' }) {
  const table = useTable({ columns, rows, rowId });
  return (
    <main>
      <LiveRegion />
      <button type="button" onClick={table.reset}>
        Change something
      </button>
      <DataTable
        {...{ table, actions, batch, state }}
        caption="Users"
        nameField="email"
        noun={{ one: 'user', many: 'users' }}
      />
    </main>
  );
}

/** Returns the announcements since the last call. */
const announcements: string[] = [];
const listener = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (node.parentElement?.matches('[aria-live]') && node.textContent)
        announcements.push(node.textContent);
    }
  }
});
/** The result of an action is on the screen two frames later. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function heardNow(): Promise<string[]> {
  await expect.poll(() => announcements.length).toBeGreaterThan(0);
  // Duplicate announcements would come in the same moment.
  await drawn();
  return announcements.splice(0);
}

async function show(rows: Row[]) {
  const screen = await render(<Screen rows={rows} />);
  await expect.poll(() => document.querySelector('[data-live-announcer]')).not.toBeNull();
  announcements.length = 0;
  return screen;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);
const press = async (name: string) => userEvent.click(button(name));

beforeEach(async () => {
  await page.viewport(1280, 800);
  listener.observe(document.body, { childList: true, subtree: true });
});
afterEach(() => {
  listener.disconnect();
  clearAnnouncer('polite');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a table announces each change once', async () => {
  await show(made(23));
  await press('Email');
  expect(await heardNow()).toEqual(['Sorted by Email, ascending. 23 users. Page 1 of 3.']);
  await press('Next');
  expect(await heardNow()).toEqual(['Sorted by Email, ascending. 23 users. Page 2 of 3.']);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search all users' }), 'user2');
  expect(await heardNow()).toEqual(['Sorted by Email, ascending. 5 of 23 users match “user2”. Page 1 of 1.']);
  await userEvent.click(page.getByRole('checkbox', { name: 'Select user2@example.org' }));
  expect(await heardNow()).toEqual(['1 of 23 users selected.']);
  await press('Change something');
  expect(await heardNow()).toEqual(['No longer sorted. Search cleared. 23 users. Page 1 of 3.']);
});

it('a table announces nothing at first, nor when it is rendered again unchanged', async () => {
  const rows = made(3);
  const screen = await show(rows);
  await screen.rerender(<Screen rows={rows} />);
  await screen.rerender(<Screen rows={[...rows]} />);
  await press('Email');
  expect(await heardNow()).toEqual(['Sorted by Email, ascending. 3 users. Page 1 of 1.']);
});

it('a table announces that loading is over, and once the failure that it comes with', async () => {
  const screen = await render(<Screen rows={[]} state="loading" />);
  announcements.length = 0;
  await screen.rerender(<Screen rows={made(2)} />);
  expect(await heardNow()).toEqual(['2 users. Page 1 of 1.']);
  await screen.rerender(<Screen key="new" rows={[]} state="failed" />);
  expect(await heardNow()).toEqual(['The users could not be loaded.']);
});

it('a table searches 300 milliseconds after the last key press, and not sooner', async () => {
  await show(made(23));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const box = page.getByRole('searchbox', { name: 'Search Email' }).element() as HTMLInputElement;
  const type = (text: string) => {
    box.value = text;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  type('user2');
  vi.advanceTimersByTime(searchDelay - 1);
  type('user23');
  vi.advanceTimersByTime(searchDelay - 1);
  await drawn();
  expect(names()).toHaveLength(10);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(names).toEqual(['user23@example.org']);
  expect(searchDelay).toBe(300);
});

it('a table keeps its place when rows change from outside, and deselects rows that are gone', async () => {
  const rows = made(23);
  const screen = await show(rows);
  await press('ID');
  await press('ID');
  await press('Next');
  await userEvent.click(page.getByRole('checkbox', { name: 'Select user13@example.org' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Select user12@example.org' }));
  await screen.rerender(<Screen rows={rows.filter(({ id }) => id !== 12)} />);
  await expect.element(page.getByRole('toolbar', { name: '1 of 22 users selected' })).toBeVisible();
  expect(names()[0]).toBe('user13@example.org');
  await expect
    .element(page.getByText('Sorted by ID, descending. 22 users. Page 2 of 3.').first())
    .toBeVisible();
});

it('a table shows the last remaining page when rows have gone', async () => {
  const screen = await show(made(23));
  await press('Last');
  await screen.rerender(<Screen rows={made(12)} />);
  expect(names()).toEqual(['user11@example.org', 'user12@example.org']);
});

it('a table moves the focus to the status when the focused row is gone, and announces it once', async () => {
  const rows = made(3);
  const screen = await show(rows);
  (button('Edit user2@example.org').element() as HTMLElement).focus();
  await screen.rerender(<Screen rows={rows.filter(({ id }) => id !== 2)} />);
  await expect.poll(() => document.activeElement?.textContent).toBe('2 users. Page 1 of 1.');
  await press('Email');
  expect(await heardNow()).toEqual(['Sorted by Email, ascending. 2 users. Page 1 of 1.']);
});

it('a table leaves the focus alone where it is still in place, or elsewhere', async () => {
  const rows = made(3);
  const screen = await show(rows);
  const edit = button('Edit user3@example.org').element() as HTMLElement;
  edit.focus();
  await screen.rerender(<Screen rows={rows.filter(({ id }) => id !== 2)} />);
  expect(document.activeElement).toBe(edit);
  edit.blur();
  await screen.rerender(<Screen rows={made(1)} />);
  expect(document.activeElement).toBe(document.body);
});

it('a table never hides the focus behind its sticky headers', async () => {
  await page.viewport(1280, 600);
  await show(made(10));
  window.scrollTo(0, document.body.scrollHeight);
  const top = () => document.querySelector('thead th')?.getBoundingClientRect().top ?? -1;
  await expect.poll(top).toBe(0);
  const bottom = document.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
  const hidden = [...document.querySelectorAll<HTMLElement>('tbody button')].toReversed().filter((edit) => {
    edit.focus();
    const box = edit.getBoundingClientRect();
    // The ring takes eight pixels.
    return box.top < (top() === 0 ? bottom + 8 : 8);
  });
  expect(hidden).toEqual([]);
});

it('a table warns the developer about bad rows, and does not tell the reader', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show([...made(2), ...made(1)]);
  expect(error).toHaveBeenCalledExactlyOnceWith('DataTable: two rows have the id "1".');
  expect(names()).toHaveLength(3);
});

it('a table offers no selection where a search finds nothing, and keeps the focus when the selection is cleared', async () => {
  await show(made(3));
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all 3 users on this page' }));
  const box = page
    .getByRole('textbox', { name: 'Search all users' })
    .or(page.getByRole('searchbox', { name: 'Search all users' }));
  await userEvent.fill(box, 'zzz');
  await expect.element(page.getByText(/No users/).first()).toBeVisible();
  await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(0);
  await press('Clear selection');
  await expect.element(box).toHaveFocus();
});

it.each([1280, 320])('a table is exposed as a table with headers, %i pixels wide', async (width) => {
  await page.viewport(width, 800);
  await show(made(2));
  interface Node {
    role?: { value: string };
    name?: { value: string };
    ignored: boolean;
  }
  interface Frames {
    frame: { id: string };
    childFrames?: Frames[];
  }
  const session = cdp() as unknown as { send: <T>(command: string, options?: object) => Promise<T> };
  // The test lies in a frame of the runner's page.
  const { frameTree } = await session.send<{ frameTree: Frames }>('Page.getFrameTree');
  const frameId = frameTree.childFrames?.[0]?.frame.id;
  const { nodes } = await session.send<{ nodes: Node[] }>('Accessibility.getFullAXTree', { frameId });
  const of = (role: string) =>
    nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => name?.value ?? '');
  expect(of('table')).toEqual(['Users']);
  expect(of('columnheader')).toEqual(['Select', 'ID', 'Email', 'Role', 'Actions']);
  expect(of('rowheader')).toEqual(['user1@example.org', 'user2@example.org']);
  expect(of('row').length).toBeGreaterThanOrEqual(3);
  expect(of('cell').length + of('gridcell').length).toBeGreaterThanOrEqual(8);
});
