import { see, type ScreenState, type Step } from './screenState';

/** One entry of a calendar file, far enough away that nothing on the screen depends on the day of the audit. */
const choose = (...lines: string[]): Step => ({
  do: 'choose-file',
  label: 'File with appointments',
  name: 'invitation.ics',
  text: ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'),
});

/** An appointment that came from an invitation. */
const invited: Step = {
  do: 'store',
  key: 'appointments',
  value: JSON.stringify([
    {
      id: '1',
      title: 'Hearing check',
      start: '2097-11-26T22:30:00.000Z',
      end: '2097-11-27T00:00:00.000Z',
      location: 'Brunswick',
      description: '',
      allDay: false,
      userId: 'margaret@example.org',
      origin: { uid: 'hearing@example.org', sequence: 0 },
    },
  ]),
};

/** The states of an import in which something is asked, on the profile. */
export const importQuestionStates: readonly ScreenState[] = [
  {
    id: 'import-zone',
    about: 'which time zone a calendar file means',
    reach: [
      choose('SUMMARY:Physio', 'DTSTART;TZID=Clinic time:20971126T100000'),
      see('Which time zone is it?'),
    ],
  },
  {
    id: 'import-change',
    about: 'an invitation that was moved',
    data: 'local',
    reach: [
      invited,
      choose(
        'UID:hearing@example.org',
        'SEQUENCE:1',
        'SUMMARY:Hearing check',
        'DTSTART:20971127T003000Z',
        'DTEND:20971127T020000Z',
        'LOCATION:Brunswick',
      ),
      see('Hearing check was moved to Wednesday 27 November, 11:30 am. Change it here?'),
    ],
  },
];
