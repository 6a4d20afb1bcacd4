import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, waitFor, within } from 'storybook/test';
import type { Attendee } from '@/shared/domain/events/attendees';
import { EventsPage } from '@/src/features/events/EventsPage';
import { CollectionError } from '@/src/ports/collection';
import type { Registrations } from '@/src/ports/registrations';
import { seedEvents } from '@/shared/seeds/events';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const event = seedEvents(storyDay).find(({ title }) => title === 'Walking Group')!;
const name = `Who is coming to ${event.title}`;
const button = { name: `Who is coming to ${event.title}` };

/** Twelve people with a place and two who wait. */
const people: readonly Attendee[] = Array.from({ length: 14 }, (_, at) => ({
  // A spreadsheet would take the last of them for a formula.
  email: at === 13 ? '=cmd@example.org' : `person${at + 1}@example.org`,
  position: at < 12 ? null : at - 11,
  since: new Date(Date.UTC(2026, 10, 1 + at, 0, 30)).toISOString(),
}));

/** Two of them bring somebody along, and so does one who waits. */
const withSupport = people.map((person, at) => (at % 6 === 0 ? { ...person, places: 2 as const } : person));

const saveFile = fn();
const printTable = fn();
/** What the list was asked for, in order: each is an entry in the activity log. */
let asked: string[] = [];

function ports(answer: () => ReturnType<Registrations['attendees']>) {
  asked = [];
  saveFile.mockClear();
  printTable.mockClear();
  const records = createSampleRecords();
  const registrations: Registrations = {
    ...records.registrations,
    attendees(eventId, purpose) {
      asked.push(`${eventId} ${purpose}`);
      return answer();
    },
  };
  return {
    can: { waitingLists: true },
    records,
    registrations: async () => registrations,
    saveFile: async () => saveFile,
    printTable: async () => printTable,
  };
}

const given = (answer: () => ReturnType<Registrations['attendees']>) =>
  onScreen({ ports: () => ports(answer), address: `/events?item=${event.id}` });

const meta: Meta<typeof EventsPage> = {
  title: 'Screens/Who is coming',
  component: EventsPage,
  parameters: { layout: 'fullscreen', ...given(async () => people) },
  globals: { role: 'healthcare' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof EventsPage>;
type Play = NonNullable<Story['play']>;

/** Opens the list by keyboard. */
const open: Play = async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', button)).focus();
  await userEvent.keyboard('{Enter}');
  await page.findByRole('dialog', { name });
};
const inDialog = () => within(page.getByRole('dialog', { name }));

/** The list, opened by keyboard; Esc leads back to the button. */
export const Filled: Story = {
  play: async (context) => {
    await open(context);
    await inDialog().findByText('12 people have a place. 2 people wait for one.');
    await expect(inDialog().getByRole('table', { name })).toBeVisible();
    await expect(inDialog().getAllByText('Has a place')).toHaveLength(10);
    await expect(asked).toEqual([`${event.id} screen`]);
  },
};

/** Some bring a support person. */
export const WithSupportPersons: Story = {
  parameters: given(async () => withSupport),
  play: async (context) => {
    await open(context);
    await inDialog().findByText(
      '12 people have a place. 2 of them bring a support person: 14 places in all. 2 people wait for one.',
    );
    await expect(inDialog().getAllByText('Has 2 places, with a support person')).toHaveLength(2);
  },
};

/** Some said what they want to be called: it stands beside the address, is searched, and is on paper. */
export const WithNames: Story = {
  parameters: given(async () =>
    people.map((person, at) => (at === 1 ? { ...person, name: 'Joan Smith' } : person)),
  ),
  play: async (context) => {
    await open(context);
    await expect(await inDialog().findByRole('cell', { name: 'Joan Smith' })).toBeVisible();
    (await inDialog().findByLabelText('Search all people')).focus();
    await context.userEvent.keyboard('joan{Enter}');
    await inDialog().findByText(/^1 of 14 people/);
    inDialog().getByRole('button', { name: 'Print' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(printTable).toHaveBeenCalled());
    await expect(printTable.mock.calls[0]?.[0]).toMatchObject({
      records: [{ email: 'person2@example.org', name: 'Joan Smith', place: 'Has a place' }],
    });
  },
};

/** Esc empties a search first, then closes the list. */
export const Closed: Story = {
  play: async (context) => {
    await open(context);
    const box = await inDialog().findByLabelText('Search all people');
    box.focus();
    await context.userEvent.keyboard('waits{Enter}');
    await inDialog().findByText(/^2 of 14 people/);
    await context.userEvent.keyboard('{Escape}');
    await inDialog().findByText('14 people. Page 1 of 2.');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', button)).toHaveFocus());
  },
};

/** Searches for those who wait, and downloads and prints just these. */
export const Searched: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    (await inDialog().findByLabelText('Search all people')).focus();
    await userEvent.keyboard('waits{Enter}');
    await inDialog().findByText(/^2 of 14 people match “waits”\./);
    inDialog().getByRole('button', { name: 'Download CSV' }).focus();
    await userEvent.keyboard('{Enter}');
    const file = 'who-is-coming-walking-group-20261124.csv';
    await inDialog().findByText(`Saved as ${file}.`);
    await expect(saveFile).toHaveBeenCalledTimes(1);
    const [saved] = saveFile.mock.lastCall as [{ name: string; text: string }];
    await expect(saved.name).toBe(file);
    await expect(saved.text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      '\uFEFFEmail',
      'person13@example.org',
      "'=cmd@example.org",
      '',
    ]);
    inDialog().getByRole('button', { name: 'Print' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(printTable).toHaveBeenCalledTimes(1));
    await expect(printTable).toHaveBeenCalledWith(
      expect.objectContaining({
        title: expect.stringContaining(name),
        records: expect.objectContaining({ length: 2 }),
      }),
    );
    await expect(asked).toEqual(['screen', 'file', 'print'].map((purpose) => `${event.id} ${purpose}`));
    await expect(inDialog().getByRole('button', { name: 'Print' })).toHaveFocus();
  },
};

export const Empty: Story = {
  parameters: given(async () => []),
  play: async (context) => {
    await open(context);
    await inDialog().findByText(/^Nobody has a place yet\./);
    await expect(inDialog().queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: given(() => new Promise(() => undefined)),
  play: async (context) => {
    await open(context);
    await inDialog().findByText('Loading people…');
  },
};

let answers = false;

/** Nobody answers, then somebody does. */
export const Unreachable: Story = {
  parameters: given(async () => {
    if (!answers) throw new CollectionError('unreachable');
    return people;
  }),
  beforeEach: () => {
    answers = false;
  },
  play: async (context) => {
    await open(context);
    const again = await inDialog().findByRole('button', { name: 'Try again' });
    await expect(inDialog().getByText('The people could not be loaded.')).toBeVisible();
    answers = true;
    again.focus();
    await context.userEvent.keyboard('{Enter}');
    await inDialog().findByText(/^12 people/);
  },
};

/** The list was there, and the file cannot be had: nothing is saved. */
export const NotSaved: Story = {
  parameters: given(async () => {
    if (asked.length > 1) throw new CollectionError('unreachable');
    return people;
  }),
  play: async (context) => {
    await open(context);
    (await inDialog().findByRole('button', { name: 'Download CSV' })).focus();
    await context.userEvent.keyboard('{Enter}');
    await inDialog().findByText('The file could not be made. Please try again.');
    await expect(saveFile).not.toHaveBeenCalled();
  },
};

/** Somebody else took the event off the list meanwhile. */
export const Gone: Story = {
  parameters: given(async () => null),
  play: async (context) => {
    await open(context);
    await inDialog().findByText('This event is not on the list any more.');
  },
};

/** Administrators see the list as well. */
export const Administrator: Story = { globals: { role: 'admin' }, play: Filled.play! };

/** Everybody else does not know that there is one. */
export const User: Story = {
  globals: { role: 'user' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: `Register for ${event.title}` });
    await expect(canvas.queryByRole('button', { name: /^Who is coming/ })).toBeNull();
    await expect(asked).toEqual([]);
  },
};

export const RightToLeft: Story = { ...situations.rightToLeft, play: Filled.play! };
