import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as shown, waitFor, within } from 'storybook/test';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import { createMemoryFormDrafts } from '@/src/adapters/memory/formDrafts';
import { createMemoryCurrentUser } from '@/src/adapters/memory/currentUser';
import { createMemoryRecords } from '@/src/adapters/memory/records';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import {
  deleteFailed,
  deleteMissing,
  deleteQuestion,
  fieldsRequired,
  loginToBook,
  noAppointments,
  onlyOwnDelete,
  onlyOwnEdit,
  overlapQuestion,
  saveFailed,
  updateMissing,
} from '@/shared/domain/appointments/appointmentTexts';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import { draftOutdated, type FormDraft } from '@/shared/domain/drafts/formDraft';
import { ProfilePage } from '@/src/features/profile/ProfilePage';
import type { Collection, CollectionError } from '@/src/ports/collection';
import { UserDirectoryError } from '@/src/ports/userDirectory';
import { seedAppointments } from '@/shared/seeds/appointments';
import { seedUsers } from '@/shared/seeds/users';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

/** In the viewer's time zone: the page shows local dates. */
const storyDay = new Date(2026, 10, 24, 9, 40);
const margaret = seedUsers(storyDay).find(({ role }) => role === 'user')!;

/** What the story that is on holds; its steps are the other window, the full storage, the end of the login. */
let appointments: Collection<Appointment>;
let refusal: CollectionError['code'] | null;
let currentUser = createMemoryCurrentUser(margaret);
/** The names that the account was given, in order. */
let names: string[] = [];
let directoryAnswers = true;

const withAppointments = (
  records: () => readonly Appointment[] = () => seedAppointments(storyDay),
  begun: Readonly<Record<string, FormDraft>> = {},
  settings: Partial<PageSettings> = {},
) =>
  onScreen({
    address: '/profile',
    ports: () => {
      refusal = null;
      names = [];
      directoryAnswers = true;
      currentUser = createMemoryCurrentUser(margaret);
      const store = createMemoryRecords({ appointments: records(), refuse: () => refusal });
      appointments = store.collections.appointments;
      const drafts = createMemoryFormDrafts(createMemoryClock(storyDay));
      for (const [form, draft] of Object.entries(begun)) drafts.keep(margaret.id, form, draft);
      return {
        clock: createMemoryClock(storyDay),
        settings,
        currentUser,
        records: store,
        formDrafts: async () => drafts,
        userDirectory: async () => ({
          create: async (_uid, document) => document,
          read: async () => null,
          async rename(_uid, name) {
            if (!directoryAnswers) throw new UserDirectoryError('unreachable');
            names.push(name);
          },
        }),
      };
    },
  });

const meta: Meta<typeof ProfilePage> = {
  title: 'Screens/Profile',
  component: ProfilePage,
  globals: { role: 'user' },
  parameters: { layout: 'fullscreen', ...withAppointments() },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof ProfilePage>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const podiatrist = 'Podiatrist, Wednesday 25 November, 10:00 am';

/** Opens something with Enter, as somebody does who has no mouse. */
async function press({ canvas, userEvent }: Context, name: string) {
  const button = await canvas.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
}
const dialog = (name: string) => shown.findByRole('dialog', { name });
/** The words stand in the form itself, beside being announced. */
const said = (text: string) => waitFor(() => expect(shown.getByRole('dialog')).toHaveTextContent(text));
const notice = (name: string) => shown.findByRole('alertdialog', { name });

/** Says yes to the question, on which the safe answer has the focus. @param meanwhile happens while it is open. */
async function confirmDeletion({ userEvent }: Context, meanwhile: () => unknown = () => undefined) {
  await notice(deleteQuestion);
  await waitFor(() => expect(shown.getByRole('button', { name: 'Keep appointment' })).toHaveFocus());
  await meanwhile();
  await userEvent.keyboard('{Tab}{Enter}');
}
const atSameTime = () => [
  ...seedAppointments(storyDay),
  {
    ...seedAppointments(storyDay)[0]!,
    id: 'toms',
    userId: 'tom@example.org',
    start: new Date(2026, 10, 24, 11).toISOString(),
    end: new Date(2026, 10, 24, 12).toISOString(),
  },
];

/** What was announced, in order. */
const heard = (): string[] =>
  [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent);

/** The person says what to call them, and takes it back. Both are told by the page, and kept in the account. */
export const Name: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: `Welcome, ${margaret.email}` });
    await press(context, 'Say what we shall call you');
    const box = within(await dialog('What shall we call you?')).getByRole('textbox', { name: 'Your name' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('margaret@example.org{Enter}');
    await said('Enter a name, not an email address.');
    await userEvent.clear(box);
    await userEvent.type(box, ' Margaret  Ann {Enter}');
    await canvas.findByRole('heading', { name: 'Welcome, Margaret Ann' });
    await expect(names).toEqual(['Margaret Ann']);
    await expect(currentUser.get()).toMatchObject({ name: 'Margaret Ann', email: margaret.email });
    await waitFor(() => expect(heard()).toContain('We call you Margaret Ann from now on.'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change your name' })).toHaveFocus());
    // It leaves for a moment, and the next one has the same name.
    await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());

    await userEvent.keyboard('{Enter}');
    const again = within(await dialog('What shall we call you?')).getByRole('textbox', { name: 'Your name' });
    await expect(again).toHaveValue('Margaret Ann');
    await userEvent.clear(again);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: `Welcome, ${margaret.email}` });
    await expect(currentUser.get()).not.toHaveProperty('name');
    await expect(names).toEqual(['Margaret Ann', '']);
  },
};

/** A name that could not be kept: the form stays, with what was typed. */
export const NameNotSaved: Story = {
  play: async (context) => {
    directoryAnswers = false;
    await press(context, 'Say what we shall call you');
    await dialog('What shall we call you?');
    await context.userEvent.keyboard('Margaret{Enter}');
    await said('Your name could not be saved. Check your connection, then try again.');
    await expect(shown.getByRole('textbox', { name: 'Your name' })).toHaveValue('Margaret');
    await expect(currentUser.get()).not.toHaveProperty('name');
  },
};

/** All that is booked; each of the buttons says what it acts on. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Personal Profile');
    await canvas.findByRole('button', { name: `Edit ${podiatrist}` });
    await expect(canvas.getByRole('button', { name: `Delete ${podiatrist}` })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: withAppointments(() => []),
  play: async ({ canvas }) => {
    await canvas.findByText(noAppointments);
  },
};

/** The same appointments, shown otherwise. */
const shownAs = (button: string, title: string): Story => ({
  play: async (context) => {
    await press(context, button);
    await context.canvas.findByRole('heading', { name: title });
    await waitFor(() => expect(context.canvas.getByRole('button', { name: button })).toHaveFocus());
  },
});
export const Month: Story = shownAs('Month', 'November 2026');
export const Week: Story = shownAs('Week', '23 to 29 November 2026');
export const Day: Story = shownAs('Day', 'Tuesday 24 November 2026');
export const List: Story = shownAs('List', '23 to 29 November 2026');

const fullDay = () =>
  [9, 10, 11, 13, 14, 15].map((hour) => ({
    ...seedAppointments(storyDay)[0]!,
    id: `${hour}`,
    start: new Date(2026, 10, 26, hour).toISOString(),
    end: new Date(2026, 10, 26, hour, 30).toISOString(),
  }));

/** A day with more than a cell of the month can hold: all of it in a list, which takes the focus. */
export const FullDay: Story = {
  parameters: withAppointments(fullDay),
  play: async (context) => {
    await press(context, 'Month');
    (await context.canvas.findByRole('button', { name: /^\+\d more$/ })).focus();
    await context.userEvent.keyboard('{Enter}');
    await dialog('26 November 2026');
    await waitFor(() => expect(shown.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

/** A new one is there at once, under its day, and the focus is back on the button that led to the form. */
export const Create: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Add an appointment');
    await dialog('Create New Appointment');
    await userEvent.keyboard('Walk with Nina{Enter}');
    await canvas.findByText('Appointment saved: Walk with Nina, Tuesday 24 November, 10:00 to 11:00 am.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add an appointment' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
  },
};

/** Somebody else's time is taken on purpose: asked in the grid, where the slot was chosen. */
export const OverlapInGrid: Story = {
  parameters: withAppointments(atSameTime),
  play: async ({ canvas, userEvent }) => {
    const slot = await canvas.findByRole('button', { name: /^Tuesday 24 November, 9:30 am/ });
    slot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/11:00 am to 11:30 am, booked$/));
    await userEvent.keyboard('{Enter}');
    await notice(overlapQuestion);
  },
};

/** Other people's appointments are times, and no more. */
export const OnlyOwnEdit: Story = {
  parameters: withAppointments(atSameTime),
  play: async ({ canvas, userEvent }) => {
    const other = await canvas.findByRole('button', { name: /Booked 11:00 am to 12:00 noon/ });
    other.focus();
    await userEvent.keyboard('{Enter}');
    await notice(onlyOwnEdit);
  },
};

/** The operator lets people book six months ahead: the form says so, and takes a day in five months. */
export const SixMonthsAhead: Story = {
  parameters: withAppointments(undefined, {}, { bookAheadMonths: 6 }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Add an appointment');
    await dialog('Create New Appointment');
    await said('You can book from today to Monday 24 May 2027.');
    await userEvent.keyboard('Specialist');
    for (const [name, text] of Object.entries({ Day: '22', Month: '4', Year: '2027' })) {
      await userEvent.clear(box('Start Time', name));
      await userEvent.type(box('Start Time', name), text);
    }
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^Edit Specialist, Thursday 22 April/ });
  },
};

export const Required: Story = {
  play: async (context) => {
    await press(context, 'Add an appointment');
    await dialog('Create New Appointment');
    await context.userEvent.keyboard('{Enter}');
    const title = shown.getByLabelText(/^Title/);
    await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
    await expect(shown.getByText(fieldsRequired, { ignore: '[aria-live] *' })).toBeVisible();
    await expect(title).toHaveFocus();
    // It was announced; it describes the box from when the focus leaves, so that it is not announced twice.
    await context.userEvent.tab();
    await expect(title).toHaveAccessibleDescription(expect.stringContaining(fieldsRequired));
  },
};

const box = (group: string, name: string) =>
  within(shown.getByRole('group', { name: group })).getByRole<HTMLInputElement>('textbox', { name });
/** Writes 24 November 2026 and a time in place of what is there. */
const replace = async ({ userEvent }: Context, group: string, time: string) => {
  for (const [name, text] of Object.entries({ Day: '24', Month: '11', Year: '2026', Time: time })) {
    await userEvent.clear(box(group, name));
    await userEvent.type(box(group, name), text);
  }
};

/** The question stands in the form; the safe answer has the focus and leads back to the times. */
export const Overlap: Story = {
  parameters: withAppointments(atSameTime),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Add an appointment');
    await dialog('Create New Appointment');
    await userEvent.keyboard('Tea');
    const start = box('Start Time', 'Day');
    await replace(context, 'Start Time', '11:30 am');
    await replace(context, 'End Time', '12:30 pm');
    await userEvent.keyboard('{Enter}');
    await shown.findByText(overlapQuestion);
    await waitFor(() => expect(shown.getByRole('button', { name: 'Change the time' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(start).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await shown.findByText(overlapQuestion);
    await waitFor(() => expect(shown.getByRole('button', { name: 'Change the time' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^Appointment saved: Tea/);
  },
};

/** Writes a day of December 2026 in place of what is there. */
const replaceDay = async ({ userEvent }: Context, group: string, day: string) => {
  for (const [name, text] of Object.entries({ Day: day, Month: '12', Year: '2026' })) {
    await userEvent.clear(box(group, name));
    await userEvent.type(box(group, name), text);
  }
};
const stay = 'Hospital, 8 to 10 December 2026, all day';

/** Three whole days are entered, are on each of theirs, and are in nobody's way. */
export const WholeDays: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Add an appointment');
    await dialog('Create New Appointment');
    await userEvent.keyboard('Hospital{Tab} ');
    await expect(shown.getByRole('checkbox', { name: 'All day' })).toBeChecked();
    await expect(shown.queryByLabelText(/^Free times/)).toBeNull();
    await replaceDay(context, 'First Day', '8');
    await replaceDay(context, 'Last Day', '10');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(`Appointment saved: ${stay}.`);
    const stored = (await appointments.list()).find(({ title }) => title === 'Hospital');
    await expect(stored).toMatchObject({ start: '2026-12-08', end: '2026-12-10', allDay: true });
    await press(context, 'Month');
    await press(context, 'Next month');
    await canvas.findByRole('button', { name: 'Your appointment, 8 to 10 December 2026, Hospital All day' });
  },
};

const withStay = () => [
  ...seedAppointments(storyDay),
  {
    ...seedAppointments(storyDay)[0]!,
    id: 'stay',
    title: 'Hospital',
    start: '2026-11-25',
    end: '2026-11-27',
    allDay: true,
    userId: margaret.email,
  },
];
const inWeek = (days: string) => `Your appointment, ${days}, Hospital All day`;

/** In the week it stands above the hours, and the keys move it by days. */
export const WholeDaysInWeek: Story = {
  parameters: withAppointments(withStay),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Week');
    const event = await canvas.findByRole('button', { name: inWeek('25 to 27 November 2026') });
    event.focus();
    await userEvent.keyboard('{ArrowRight}');
    const moved = { name: inWeek('26 to 28 November 2026') };
    await waitFor(() => expect(canvas.getByRole('button', moved)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Appointment saved: Hospital, 26 to 28 November 2026, all day.');
    await expect(await appointments.get('stay')).toMatchObject({ start: '2026-11-26', end: '2026-11-28' });
  },
};

/** Once it has a time, it does not go on all day any more. */
export const WholeDaysGetTimes: Story = {
  parameters: withAppointments(withStay),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Edit Hospital, 25 to 27 November 2026, all day');
    await dialog('Edit Appointment');
    await userEvent.keyboard('{Tab} ');
    await expect(box('Start Time', 'Day')).toHaveValue('25');
    await expect(box('Start Time', 'Time')).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await said('Enter a time, like 2:30 pm.');
    await userEvent.type(box('Start Time', 'Time'), '9 am');
    await userEvent.clear(box('End Time', 'Day'));
    await userEvent.type(box('End Time', 'Day'), '25');
    await userEvent.type(box('End Time', 'Time'), '9:30 am{Enter}');
    await canvas.findByText('Appointment saved: Hospital, Wednesday 25 November, 9:00 to 9:30 am.');
    await expect(await appointments.get('stay')).toMatchObject({
      allDay: false,
      start: new Date(2026, 10, 25, 9).toISOString(),
    });
  },
};

/** The login ends while the form is open: it says so, and keeps what was typed. */
export const LoginEnded: Story = {
  play: async (context) => {
    await press(context, 'Add an appointment');
    await dialog('Create New Appointment');
    await context.userEvent.keyboard('Tea');
    currentUser.clear();
    await context.userEvent.keyboard('{Enter}');
    await said(loginToBook);
    await expect(shown.getByLabelText(/^Title/)).toHaveValue('Tea');
  },
};

/** Deleted in another window while this one shows it. */
export const UpdateMissing: Story = {
  play: async (context) => {
    await press(context, `Edit ${podiatrist}`);
    await dialog('Edit Appointment');
    await appointments.remove('mock-1');
    await context.userEvent.keyboard('{Enter}');
    await said(updateMissing);
    await expect(shown.getByLabelText(/^Title/)).toHaveValue('Podiatrist');
  },
};

/** It goes while the question is open. */
export const DeleteMissing: Story = {
  play: async (context) => {
    await press(context, `Delete ${podiatrist}`);
    await confirmDeletion(context, () => appointments.remove('mock-1'));
    await notice(deleteMissing);
  },
};

/** Somebody else logs in while the question is open. */
export const OnlyOwn: Story = {
  play: async (context) => {
    await press(context, `Delete ${podiatrist}`);
    await confirmDeletion(context, () => currentUser.clear());
    await notice(onlyOwnDelete);
  },
};

export const SaveFailed: Story = {
  play: async (context) => {
    await press(context, 'Add an appointment');
    await dialog('Create New Appointment');
    refusal = 'full';
    await context.userEvent.keyboard('Tea{Enter}');
    await said(saveFailed);
    await expect(shown.getByLabelText(/^Title/)).toHaveValue('Tea');
  },
};

export const DeleteFailed: Story = {
  play: async (context) => {
    await press(context, `Delete ${podiatrist}`);
    await confirmDeletion(context, () => {
      refusal = 'refused';
    });
    await notice(deleteFailed);
  },
};

/** Deleted, and brought back: the focus goes to the message, then to what came back. */
export const DeleteAndUndo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, `Delete ${podiatrist}`);
    await confirmDeletion(context);
    const text = `Appointment deleted: ${podiatrist}.`;
    await waitFor(() => expect(canvas.getByRole('group', { name: text })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: `Edit ${podiatrist}` })).toHaveFocus());
    await expect(canvas.queryByText(text)).toBeNull();
  },
};

/** What had the focus is deleted in another window: reading goes on at the heading of the list. */
export const GoneElsewhere: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: `Edit ${podiatrist}` })).focus();
    await appointments.remove('mock-1');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'My Appointments' })).toHaveFocus());
  },
};

export const RightToLeft: Story = situations.rightToLeft;
/** What Margaret began earlier, by the name of the form. */
const begunEarlier = (form: string, original: string | null, at: Date) => ({
  [form]: {
    startedAt: at.toISOString(),
    updatedAt: at.toISOString(),
    original,
    values: {
      title: 'Memory clinic',
      start: '2026-11-26T11:00',
      end: '2026-11-26T12:30',
      location: 'Carlton',
      description: '',
      weeks: '1',
    },
  },
});

/** The page was loaded again while she was writing: she goes on where she was. */
export const Begun: Story = {
  parameters: withAppointments(undefined, begunEarlier('appointment', null, new Date(2026, 10, 24, 9, 20))),
  play: async (context) => {
    await press(context, 'Add an appointment');
    const form = await dialog('Create New Appointment');
    await expect(form).toHaveAccessibleDescription('You began this at 9:20 am. Go on, or start again?');
    await waitFor(() => expect(shown.getByRole('button', { name: 'Go on' })).toHaveFocus());
  },
};

/** She goes on: all of it is there, and the first field has the focus. */
export const GoneOn: Story = {
  ...Begun,
  play: async (context) => {
    await Begun.play!(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(shown.getByRole('textbox', { name: 'Title' })).toHaveValue('Memory clinic');
    await expect(shown.getByRole('textbox', { name: 'Location' })).toHaveValue('Carlton');
    await expect(box('Start Time', 'Day')).toHaveValue('26');
    await expect(box('Start Time', 'Time')).toHaveValue('11:00 am');
    await context.userEvent.keyboard('{Escape}');
    await notice('Leave without saving?');
  },
};

/** She starts again: nothing of it is there, and it is not offered a second time. */
export const StartedAgain: Story = {
  parameters: withAppointments(undefined, begunEarlier('appointment', null, new Date(2026, 10, 22, 12))),
  play: async (context) => {
    await press(context, 'Add an appointment');
    const form = await dialog('Create New Appointment');
    const offer = 'You began this on Sunday 22 November at 12:00 noon. Go on, or start again?';
    await expect(form).toHaveAccessibleDescription(offer);
    await context.userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(shown.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(shown.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());
    await press(context, 'Add an appointment');
    await expect(await dialog('Create New Appointment')).toHaveAccessibleDescription(/^Title, start/);
  },
};

/** The appointment is another by now than when she began to change it. */
export const Outdated: Story = {
  parameters: withAppointments(
    undefined,
    begunEarlier(
      `appointment.${seedAppointments(storyDay).find(({ title }) => title === 'Podiatrist')!.id}`,
      '{"title":"Foot clinic"}',
      new Date(2026, 10, 24, 9, 20),
    ),
  ),
  play: async (context) => {
    await press(context, `Edit ${podiatrist}`);
    const form = await dialog('Edit Appointment');
    await expect(form).toHaveAccessibleDescription(
      `${draftOutdated} Title, start and end are needed. The rest can stay empty.`,
    );
    await expect(shown.getByRole('textbox', { name: 'Title' })).toHaveValue('Podiatrist');
  },
};
