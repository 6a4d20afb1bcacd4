import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import preview from '@/.storybook/preview';
import { endJourney, startJourney, type Journey } from './support/journey';

/*
 * The seven things that people do with appointments, by a screen reader alone. What is announced on the way is kept beside the
 * transcripts of the components.
 */

setProjectAnnotations(preview);

const toCalendar = /^heading, Appointment Booking/;
const toList = /^heading, My Appointments/;
const slot = /^button, Tuesday 24 November, 9:30 am to 10:00 am, free/;
const podiatrist = /^button, Your appointment, Wednesday 25 November, Podiatrist/;

const journeys: Record<string, { title: string; steps: (journey: Journey) => Promise<void> }> = {
  BookFreeTime: {
    title: 'Booking a free time in the calendar',
    steps: async ({ headingsTo, goOnTo, press, type, hear }) => {
      await headingsTo(toCalendar);
      await goOnTo(slot);
      await press(
        ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown'],
        '11:30 am to 12:00 noon, free',
      );
      await press(['Shift+ArrowDown', 'Shift+ArrowDown'], 'Selected 11:30 am to 1:00 pm.');
      await hear(/^button, .* 11:30 am to 1:00 pm, free/);
      await press(['Enter'], 'Create New Appointment');
      await hear(/textbox, Title/);
      await type('Walk');
      await press(['Enter'], 'Appointment saved: Walk, Wednesday 25 November, 11:30 am to 1:00 pm.');
      await hear('your appointment: Walk');
    },
  },
  BookTakenTime: {
    title: 'Booking a time that somebody else has taken',
    steps: async ({ headingsTo, skipTo, press, type, hear }) => {
      await headingsTo(toCalendar);
      await skipTo(slot);
      await press(['ArrowDown', 'ArrowDown', 'ArrowDown'], '11:00 am to 11:30 am, booked');
      await press(['Enter'], /^assertive: .*Do you want to proceed anyway\?/);
      await hear(/^button, Choose another time/);
      await press(['Tab'], 'button, Book anyway');
      await press(['Enter'], 'Create New Appointment');
      await hear(/textbox, Title/);
      await type('Tea');
      await press(['Enter'], 'Appointment saved: Tea, Tuesday 24 November, 11:00 am to 12:00 noon.');
      await hear(/^button, .* your appointment: Tea/);
    },
  },
  EditAppointment: {
    title: 'Changing the place of one’s own appointment',
    steps: async ({ headingsTo, skipTo, goOnTo, press, act, type, hear }) => {
      await headingsTo(toCalendar);
      await skipTo(podiatrist);
      await act();
      await hear('Edit Appointment');
      await hear(/textbox, Title/);
      await goOnTo(/^textbox, Location/);
      await type(' North');
      await press(['Enter'], 'Appointment saved: Podiatrist, Wednesday 25 November, 10:00 to 11:00 am.');
      await hear(podiatrist);
    },
  },
  MoveAppointment: {
    title: 'Moving one’s own appointment to another day and time, and putting it back',
    steps: async ({ headingsTo, skipTo, act, press, hear }) => {
      await headingsTo(toCalendar);
      await skipTo(podiatrist);
      await press(['ArrowDown'], /^polite: Wednesday 25 November, 10:30 to 11:30 am\./);
      await hear(/^button, .* Wednesday 25 November, Podiatrist 10:30/);
      await press(['ArrowRight'], /^polite: Thursday 26 November, 10:30 to 11:30 am\./);
      await hear(/^button, .* Thursday 26 November, Podiatrist 10:30/);
      await press(['Enter'], 'Appointment saved: Podiatrist, Thursday 26 November, 10:30 to 11:30 am.');
      await hear('10:30 to 11:30 am. You can undo this.');
      await skipTo(/^button, Undo/);
      await act();
      await hear('polite: Put back: Podiatrist, Wednesday 25 November, 10:00 to 11:00 am.');
      await hear(/^button, Edit Podiatrist, Wednesday 25 November, 10:00 am/);
    },
  },
  LengthenAppointment: {
    title: 'Making one’s own appointment longer',
    steps: async ({ headingsTo, skipTo, press, hear }) => {
      await headingsTo(toCalendar);
      await skipTo(podiatrist);
      await press(['Shift+ArrowDown'], /^polite: .* 10:00 to 11:30 am\./);
      await hear(/^button, .* Podiatrist 10:00 to 11:30 am/);
      await press(['Enter'], 'Appointment saved: Podiatrist, Wednesday 25 November, 10:00 to 11:30 am.');
    },
  },
  DeleteAndUndo: {
    title: 'Deleting an appointment, and bringing it back',
    steps: async ({ headingsTo, goOnTo, act, hear, press }) => {
      await headingsTo(toList);
      await goOnTo(/^button, Delete Podiatrist/);
      await act();
      await hear(/^assertive: Are you sure you want to delete this appointment\?/);
      await hear(/^button, Keep appointment/);
      await press(['Tab'], 'button, Delete appointment');
      await act();
      await hear(/^group, Appointment deleted: Podiatrist/);
      await press(['Tab'], 'button, Undo');
      await act();
      await hear('Brought back: Podiatrist');
      await hear(/^button, Edit Podiatrist/);
    },
  },
  SomebodyElses: {
    title: 'Trying to change somebody else’s appointment',
    steps: async ({ headingsTo, skipTo, act, hear, press }) => {
      await headingsTo(toCalendar);
      await skipTo(/^button, Tuesday 24 November, Booked/);
      await press(['ArrowDown'], 'polite: You can only edit your own appointments.');
      await act();
      await hear(/^assertive: You can only edit your own appointments\./);
      await hear(/^button, OK/);
      await press(['Enter'], /button, Tuesday 24 November, Booked/);
    },
  },
};

afterEach(endJourney);

it.each(Object.entries(journeys))('%s', async (name, { title, steps }) => {
  const { OverlapInGrid: Screen } = composeStories(await import('./screens/Profile.stories'));
  await page.viewport(1280, 1000);
  const screen = await render(<Screen />);
  await expect.element(screen.getByRole('button', { name: /Booked 11:00 am/ })).toBeInTheDocument();
  const journey = await startJourney();
  await steps(journey);
  await expect(await journey.written(title)).toMatchFileSnapshot(`./transcripts/journeys/${name}.txt`);
});
