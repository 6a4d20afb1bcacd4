import { expect, test } from 'vitest';
import { hoursOf, tomorrowLine } from './appointmentWords';

const ada = { email: 'ada@example.net', username: '' };
const now = new Date(2026, 10, 26, 20, 0);
const at = (title: string, day: number, hour: number, userId = ada.email) => ({
  id: title,
  title,
  start: new Date(2026, 10, day, hour).toISOString(),
  end: new Date(2026, 10, day, hour + 1).toISOString(),
  location: '',
  description: '',
  allDay: false,
  userId,
});

test('the line about tomorrow names all of a person’s appointments of that day, in order, and no others', () => {
  const all = [
    at('Podiatrist', 27, 14),
    at('Eye test', 27, 10),
    at('Today', 26, 21),
    at('Later', 28, 10),
    at('Of Bob', 27, 9, 'bob@example.net'),
  ];
  expect(tomorrowLine(all, ada, now)).toBe(
    'Tomorrow: Eye test, 10:00 to 11:00 am; Podiatrist, 2:00 to 3:00 pm',
  );
});

test('there is no line about tomorrow where that day has no appointment', () => {
  expect(tomorrowLine([at('Today', 26, 21)], ada, now)).toBeNull();
  expect(tomorrowLine([], ada, now)).toBeNull();
});

test('an appointment says its time here, and where it was made if the clocks show another one there', () => {
  const zoneBefore = process.env.TZ;
  process.env.TZ = 'Australia/Sydney';
  const made = {
    start: '2026-12-08T02:00:00.000Z',
    end: '2026-12-08T03:00:00.000Z',
    zone: 'Australia/Perth',
  };
  expect(hoursOf(made)).toBe('1:00 to 2:00 pm (10 am to 11 am Perth time)');
  expect(hoursOf({ ...made, end: made.start })).toBe('at 1:00 pm (10 am Perth time)');
  // The same clocks, by another name.
  expect(hoursOf({ ...made, zone: 'Australia/Hobart' })).toBe('1:00 to 2:00 pm');
  expect(hoursOf({ start: made.start, end: made.end })).toBe('1:00 to 2:00 pm');
  const night = { ...made, start: '2026-12-08T15:00:00.000Z', end: '2026-12-08T16:30:00.000Z' };
  expect(hoursOf(night)).toBe(
    '2:00 to 3:30 am (Tuesday 8 December, 11 pm to Wednesday 9 December, 12:30 am Perth time)',
  );
  expect(hoursOf({ start: '2026-12-08', end: '2026-12-08', zone: 'Australia/Perth' })).toBe('All day');
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});
