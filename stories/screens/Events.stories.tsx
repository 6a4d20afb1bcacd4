import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, waitFor, within } from 'storybook/test';
import { createMemoryCurrentUser } from '@/src/adapters/memory/currentUser';
import type { GivenPlace } from '@/src/adapters/memory/records';
import { withWaitingLists } from '@/src/adapters/memory/waitingLists';
import { createMemoryPorts, type MemoryPortsOptions } from '@/src/adapters/memory/ports';
import { isFull, loginToRegister, type CommunityEvent } from '@/shared/domain/events/event';
import { noEvents } from '@/shared/domain/events/eventFilters';
import { EventsPage } from '@/src/features/events/EventsPage';
import { CollectionError, type CollectionErrorCode } from '@/src/ports/collection';
import { PortsProvider } from '@/src/ports/ports';
import { seedEvents } from '@/shared/seeds/events';
import { sampleOwner } from '@/shared/seeds/sampleOwner';
import { seedUsers } from '@/shared/seeds/users';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const storageNotice = 'Kept on this device only; the organiser is not told.';
const saveFile = fn();
const support = (title: string) => `I bring a support person to ${title}`;

interface EventSetup {
  events?: readonly CommunityEvent[];
  /** The events at which the sample person has a place. */
  registered?: readonly number[];
  /** Those of them with a support person. */
  pairs?: readonly number[];
  /** Who waits for a place; without it there are no waiting lists. */
  waiting?: readonly GivenPlace[];
  /** Why nothing can be stored. */
  refuse?: () => CollectionErrorCode | null;
  /** Why nothing can be read. */
  unreadable?: () => boolean;
}

/** The ports of one story. */
function eventPorts(given: EventSetup = {}): MemoryPortsOptions {
  const { registered = [], pairs = [], unreadable, waiting, ...others } = given;
  const records = createSampleRecords({
    ...others,
    registered: registered.map((eventId) => ({
      eventId,
      email: sampleOwner,
      places: pairs.includes(eventId) ? 2 : 1,
    })),
  });
  const { events } = records.collections;
  const { list } = events;
  events.list = async () => {
    if (unreadable?.()) throw new CollectionError('unreachable');
    return list();
  };
  const registrations = waiting && withWaitingLists(records.registrations, waiting);
  return {
    records,
    can: { waitingLists: waiting !== undefined },
    ...(registrations && { registrations: async () => registrations }),
    saveFile: async () => saveFile,
  };
}

const withEvents = (given: EventSetup, address = '/events') =>
  onScreen({ ports: () => eventPorts(given), address });

const meta: Meta<typeof EventsPage> = {
  title: 'Screens/Events',
  component: EventsPage,
  parameters: { layout: 'fullscreen', ...withEvents({}) },
  globals: { role: 'user' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof EventsPage>;

/** Tab goes over the five filters and then from card to card; a place is taken and given back. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('button', { name: 'All Events (6)' });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Free Blood Pressure Check' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: support('Free Blood Pressure Check') })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Register for Free Blood Pressure Check' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const said = await canvas.findByRole('group', { name: 'You are going to Free Blood Pressure Check.' });
    await waitFor(() => expect(said).toHaveFocus());
    await expect(canvas.getByText('19/40 attending')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('18/40 attending');
    const button = await canvas.findByRole('button', { name: 'Register for Free Blood Pressure Check' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Two places at once by keyboard, given up, and taken again by Undo. */
export const WithSupportPerson: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: support('Walking Group') });
    await expect(box).toHaveAccessibleDescription('They come free. You take 2 places.');
    box.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const said = await canvas.findByRole('group', {
      name: 'You are going to Walking Group, with a support person.',
    });
    await waitFor(() => expect(said).toHaveFocus());
    await expect(canvas.getByText('11/15 attending')).toBeVisible();
    await expect(canvas.getByText('You are going, with a support person')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: support('Walking Group') })).toBeNull();
    const giveUp = canvas.getByRole('button', { name: 'Give up both places at Walking Group' });
    giveUp.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'You gave up both places at Walking Group.' });
    await expect(canvas.getByText('9/15 attending')).toBeVisible();
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You have both places at Walking Group again.');
    await expect(canvas.getByText('11/15 attending')).toBeVisible();
    await waitFor(() => expect(giveUp).toHaveFocus());
  },
};

const nearlyFull = seedEvents(storyDay).map((event) =>
  event.title === 'Walking Group' ? { ...event, attendees: 14 } : event,
);

/** One place is left for two people: neither is taken, and the tick can be taken away. */
export const OnePlaceLeft: Story = {
  parameters: withEvents({ events: nearlyFull }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('checkbox', { name: support('Walking Group') })).focus();
    await userEvent.keyboard(' ');
    const register = canvas.getByRole('button', { name: 'Register for Walking Group' });
    register.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^Only 1 place is left, so neither place was taken\. You can come alone/);
    await expect(canvas.getByText('14/15 attending')).toBeVisible();
    await waitFor(() => expect(register).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'You are going to Walking Group.' });
    await expect(canvas.getByText('15/15 attending')).toBeVisible();
  },
};

/** The same where there are waiting lists: both places are waited for, and leaving the line keeps the focus in the card. */
export const WaitingAsPair: Story = {
  parameters: withEvents({ events: nearlyFull, waiting: [] }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('checkbox', { name: support('Walking Group') })).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Register for Walking Group' }).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('button', { name: 'Join the waiting list for Walking Group' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^You are number 1 on the waiting list, for 2 places\. With a support person/);
    const leave = await canvas.findByRole('button', { name: 'Leave the waiting list for Walking Group' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible());
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You are not on the waiting list for Walking Group any more.');
    await waitFor(() => expect(leave).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Register for Walking Group' })).toHaveFocus();
  },
};

/** One place is free, and it is kept for a pair that waits for two. */
export const KeptForPair: Story = {
  parameters: withEvents({
    events: nearlyFull,
    waiting: [{ eventId: 6, email: 'ann@example.org', places: 2 }],
  }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Register for Walking Group' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^What is free is kept for people on the waiting list\./);
    (await canvas.findByRole('button', { name: 'Join the waiting list for Walking Group' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You are number 2 on the waiting list.');
  },
};

/** One category; pressing another filter keeps the focus on it. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Fitness (2)' })).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2 events, soonest first')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Fitness (2)' })).toHaveFocus();
  },
};

/** No event in a category; the button leads back to all of them, and the focus to the line over them. */
export const Empty: Story = {
  parameters: withEvents({ events: seedEvents(storyDay).slice(0, 1) }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Educational (0)' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(noEvents)).toBeVisible();
    canvas.getByRole('button', { name: 'Show all events' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1 event, soonest first')).toHaveFocus();
  },
};

/** Three places, one file with all of them. */
export const Registered: Story = {
  parameters: withEvents({ registered: [1, 3, 6] }),
  play: async ({ canvas, userEvent }) => {
    const yours = within(await canvas.findByRole('region', { name: 'Your events' }));
    await expect(yours.getAllByRole('link')).toHaveLength(3);
    yours.getByRole('button', { name: 'Save all 3 as a calendar file' }).focus();
    await userEvent.keyboard('{Enter}');
    await yours.findByText(/^Saved as my-events\.ics\./);
    await expect(saveFile).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'my-events.ics' }));
  },
};

const twoWait = withEvents({
  waiting: [1, 2].map((id) => ({ eventId: 2, email: `person${id}@example.org` })),
});
const fullEvent = seedEvents(storyDay).find(isFull)!;
const join = `Join the waiting list for ${fullEvent.title}`;

/** A full event, where data is shared: two people wait already, and a third one. */
export const OnWaitingList: Story = {
  parameters: twoWait,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: join })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You are number 3 on the waiting list.');
  },
};

/** The same, taken back. */
export const WaitingList: Story = {
  parameters: twoWait,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await OnWaitingList.play!(context);
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: join })).toHaveFocus());
  },
};

const past = seedEvents(storyDay).map((event, index) =>
  index < 2 ? { ...event, date: '2026-11-20' } : event,
);

/** What is over stands last, is marked, and takes nobody. */
export const Past: Story = {
  parameters: withEvents({ events: past, registered: [1] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Past event')).toHaveLength(2);
    const last = canvas.getAllByRole('article').at(-1)!;
    await expect(within(last).getByRole('link', { name: 'Free Blood Pressure Check' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Gentle Chair/ })).toBeNull();
    await expect(canvas.getByText('You had a place')).toBeVisible();
  },
};

const many = Array.from({ length: 10_000 }, (_, index) => ({
  ...seedEvents(storyDay)[index % 6]!,
  id: index + 1,
  title: `Event ${index + 1}`,
}));

/** Ten thousand events are drawn ten at a time; another page begins at its top. */
export const Pages: Story = {
  parameters: withEvents({ events: many }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Next' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Events 11 to 20 of 10,000, soonest first')).toHaveFocus());
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

/** One event by its address, also the last of ten thousand. */
export const OneEvent: Story = {
  parameters: withEvents({ events: many }, '/events?item=9999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Event 9999' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const Gone: Story = {
  parameters: withEvents({}, '/events?item=99'),
  play: async ({ canvas }) => {
    await canvas.findByText(/We could not find that event/);
  },
};

export const Loading: Story = {
  parameters: onScreen({
    ports: () => ({ ...eventPorts(), collections: () => new Promise(() => undefined) }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading events...');
  },
};

let answers = false;

/** Nobody answers, then somebody does. */
export const Unreachable: Story = {
  parameters: withEvents({ unreadable: () => !answers }),
  beforeEach: () => {
    answers = false;
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('The events could not be loaded. Nobody answered.')).toBeVisible();
    answers = true;
    again.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('6 events, soonest first');
  },
};

/** There is no room for a place: nothing is half done. */
export const StorageFull: Story = {
  parameters: withEvents({ refuse: () => 'full' }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Register for Walking Group' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^There is no room left in this browser/);
    await expect(canvas.getByText('9/15 attending')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register for Walking Group' })).toHaveFocus();
  },
};

export const Damaged: Story = {
  parameters: withEvents({ events: [...seedEvents(storyDay), {} as CommunityEvent] }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Some saved events could not be read\./);
  },
};

const margaret = seedUsers(storyDay).find(({ email }) => email === sampleOwner)!;
let leaving = createMemoryCurrentUser(margaret);

/** The login ends with the page open: the buttons stay, say why they can't be pressed, and keep the focus. */
export const LoginEnded: Story = {
  render: () => {
    leaving = createMemoryCurrentUser(margaret);
    const ports = { ...createMemoryPorts(eventPorts()), currentUser: leaving };
    return (
      <PortsProvider ports={ports}>
        <EventsPage />
      </PortsProvider>
    );
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Register for Walking Group' });
    button.focus();
    leaving.clear();
    await waitFor(() => expect(button).toHaveAccessibleDescription(loginToRegister));
    await expect(button).toHaveFocus();
  },
};

const dialog = async (name: string) => within(await page.findByRole('dialog', { name }));

/** A healthcare worker adds an event, fills it in, and takes it off again. */
export const Manage: Story = {
  globals: { role: 'healthcare' },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add New Event' });
    await expect(add).toHaveAccessibleDescription(storageNotice);
    add.focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit New Event');
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus());
    await expect(form.getByLabelText('Day')).toHaveValue(String(storyDay.getDate()));
    await expect(form.getByLabelText('Year')).toHaveValue(String(storyDay.getFullYear()));
    await expect(form.getByLabelText('Location')).toHaveValue('Online');
    await expect(form.getByLabelText('Category')).toHaveValue('health');
    await expect(form.getByLabelText('Capacity')).toHaveValue('30');
    await userEvent.clear(form.getByLabelText('Title'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveAttribute('aria-invalid', 'true'));
    await expect(form.getAllByText(/Enter a title\./)[0]).toBeVisible();
    await userEvent.keyboard('Bus trip{Enter}');
    await canvas.findByText('Saved: Bus trip.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Bus trip' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Bus trip is off the list.');
    await waitFor(() => expect(canvas.queryByText('Bus trip')).toBeNull());
    await expect(add).toHaveFocus();
  },
};

/** A copy of an event: the form is filled, only the day is asked for, and nothing is on the list before it is saved. */
export const Copying: Story = {
  globals: { role: 'healthcare' },
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole('button', { name: 'Copy this event Walking Group' });
    copy.focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Copy Walking Group');
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus());
    await expect(form.getByLabelText('Title')).toHaveValue('Walking Group');
    await expect(form.getByLabelText('Capacity')).toHaveValue('15');
    const day = (one: typeof form) => within(one.getByRole('group', { name: 'Date' })).getByLabelText('Day');
    await expect(day(form)).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(form)).toHaveFocus());
    await expect(form.getAllByText(/Enter a day, month and year\./)[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(copy).toHaveFocus());
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('6 events, soonest first')).toBeVisible();

    await userEvent.keyboard('{Enter}');
    const again = await dialog('Copy Walking Group');
    await userEvent.type(again.getByLabelText('Title'), ' again');
    const date = within(again.getByRole('group', { name: 'Date' }));
    await userEvent.type(date.getByLabelText('Day'), '3');
    await userEvent.type(date.getByLabelText('Month'), '12');
    await userEvent.type(date.getByLabelText('Year'), '2026{Enter}');
    await canvas.findByText('Saved: Walking Group again.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit Walking Group again' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('button', { name: 'Edit Walking Group' })).toBeVisible();
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Walking Group again is off the list.');
    await waitFor(() => expect(canvas.queryByText('Walking Group again')).toBeNull());
  },
};

const taiChi = [1, 8].map((day, index) => ({
  ...seedEvents(storyDay).find(({ title }) => title === 'Walking Group')!,
  id: 71 + index,
  title: 'Tai chi',
  date: `2026-12-0${day}`,
  attendees: 3,
  series: 'tai-chi',
}));

/** Two more dates after the last one of a series, one between them left out: each with nobody coming yet, and taken back. */
export const AddingDates: Story = {
  globals: { role: 'healthcare' },
  parameters: withEvents({ events: taiChi }),
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Tai chi, Tuesday, December 1, 2026' });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit Tai chi');
    const add = await form.findByLabelText('Add dates');
    await expect(add).toHaveAccessibleDescription('After the last one, Tuesday 8 December 2026.');
    await userEvent.selectOptions(add, 'Every week');
    await userEvent.selectOptions(form.getByLabelText('Until'), '3 dates, to 29 December 2026');
    const leaveOut = form.getByRole('checkbox', { name: 'Tuesday 22 December' });
    leaveOut.focus();
    await userEvent.keyboard(' ');
    form.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Added: 2 dates of Tai chi.');
    const at = (day: string) => canvas.findByRole('button', { name: `Register for Tai chi, ${day}` });
    await at('Tuesday, December 15, 2026');
    await at('Tuesday, December 29, 2026');
    await expect(canvas.queryByRole('button', { name: /December 22/ })).toBeNull();
    await expect(canvas.getAllByText('3/15 attending')).toHaveLength(2);
    await waitFor(() => expect(edit).toHaveFocus());
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('2 dates of Tai chi are off the list.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /December 15/ })).toBeNull());
    await expect(canvas.getAllByText('3/15 attending')).toHaveLength(2);
  },
};

/** The form of an event: Esc asks before what was typed is lost. */
export const Editing: Story = {
  globals: { role: 'healthcare' },
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Walking Group' });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit Walking Group');
    await userEvent.type(form.getByLabelText('Location'), ' east');
    await userEvent.keyboard('{Escape}');
    await page.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByLabelText('Location')).toHaveValue('Footscray riverside east');
    await userEvent.keyboard('{Escape}');
    await page.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

let full = false;

/** A healthcare worker whose storage gets full in the middle of the story. */
const fillsUp: Story = {
  globals: { role: 'healthcare' },
  parameters: withEvents({ refuse: () => (full ? 'full' : null) }),
  beforeEach: () => {
    full = false;
  },
};

/** There is no room for the change: the form stays open with everything in it. */
export const EditingStorageFull: Story = {
  ...fillsUp,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Edit Walking Group' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit Walking Group');
    await userEvent.type(form.getByLabelText('Title'), ' for all');
    full = true;
    await userEvent.keyboard('{Enter}');
    await form.findByText(/^There is no room left in this browser/);
    await expect(form.getByLabelText('Title')).toHaveValue('Walking Group for all');
  },
};

/** What was changed can't be put back: the reason is announced, and the focus stays with the event. */
export const UndoRefused: Story = {
  ...fillsUp,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Edit Walking Group' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Edit Walking Group');
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus());
    await userEvent.keyboard('s{Enter}');
    await canvas.findByText('Saved: Walking Groups.');
    full = true;
    (await canvas.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText(/^There is no room/, { selector: '[aria-live] *' });
    await expect(canvas.getByRole('button', { name: 'Edit Walking Groups' })).toHaveFocus();
  },
};

export const Administrator: Story = {
  globals: { role: 'admin' },
  play: async ({ canvas }) => {
    await canvas.findByText('6 events, soonest first');
    await expect(canvas.queryByRole('heading', { name: 'Manage Events' })).toBeNull();
  },
};

export const RightToLeft: Story = situations.rightToLeft;
