import { expect, test } from 'vitest';
import { tomorrowLine } from './appointmentWords';

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
