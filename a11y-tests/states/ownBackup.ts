import { pressButton, see, type ScreenState, type Step } from './screenState';

const label = 'File with my backup';

/** A backup of the sample person, with one appointment that is not there. */
const whole = {
  format: 'age-better-own-backup',
  version: 1,
  savedAt: '2026-11-10T00:00:00.000Z',
  person: 'margaret@example.org',
  appointments: [
    {
      id: '77',
      title: 'Podiatrist at the clinic',
      start: '2097-11-26T22:30:00.000Z',
      end: '2097-11-27T00:00:00.000Z',
      location: 'Brunswick',
      description: '',
      allDay: false,
      userId: 'margaret@example.org',
    },
  ],
  ratings: [],
  places: [],
  saved: [],
  choices: {},
};
const choose = (text: string): Step => ({ do: 'choose-file', label, name: 'my-backup.json', text });
const question = 'Bring in 1 appointment?';

/** The note of the sample person: they want to be reminded, and saved a backup on this day. */
const noteOf = (day: string): Step => ({
  do: 'store',
  key: 'ageBetter.backup.4',
  value: JSON.stringify({ remind: true, savedAt: day, mark: 'before', since: day }),
});

/** The states of a backup of one's own data, on the profile. */
export const ownBackupStates: readonly ScreenState[] = [
  {
    id: 'backup-own-device',
    about: 'somebody’s own device, with the day of their last backup',
    reach: [
      noteOf('2026-11-20T00:00:00.000Z'),
      see('Your last backup here: Friday 20 November 2026, 11:00 am.'),
      see('This browser may delete your data when it needs room.'),
    ],
  },
  {
    id: 'backup-due',
    about: 'a backup is offered in one line, 14 days after the last',
    reach: [noteOf('2026-11-01T00:00:00.000Z'), see('It is time to save a new backup of your data.')],
  },
  {
    id: 'backup-question',
    about: 'what a backup brings, before it is brought in',
    reach: [choose(JSON.stringify(whole)), see(question)],
  },
  {
    id: 'backup-brought',
    about: 'a backup was brought in, and can be taken out again',
    reach: [
      choose(JSON.stringify(whole)),
      see(question),
      pressButton('Bring it in'),
      see('Brought in: 1 appointment.'),
    ],
  },
  {
    id: 'backup-foreign',
    about: 'a file that is no backup',
    reach: [choose('Dear diary'), see('This file is not a backup, or only a part of one.')],
  },
].map((state) => ({ ...state, data: 'local' }));
