import { addAppointment } from '@/a11y-tests/journeys/addAppointment';
import type { Hands } from '../hands';
import type { EngineJourney } from './journey';
import { logIn } from './logIn';

const form = '[role=dialog]';
const slot = (name: RegExp) => ({ role: 'button', name, within: '[role=application]' });
const anySlot = slot(/^[A-Z][a-z]+day \d+ [A-Z][a-z]+, .* to /);

async function openProfile(hands: Hands, password: string) {
  await logIn(hands, 'user', password, '/profile');
  await hands.sees({ role: 'heading', name: 'My Appointments' });
  await hands.sees(anySlot);
}

/** Runs in the page: the day of the half hour that has the focus. */
const focusedDay = () => /^[^,]*/.exec(document.activeElement?.getAttribute('aria-label') ?? '')![0];

/** Runs in the page: the focus is on a half hour of another day. */
const isAnother = (day: string) => {
  const name = document.activeElement?.getAttribute('aria-label') ?? '';
  return / to /.test(name) && !name.startsWith(`${day},`);
};

/** A day far enough ahead to be free, as it is typed. */
const freeDay = (hands: Hands) =>
  hands.driver.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() + 40);
    return {
      day: String(day.getDate()),
      month: String(day.getMonth() + 1),
      year: String(day.getFullYear()),
    };
  });

/** Booking in the grid and by the form, and deleting. The clock is that of the machine: days are counted from it. */
export const bookingJourneys: readonly EngineJourney[] = [
  {
    id: 'book-in-grid',
    title: 'Book in the grid by arrow keys',
    async go(hands, { password }) {
      await openProfile(hands, password);
      await hands.audit('profile');
      await hands.tabTo(anySlot);
      // The same day of the next week lies ahead, and none of the examples is on it.
      const day = await hands.driver.evaluate(focusedDay);
      await hands.press('PageDown');
      await hands.holds('the next week is shown', isAnother, day);
      await hands.press('Control+Home');
      await hands.hasFocus(slot(/, 8:00 am to 8:30 am, free$/));
      await hands.press('ArrowDown', 'ArrowDown');
      await hands.hasFocus(slot(/, 9:00 am to 9:30 am, free$/));
      await hands.press('Shift+ArrowDown');
      await hands.hears('Selected 9:00 am to 10:00 am.');
      await hands.press('Enter');
      await hands.hasFocus({ role: 'textbox', name: 'Title', within: form });
      await hands.audit('profile, new appointment');
      await hands.type('Walk');
      await hands.press('Enter');
      await hands.hears('Appointment saved: Walk');
      await hands.hasFocus(slot(/, 9:00 am to .*, your appointment: Walk$/));
      await hands.audit('profile, booked');
    },
  },
  {
    id: 'book-by-form',
    title: 'Book by the form, and delete what was booked',
    async go(hands, { password }) {
      await openProfile(hands, password);
      await addAppointment(hands, {
        title: 'Glasses',
        start: { ...(await freeDay(hands)), time: '230pm' },
        said: 'Appointment saved: Glasses',
      });
      await hands.tabTo({ role: 'button', name: /^Delete Glasses/ });
      await hands.press('Enter');
      await hands.hears('Are you sure you want to delete this appointment?');
      await hands.audit('profile, deleting');
      await hands.press('Tab', 'Enter');
      await hands.hears('Appointment deleted: Glasses');
      await hands.gone({ role: 'button', name: /^Delete Glasses/ });
    },
  },
];
