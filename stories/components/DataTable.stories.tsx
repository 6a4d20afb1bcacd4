import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longMembers, many, members } from '../support/members';
import type { Member } from '../support/members';
import { lowTargets } from '../support/layout';
import * as situations from '../support/situations';
import { TableDemo, columns, wideColumns } from '../support/TableDemo';

const meta: Meta<typeof TableDemo> = {
  title: 'Components/DataTable',
  component: TableDemo,
  args: {
    rows: members,
    columns,
    caption: 'Users',
    state: 'ready',
    selectable: true,
    onEmail: fn(),
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof TableDemo>;

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('searchbox', { name });
const header = (name: string) => screen.getByRole('columnheader', { name });
/** The arrow in a header. */
const arrow = (name: string) => button(name).querySelector('path')?.getAttribute('d');
/** The names of the rows, in the order shown. */
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
/** What stands on the page; what is announced stands in the live region as well. */
const status = (words: string) =>
  waitFor(() => expect(screen.getByText(words, { ignore: '[data-live-announcer] *' })).toBeVisible());
const type = async (name: string, text: string) => {
  box(name).focus();
  await userEvent.keyboard(text);
};

/** Sorted, searched and selected by keyboard. */
export const Default: Story = {
  play: async ({ args }) => {
    await status('7 users. Page 1 of 1.');
    const arrows = [arrow('Email')];
    button('Email').focus();
    await userEvent.keyboard('{Enter}');
    await status('Sorted by Email, ascending. 7 users. Page 1 of 1.');
    arrows.push(arrow('Email'));
    await expect(button('Email')).toHaveFocus();
    await expect(header('Email')).toHaveAttribute('aria-sort', 'ascending');
    await expect(names()[0]).toBe('admin@example.org');
    await userEvent.keyboard(' ');
    await expect(header('Email')).toHaveAttribute('aria-sort', 'descending');
    await expect(new Set([...arrows, arrow('Email')]).size).toBe(3);
    await expect(names()[0]).toBe('tom@example.org');

    await type('Search Role', 'HEALTH ');
    await status('Sorted by Email, descending. 2 of 7 users match “HEALTH” in Role. Page 1 of 1.');
    await expect(box('Search Role')).toHaveFocus();
    await expect(names()).toEqual(['ray@example.org', 'lee@example.org']);

    screen.getByRole('checkbox', { name: 'Select lee@example.org' }).focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('toolbar', { name: '1 of 7 users selected' })).toBeVisible();
    await userEvent.click(button('Clear search'));
    await expect(box('Search all users')).toHaveFocus();
    await status('Sorted by Email, descending. 7 users. Page 1 of 1.');
    await userEvent.click(button('Email 1 user'));
    await expect(args.onEmail).toHaveBeenCalledWith([members[1]]);
  },
};

export const Sorted: Story = {
  play: async () => {
    await userEvent.click(button('Email'));
    await status('Sorted by Email, ascending. 7 users. Page 1 of 1.');
  },
};

/** A search of all columns, sent at once by Enter. */
export const Filtered: Story = {
  play: async () => {
    await type('Search all users', 'nina{Enter}');
    await expect(names()).toEqual(['nina@example.org']);
    await status('1 of 7 users matches “nina”. Page 1 of 1.');
  },
};

/** Nothing matches: the boxes stay, and one press leads back. */
export const NothingFound: Story = {
  play: async () => {
    await type('Search Email', 'xyz');
    await status('No users match “xyz” in Email.');
    await expect(screen.queryAllByRole('rowheader')).toEqual([]);
    button('Clear search').focus();
    await userEvent.keyboard('{Enter}');
    await expect(box('Search all users')).toHaveFocus();
    await expect(box('Search Email')).toHaveValue('');
    await expect(names()).toHaveLength(7);
    await type('Search all users', 'nobody{Enter}');
    await status('No users match “nobody”.');
  },
};

/** The whole page, some of it, and those that a search leaves out. */
export const Selected: Story = {
  tags: ['situations'],
  play: async ({ canvasElement }) => {
    await expect(lowTargets(canvasElement)).toEqual([]);
    const all = screen.getByRole('checkbox', { name: 'Select all 7 users on this page' });
    all.focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('toolbar', { name: '7 of 7 users selected' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select nina@example.org' }));
    await expect(all).toBePartiallyChecked();
    await type('Search Role', 'admin{Enter}');
    const words = '6 of 7 users selected, 5 of them not shown by this search';
    await expect(screen.getByRole('toolbar', { name: words })).toBeVisible();
    await type('Search Role', '{Control>}a{/Control}{Delete}{Enter}');
    await status('7 users. Page 1 of 1.');
  },
};

/** The button that was pressed goes, and the focus stays in the table. */
export const SelectionCleared: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select nina@example.org' }));
    button('Clear selection').focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('checkbox', { name: 'Select all 7 users on this page' })).toHaveFocus();
    await expect(screen.queryByRole('toolbar')).toBeNull();
  },
};

/** A change of this person's own leads back to the start. */
export const RowDeleted: Story = {
  play: async () => {
    await userEvent.click(button('Email'));
    await type('Search Email', 'example{Enter}');
    button('Delete tom@example.org').focus();
    await userEvent.keyboard('{Enter}');
    await status('6 users. Page 1 of 1.');
    await expect(header('Email')).not.toHaveAttribute('aria-sort');
    await expect(box('Search Email')).toHaveValue('');
    await expect(screen.getByRole('group', { name: 'User deleted: tom@example.org.' })).toHaveFocus();
    await userEvent.click(button('Undo'));
    await status('7 users. Page 1 of 1.');
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const WithError: Story = {
  args: { state: 'failed' },
  play: async ({ args }) => {
    await status('The users could not be loaded.');
    button('Try again').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async () => {
    await status('No users.');
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

/** Only one page of them is in the document; the focus stays on the button that turns the page. */
export const TenThousandRows: Story = {
  args: { rows: many(10_000) },
  play: async () => {
    await status('10,000 users. Page 1 of 1,000.');
    await expect(names()).toHaveLength(10);
    button('Next').focus();
    await userEvent.keyboard('{Enter}');
    await status('10,000 users. Page 2 of 1,000.');
    await expect(button('Next')).toHaveFocus();
    button('ID').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await status('Sorted by ID, descending. 10,000 users. Page 1 of 1,000.');
    await expect(names()[0]).toBe('user10000@example.org');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 10 users on this page' }));
    button('Select all 10,000 users').focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('toolbar', { name: '10,000 of 10,000 users selected' })).toBeVisible();
    await expect(button('Clear selection')).toHaveFocus();
  },
};

/** More columns than there is room for: the box takes the focus, has a name and says so. */
export const ScrollsSideways: Story = {
  args: { columns: wideColumns },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Users' });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region).toHaveAccessibleDescription(/Scroll it sideways/);
  },
};

export const WithoutSelection: Story = { args: { selectable: false } };

/** What is missing, no number or twice there: a person sees "None" or nothing odd at all. */
export const BadRows: Story = {
  args: {
    columns: wideColumns,
    rows: [
      { id: Number.NaN, email: '', role: null, rating: Number.NaN },
      { id: 2, email: 'nina@example.org', role: 'user', rating: null },
      { id: 2, email: 'nina@example.org', role: 'user' },
      null as unknown as Member,
    ],
  },
  play: async () => {
    await status('3 users. Page 1 of 1.');
    const table = within(screen.getByRole('table'));
    await expect(table.queryByText(/NaN|null|undefined/)).toBeNull();
    await expect(table.getAllByText('None')).toHaveLength(6);
    await userEvent.click(button('Average Rating'));
    await expect(names()).toHaveLength(3);
  },
};

export const LongText: Story = { args: { rows: longMembers } };
export const LongTextNarrow: Story = { args: { rows: longMembers }, ...situations.narrow };

/** Cards. The boxes for single columns wait behind a button. */
export const Narrow: Story = {
  tags: ['situations'],
  ...situations.narrow,
  play: async () => {
    await expect(screen.queryByRole('searchbox', { name: 'Search Email' })).toBeNull();
    button('Search by column').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Search by column')).toHaveAttribute('aria-expanded', 'true');
    await type('Search Email', 'nina{Enter}');
    await status('1 of 7 users matches “nina” in Email. Page 1 of 1.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select nina@example.org' }));
    const table = screen.getByRole('table', { name: 'Users' });
    // Some browsers forget what a table is when it is laid out as cards.
    for (const part of [table, ...table.querySelectorAll('thead, tbody, tr, th, td')])
      await expect(part).toHaveAttribute('role');
    const row = screen.getByRole('row', { name: /nina@example.org/ });
    await expect(within(row).getAllByRole('cell')).toHaveLength(4);
  },
};
