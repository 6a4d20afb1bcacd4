import { addAppointment, byNames } from './addAppointment';
import type { Journey } from './userActions';

/** Booking at a time of one's own, not at the one that the form suggests. */
export const bookingJourneys: readonly Journey[] = [
  {
    id: 'book-by-parts',
    title: 'Book a hearing test for 24 November at half past two',
    viewer: 'user',
    path: '/profile',
    go: (person) =>
      addAppointment(byNames(person), {
        title: 'Hearing test',
        start: { day: '24', month: '11', year: '2026', time: '230pm' },
        said: 'Appointment saved: Hearing test, Tuesday 24 November, 2:30 to 3:30 pm.',
      }),
  },
  {
    id: 'repeat-appointment',
    title: 'Book a class every two weeks, without one date and with another one moved',
    viewer: 'user',
    path: '/profile',
    async go({ page, tabTo, type, press, hears }) {
      const form = page.getByRole('dialog');
      await tabTo(page.getByRole('button', { name: 'Add an appointment', exact: true }));
      await press('Enter');
      await tabTo(form.getByLabel('Title', { exact: true }));
      await type('Tai chi');
      await tabTo(form.getByLabel('Repeat', { exact: true }));
      await press('ArrowDown');
      await press('ArrowDown');
      await tabTo(form.getByLabel('Until', { exact: true }));
      await press('ArrowDown');
      await press('ArrowDown');
      const dates = form.getByRole('group', { name: 'The dates', exact: true });
      await tabTo(dates.getByRole('checkbox').first());
      await press('Space');
      await tabTo(dates.getByRole('button', { name: /^Move/ }).last());
      await press('Enter');
      const start = dates.getByRole('group');
      await tabTo(start.getByLabel('Day', { exact: true }));
      await type('7');
      await press('Enter');
      await hears('Appointment saved: Tai chi');
    },
  },
];
