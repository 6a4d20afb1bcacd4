import { pressButton, see, type, typeTime, type ScreenState } from './screenState';

/** The form of something on Wednesdays at one, which repeats on this many dates. */
const repeating = [
  pressButton('Add an appointment'),
  type('Title', 'Tai chi'),
  typeTime('Start Time', '2026-11-25T13:00'),
  typeTime('End Time', '2026-11-25T14:00'),
  { do: 'choose', label: 'Repeat', option: 'Every week' },
  { do: 'choose', label: 'Until', option: '4 dates, to 16 December' },
  { do: 'press', role: 'checkbox', name: 'Wednesday 2 December, 1:00 to 2:00 pm' },
  pressButton('Move Wednesday 9 December'),
] as const;

/** The form of an appointment that repeats. */
export const repeatStates: readonly ScreenState[] = [
  {
    id: 'repeat',
    about: 'the form with the dates of an appointment that repeats: one left out, another being moved',
    reach: [...repeating, see('Put it back to Wednesday 9 December')],
  },
  {
    id: 'repeat-move',
    about: 'the form saying what is wrong with the new start of one of its dates',
    reach: [
      ...repeating,
      typeTime('New start instead of Wednesday 9 December', '2026-11-31T13:00'),
      pressButton('Save'),
      see('There is no such day.'),
    ],
  },
  {
    id: 'repeat-overlap',
    about: 'the question about an overlap on one of several dates',
    reach: [
      ...repeating,
      typeTime('New start instead of Wednesday 9 December', '2026-11-25T13:30'),
      pressButton('Save'),
      see('It is about Wednesday 25 November'),
    ],
  },
];
