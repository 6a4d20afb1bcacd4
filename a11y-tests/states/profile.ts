import {
  createTitle,
  deleteFailed,
  deleteMissing,
  deleteQuestion,
  editTitle,
  fieldsRequired,
  loginToBook,
  noAppointments,
  onlyOwnDelete,
  onlyOwnEdit,
  overlapQuestion,
  saveFailed,
  startBeforeEnd,
  updateMissing,
} from '@/shared/domain/appointments/appointmentTexts';
import { nameQuestion } from '@/shared/domain/users/personName';
import { draftOutdated } from '@/shared/domain/drafts/formDraft';
import { importQuestionStates } from './importQuestions';
import { ownBackupStates } from './ownBackup';
import { repeatStates } from './repeat';
import { pressButton, see, type, typeTime, type ScreenState } from './screenState';

const add = pressButton('Add an appointment');
const save = pressButton('Save');

/** Two appointments in the distant past and future, so that nothing on the screen depends on the day of the audit. */
const stored = [
  {
    id: '1',
    title: 'Hearing check',
    start: '2097-11-26T22:30:00.000Z',
    end: '2097-11-27T00:00:00.000Z',
    location: 'Brunswick',
    description: 'Bring the old hearing aid.',
    allDay: false,
    userId: 'margaret@example.org',
  },
  {
    id: '2',
    title: 'Blood test at a quarter past six, with nothing to eat before it',
    start: '2020-05-05T20:15:00.000Z',
    end: '2020-05-05T20:15:00.000Z',
    location: '',
    description: '',
    allDay: false,
    userId: 'margaret@example.org',
  },
];
const podiatrist = { ...stored[0], id: '3', title: 'Podiatrist' };
const given = { do: 'store', key: 'appointments', value: JSON.stringify(stored) } as const;
const which = 'Hearing check, Wednesday 27 November, 9:30 am';
const edit = pressButton(`Edit ${which}`);
const askDelete = pressButton(`Delete ${which}`);

/** States that need another window, a full storage or a login that ends: only stories show them. */
const inStory = (id: string, text: string): ScreenState => ({
  id,
  about: `"${text}"`,
  story: `screens-profile--${id}`,
  reach: [],
});

/** The offer to copy data from this device to a shared account: only stories show it. */
const bringing = (id: string, story: string, about: string): ScreenState => ({
  id,
  about,
  story: `screens-bring-my-data--${story}`,
  reach: [],
});

/** The proof of an address, which only a server that sends mail asks for: only stories show it. */
const confirming = (id: string, story: string, about: string): ScreenState => ({
  id,
  about,
  story: `screens-confirm-your-address--${story}`,
  reach: [],
});

/** What the calendar shows after a button was pressed. */
const view = (id: string, name: string): ScreenState => ({
  id,
  about: `the calendar showing: ${name}`,
  data: 'local',
  reach: [see('Previous week'), pressButton(name), see('Podiatrist')],
});

/** The person's own page: the appointments, the form that opens over it, and what it says. */
export const profileStates: readonly ScreenState[] = [
  {
    id: 'filled',
    data: 'local',
    about: 'the calendar and the sample person’s appointments',
    reach: [see('Podiatrist'), see('Previous week')],
  },
  {
    id: 'empty',
    about: `nothing booked: "${noAppointments}"`,
    reach: [{ do: 'store', key: 'appointments', value: '[]' }, see(noAppointments)],
  },
  {
    id: 'none-of-these',
    about: 'somebody who has booked nothing among others who have',
    reach: [see(noAppointments)],
    viewers: ['healthcare'],
  },
  { id: 'past', about: 'one to come, and a past one folded away', reach: [given, see('Past (1)')] },
  {
    id: 'damaged',
    about: 'saved appointments that can’t be read',
    reach: [
      { do: 'store', key: 'appointments', value: '[{' },
      see('Some saved appointments could not be read.'),
    ],
  },
  view('month', 'Month'),
  view('day', 'Day'),
  view('list', 'List'),
  {
    id: 'full-day',
    about: 'all of a full day of the month, in a list',
    story: 'screens-profile--full-day',
    reach: [],
  },
  {
    id: 'no-calendar',
    about: 'the calendar’s code could not be fetched',
    reach: [
      {
        do: 'intercept',
        url: '**/assets/Calendar-*.js',
        with: { status: 404, body: '', type: 'text/plain' },
      },
      see('The calendar could not be loaded.'),
    ],
  },
  inStory('overlap-in-grid', overlapQuestion),
  inStory('only-own-edit', onlyOwnEdit),
  { id: 'new', about: 'the form for a new appointment', reach: [add, see(createTitle)] },
  { id: 'name', about: nameQuestion, reach: [pressButton('Say what we shall call you'), see(nameQuestion)] },
  {
    id: 'choose-day',
    about: 'the form with a month of days to choose from',
    reach: [add, see(createTitle), pressButton('Choose a day'), see('November 2026')],
  },
  {
    id: 'no-days',
    about: 'the form whose month could not be fetched',
    reach: [
      {
        do: 'intercept',
        url: '**/assets/DayCalendar-*.js',
        with: { status: 404, body: '', type: 'text/plain' },
      },
      add,
      see(createTitle),
      pressButton('Choose a day'),
      see('You can type the day.'),
    ],
  },
  {
    id: 'required',
    about: `the form saying "${fieldsRequired}"`,
    reach: [add, see(createTitle), save, see(fieldsRequired)],
  },
  {
    id: 'order',
    about: `the form saying "${startBeforeEnd}"`,
    reach: [
      add,
      type('Title', 'Walk'),
      typeTime('Start Time', '2026-11-24T10:00'),
      typeTime('End Time', '2026-11-24T09:00'),
      save,
      see(startBeforeEnd),
    ],
  },
  ...repeatStates,
  {
    id: 'range',
    about: 'the form saying which days may be booked',
    reach: [
      add,
      type('Title', 'Walk'),
      typeTime('Start Time', '2020-11-24T10:00'),
      typeTime('End Time', '2020-11-24T11:00'),
      save,
      see('Choose another day.'),
    ],
  },
  {
    id: 'left',
    about: 'the question before what was typed is lost',
    reach: [add, type('Title', 'Walk'), pressButton('Cancel'), see('Leave without saving?')],
  },
  { id: 'edit', about: 'the form for one that is there', reach: [given, edit, see(editTitle)] },
  {
    id: 'saved',
    about: 'an appointment was changed',
    reach: [given, edit, type('Location', 'Carlton'), save, see('Appointment saved: Hearing check')],
  },
  { id: 'delete', about: `"${deleteQuestion}"`, reach: [given, askDelete, see(deleteQuestion)] },
  {
    id: 'deleted',
    about: 'an appointment was deleted and can come back',
    reach: [
      given,
      askDelete,
      see(deleteQuestion),
      pressButton('Delete appointment'),
      see('Appointment deleted: Hearing check'),
    ],
  },
  {
    id: 'read-in',
    about: 'a file was read in, and what it brought can be taken out again',
    reach: [
      given,
      {
        do: 'choose-file',
        label: 'File with appointments',
        name: 'copy.json',
        text: JSON.stringify({ kind: 'age-better-appointments', version: 1, appointments: [podiatrist] }),
      },
      see('1 appointment was added.'),
    ],
  },
  ...importQuestionStates,
  ...ownBackupStates,
  { ...inStory('begun', ''), about: 'the form that was begun earlier, offered again' },
  inStory('outdated', draftOutdated),
  inStory('overlap', overlapQuestion),
  inStory('login-ended', loginToBook),
  inStory('update-missing', updateMissing),
  inStory('delete-missing', deleteMissing),
  inStory('only-own', onlyOwnDelete),
  inStory('save-failed', saveFailed),
  inStory('delete-failed', deleteFailed),
  bringing('bring-offered', 'offered', 'what this device kept can come into the account'),
  bringing('bring-question', 'asked', 'the question before it is copied'),
  bringing('bring-copied', 'copied', 'it is copied'),
  bringing('bring-no-connection', 'no-connection', 'it could not be copied'),
  confirming('address-offered', 'offered', 'what does not work before the address is confirmed'),
  confirming('address-asked', 'asked', 'the dialog for the mailed code'),
  confirming('address-wrong-code', 'wrong-code', 'the dialog saying that the code is not right'),
  confirming('address-dead-link', 'dead-link', 'a mailed link that is too old'),
  confirming('address-confirmed', 'confirmed', 'the address is confirmed'),
];
