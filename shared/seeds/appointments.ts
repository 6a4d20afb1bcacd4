import type { Appointment } from '../domain/appointments/appointment';
import { dayFrom } from './days';
import { sampleOwner } from './sampleOwner';

interface Written {
  daysAhead: number;
  /** Local hour and minutes. */
  at: readonly [hours: number, minutes: number];
  /** In minutes. */
  lasts: number;
  title: string;
  location: string;
  description: string;
}

/** Within the hours that the calendar shows and three months from the first run; none overlaps another. */
const written: readonly Written[] = [
  {
    daysAhead: 1,
    at: [10, 0],
    lasts: 60,
    title: 'Podiatrist',
    location: 'Carlton',
    description: 'Bring the new shoes.',
  },
  { daysAhead: 2, at: [13, 0], lasts: 90, title: 'Lunch with Joan', location: 'St Kilda', description: '' },
  { daysAhead: 3, at: [9, 30], lasts: 90, title: 'Hearing check', location: 'Brunswick', description: '' },
  {
    daysAhead: 6,
    at: [15, 0],
    lasts: 30,
    title: 'Pharmacist: medicine review',
    location: 'Carlton',
    description: 'Take the list of all medicines.',
  },
  {
    daysAhead: 10,
    at: [11, 0],
    lasts: 60,
    title: 'Strength and balance class',
    location: 'Preston',
    description: '',
  },
  {
    daysAhead: 17,
    at: [8, 30],
    lasts: 30,
    title: 'Blood test',
    location: 'Melbourne',
    description: 'Nothing to eat before it.',
  },
  {
    daysAhead: 31,
    at: [14, 0],
    lasts: 60,
    title: 'Eye test',
    location: 'Box Hill',
    description: 'Somebody else should drive home.',
  },
  {
    daysAhead: 52,
    at: [16, 30],
    lasts: 60,
    title: 'Video call with Lucy',
    location: 'Online',
    description: '',
  },
];

/** The seeded appointments, all of one sample person. @param now the time of the first run. */
export function seedAppointments(now: Date): Appointment[] {
  return written.map(({ daysAhead, at: [hours, minutes], lasts, ...words }, index) => ({
    id: `mock-${index + 1}`,
    ...words,
    start: dayFrom(now, daysAhead, hours, minutes).toISOString(),
    end: dayFrom(now, daysAhead, hours, minutes + lasts).toISOString(),
    allDay: false,
    userId: sampleOwner,
    sample: true,
  }));
}
