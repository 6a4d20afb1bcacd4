import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withWaitingLists } from '@/src/adapters/memory/waitingLists';
import { EventsPage } from '@/src/features/events/EventsPage';
import type { Registrations } from '@/src/ports/registrations';
import { seedEvents } from '@/shared/seeds/events';
import { sampleOwner } from '@/shared/seeds/sampleOwner';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';

const ann = 'ann@example.org';
const george = 'george@example.org';

/** What the last story has set up: others change it while somebody looks. */
let registrations: Registrations;

/** Walking Group with two places. @param people those with a place, then those who wait. */
const withPeople = (taken: readonly string[], waits: readonly string[]) =>
  onScreen({
    address: '/events?item=6',
    ports: () => {
      const events = seedEvents(storyDay).map((event) =>
        event.id === 6 ? { ...event, capacity: 2, attendees: 2 } : event,
      );
      const of = (email: string) => ({ eventId: 6, email });
      const records = createSampleRecords({ events, registered: taken.map(of) });
      registrations = withWaitingLists(records.registrations, waits.map(of));
      return {
        can: { waitingLists: true },
        records,
        registrations: async () => registrations,
      };
    },
  });

const meta: Meta<typeof EventsPage> = {
  title: 'Screens/GivingUp',
  component: EventsPage,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'user' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof EventsPage>;

/** A place that somebody else got is not taken back from them: who gave it up is first in line, before who waited longer. */
export const PlacePassedOn: Story = {
  parameters: withPeople([sampleOwner, 'tom@example.org'], [ann, george]),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Give up my place at Walking Group' })).focus();
    await userEvent.keyboard('{Enter}');
    const said = await canvas.findByRole('group', { name: 'You gave up your place at Walking Group.' });
    await waitFor(() => expect(said).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(
      'Somebody else has your place now. You are number 1 on the waiting list for Walking Group.',
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Register for Walking Group' })).toHaveFocus(),
    );
    await registrations.giveUp(6, ann);
    await canvas.findByText('You are going');
  },
};

/** Leaving a line can be taken back: the number is the one from before. */
export const NumberInLineKept: Story = {
  parameters: withPeople(['tom@example.org', 'joan@example.org'], [sampleOwner, ann]),
  play: async ({ canvas, userEvent }) => {
    const leave = await canvas.findByRole('button', { name: 'Leave the waiting list for Walking Group' });
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You are not on the waiting list for Walking Group any more.');
    await expect(leave).toHaveTextContent('Join the waiting list');
    (await canvas.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You are number 1 on the waiting list for Walking Group again.');
    await waitFor(() => expect(leave).toHaveFocus());
  },
};

/** Somebody moves up while they press “Leave the waiting list”: they have a place then, and are told so. */
export const MovedUpWhileLeaving: Story = {
  parameters: withPeople(['tom@example.org', 'joan@example.org'], [sampleOwner]),
  play: async ({ canvas, userEvent }) => {
    const leave = await canvas.findByRole('button', { name: 'Leave the waiting list for Walking Group' });
    const stop = registrations.waitingList.leave;
    registrations.waitingList.leave = async (eventId, email) => {
      await registrations.giveUp(6, 'tom@example.org');
      return stop(eventId, email);
    };
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You have a place at Walking Group.');
    await canvas.findByText('You are going');
  },
};

/** The place was taken in another window while “Register” was pressed here: it is kept, and nothing can be taken back here. */
export const TakenElsewhere: Story = {
  parameters: withPeople(['joan@example.org'], []),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Register for Walking Group' });
    button.focus();
    await registrations.giveUp(6, 'joan@example.org');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.keyboard('{ >}');
    await registrations.register(6, sampleOwner);
    await waitFor(() => expect(button).toHaveTextContent('Give up my place'));
    await userEvent.keyboard('{/ }');
    await canvas.findByText('You are going to Walking Group.');
    await expect(canvas.getByText('You are going')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
