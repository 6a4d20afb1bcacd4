import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { createMemoryGuests, type MemoryGuests } from '@/src/adapters/memory/guests';
import type { Attendee } from '@/shared/domain/events/attendees';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { EventsPage } from '@/src/features/events/EventsPage';
import { seedEvents } from '@/shared/seeds/events';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const walk = seedEvents(storyDay).find(({ title }) => title === 'Walking Group')!;
const name = `Who is coming to ${walk.title}`;
/** George has one of the two places. */
const event: CommunityEvent = { ...walk, capacity: 2, attendees: 1, sample: false };
const george: Attendee = {
  email: 'george@example.org',
  position: null,
  since: '2026-11-20T23:00:00.000Z',
  places: 1,
};
const ann = { name: 'Ann Lee', phone: '0491 570 156', places: 1 } as const;
const bob = { name: 'Bob Ng', phone: '03 9123 4567', places: 1 } as const;

let guests: MemoryGuests;

/** @param before what was done before. */
function ports(before: (guests: MemoryGuests) => Promise<unknown>) {
  guests = createMemoryGuests([event], { others: [george] });
  const records = createSampleRecords({ events: [event] });
  const ready = before(guests);
  const registrations = {
    ...records.registrations,
    guests: async () => guests,
    attendees: async (eventId: number) => {
      await ready;
      return guests.people(eventId);
    },
  };
  return { can: { waitingLists: true }, records, registrations: async () => registrations };
}

const given = (before: (guests: MemoryGuests) => Promise<unknown> = async () => undefined) =>
  onScreen({ ports: () => ports(before), address: `/events?item=${event.id}` });

/** Ann has the last place, and Bob waits. */
const filled = async (all: MemoryGuests) => {
  await all.add(event.id, ann, false);
  await all.add(event.id, bob, true);
};

/** Bob has a place since Ann was taken off, and the walk begins elsewhere. */
const toCall = async (all: MemoryGuests) => {
  await filled(all);
  await all.remove(event.id, 1);
  await all.add(event.id, { ...ann, name: 'Carla Rossi' }, true);
  await all.change({ ...event, location: 'Fawkner Park' });
};

const meta: Meta<typeof EventsPage> = {
  title: 'Screens/People who rang',
  component: EventsPage,
  parameters: { layout: 'fullscreen', ...given() },
  globals: { role: 'healthcare' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof EventsPage>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const dialog = (title: string) => within(page.getByRole('dialog', { name: title }));
const list = () => dialog(name);
const form = () => dialog('Add somebody who rang');

const press = async ({ userEvent }: Pick<Context, 'userEvent'>, button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

/** Opens who is coming, by keyboard. */
const open: Play = async (context) => {
  await press(context, await context.canvas.findByRole('button', { name }));
  await page.findByRole('dialog', { name });
  await list().findByRole('button', { name: 'Add somebody who rang' });
};

const openForm: Play = async (context) => {
  await open(context);
  await press(context, list().getByRole('button', { name: 'Add somebody who rang' }));
  await page.findByRole('dialog', { name: 'Add somebody who rang' });
};

const write = async ({ userEvent }: Pick<Context, 'userEvent'>, label: string, text: string) => {
  form().getByLabelText(label).focus();
  await userEvent.keyboard(text);
};

/** Says what is wrong with what was typed, with the focus on the first fault. */
export const Faults: Story = {
  play: async (context) => {
    await openForm(context);
    await expect(form().getByText('There is a place for them.')).toBeVisible();
    await write(context, 'Phone', '9123 4567{Enter}');
    await form().findByText('Enter their name.');
    await expect(form().getByText(/has no area code/)).toBeVisible();
    await waitFor(() => expect(form().getByLabelText('Name')).toHaveFocus());
  },
};

/** Puts somebody down, and takes it back. */
export const PutDown: Story = {
  play: async (context) => {
    await openForm(context);
    await write(context, 'Name', 'Ann Lee');
    await write(context, 'Phone', '0491 570 156{Enter}');
    await list().findByText('Ann Lee has a place.');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Add somebody who rang' })).toBeNull());
    await expect(list().getByText('2 people have a place.')).toBeVisible();
    await expect(list().getByText('By phone: 0491 570 156')).toBeVisible();
    await expect(list().getByRole('link', { name: '0491 570 156' })).toHaveAttribute(
      'href',
      'tel:0491570156',
    );
    await expect(list().getByText(/^Put down by nurse\.lee@example\.org on /)).toBeVisible();
    await press(context, list().getByRole('button', { name: 'Undo' }));
    await list().findByText('They are off the list again.');
    await expect(list().getByText('1 person has a place.')).toBeVisible();
    await expect(list().getByRole('button', { name: 'Add somebody who rang' })).toHaveFocus();
  },
};

/** Whoever needs two places where one is left will wait, which is said before. */
export const Waits: Story = {
  play: async (context) => {
    await openForm(context);
    await write(context, 'Name', 'Ann Lee');
    await write(context, 'Phone', '0491 570 156');
    form().getByRole('checkbox', { name: 'A support person comes too' }).focus();
    await context.userEvent.keyboard(' ');
    await form().findByText(
      'Only 1 place is left, so they will wait for both. They will be number 1 on the waiting list.',
    );
    await press(context, form().getByRole('button', { name: 'Put on the waiting list' }));
    await list().findByText('Ann Lee is number 1 on the waiting list.');
  },
};

/** Takes somebody off, so that the next has the place and is to be called; Undo brings them back. */
export const TakenOff: Story = {
  parameters: given(filled),
  play: async (context) => {
    await open(context);
    await press(context, await list().findByRole('button', { name: 'Remove Ann Lee' }));
    await waitFor(() =>
      expect(list().getByRole('group', { name: 'Ann Lee is off the list.' })).toHaveFocus(),
    );
    await expect(list().getByRole('heading', { name: 'Call 1 person' })).toBeVisible();
    await press(context, list().getByRole('button', { name: 'Undo' }));
    await list().findByText('Ann Lee is number 1 on the waiting list.');
    await expect(list().getByRole('heading', { name: 'Call 2 people' })).toBeVisible();
  },
};

/** Whom to call about this event, until each is told. */
export const Calls: Story = {
  parameters: given(toCall),
  play: async (context) => {
    await open(context);
    const calls = within(await list().findByRole('list', { name: 'People to call' }));
    await expect(list().getByRole('heading', { name: 'Call 2 people' })).toBeVisible();
    await expect(calls.getByText('They have a place now. It is at Fawkner Park now.')).toBeVisible();
    await press(context, calls.getByRole('button', { name: /^Done calling Bob Ng/ }));
    await list().findByText('Done: Bob Ng is told.');
    await expect(calls.getByRole('button', { name: /^Done calling Carla Rossi/ })).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await list().findByText('Done: Carla Rossi is told.');
    await expect(list().queryByRole('heading', { name: /^Call/ })).toBeNull();
  },
};

/** It changes once more while somebody is on the telephone. */
export const ChangedMeanwhile: Story = {
  parameters: given(toCall),
  play: async (context) => {
    await open(context);
    const done = await list().findByRole('button', { name: /^Done calling Bob Ng/ });
    await guests.change({ ...event, cancelled: '' });
    await press(context, done);
    await list().findByText('There is other news for Bob Ng by now. Please call again.');
    await expect(list().getAllByText('It is cancelled.')).toHaveLength(2);
    await expect(done).toHaveFocus();
    // Nobody is put down for what is cancelled.
    await guests.change(event);
  },
};

/** Whom to call about any event, from the page of events. */
export const AllCalls: Story = {
  parameters: given(toCall),
  play: async (context) => {
    await press(context, await context.canvas.findByRole('button', { name: 'Call 2 people' }));
    await page.findByRole('dialog', { name: 'Call 2 people' });
    for (const [title, who] of [
      ['Call 2 people', 'Bob Ng'],
      ['Call 1 person', 'Carla Rossi'],
    ] as const) {
      await press(
        context,
        await dialog(title).findByRole('button', { name: new RegExp(`^Done calling ${who}`) }),
      );
      await page.findByText(`Done: ${who} is told.`);
    }
    await dialog('People to call').findByText('Nobody is waiting for a call.');
    await context.userEvent.keyboard('{Escape}');
    // The button goes with the last call.
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: /^Call/ })).toBeNull());
  },
};

/** People who only come see nothing of it. */
export const User: Story = {
  globals: { role: 'user' },
  parameters: given(toCall),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: `Register for ${event.title}` });
    await expect(canvas.queryByRole('button', { name: /^Call/ })).toBeNull();
  },
};

export const RightToLeft: Story = { ...situations.rightToLeft, parameters: { ...given(toCall) }, play: open };
