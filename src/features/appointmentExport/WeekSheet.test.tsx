import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { WeekSheet } from './WeekSheet';

const stay: Appointment = {
  id: '1',
  title: 'Hospital',
  start: '2026-12-08',
  end: '2026-12-10',
  location: 'Ward 3',
  description: '',
  allDay: true,
  userId: 'margaret@example.org',
};
const nurse: Appointment = {
  ...stay,
  id: '2',
  title: 'Nurse',
  start: new Date(2026, 11, 9, 8).toISOString(),
  end: new Date(2026, 11, 9, 9).toISOString(),
  location: '',
  allDay: false,
};

afterEach(() => vi.restoreAllMocks());

test('the printed week has whole days on each of theirs, before what has a time', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await render(
    <WeekSheet appointments={[nurse, stay]} monday={new Date(2026, 11, 7)} onDone={() => undefined} />,
  );
  const days = [...document.querySelectorAll('[data-week-sheet] section')].map((day) =>
    [...day.querySelectorAll('h2, p')].map(({ textContent }) => textContent),
  );
  expect(days.slice(0, 5)).toEqual([
    ['Monday 7 December', 'Nothing booked.'],
    ['Tuesday 8 December', 'All day: Hospital, Ward 3'],
    ['Wednesday 9 December', 'All day: Hospital, Ward 3', '8:00 to 9:00 am: Nurse'],
    ['Thursday 10 December', 'All day: Hospital, Ward 3'],
    ['Friday 11 December', 'Nothing booked.'],
  ]);
});
