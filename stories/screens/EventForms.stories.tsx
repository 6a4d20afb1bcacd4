import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withWaitingLists } from '@/src/adapters/memory/waitingLists';
import { EventsPage } from '@/src/features/events/EventsPage';
import { seedEvents } from '@/shared/seeds/events';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';

const [full, free] = seedEvents(storyDay);

const meta: Meta<typeof EventsPage> = {
  title: 'Screens/Event forms',
  component: EventsPage,
  parameters: {
    layout: 'fullscreen',
    ...onScreen({
      address: '/events',
      ports: () => {
        const records = createSampleRecords({
          events: [
            { ...full!, capacity: 1, attendees: 1 },
            { ...free!, capacity: 9, attendees: 1 },
          ],
        });
        const registrations = withWaitingLists(records.registrations, []);
        return { records, can: { waitingLists: true }, registrations: async () => registrations };
      },
    }),
  },
  globals: { role: 'user' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof EventsPage>;

/** The fields that a form would send, and where. */
function sentBy(button: HTMLButtonElement) {
  const fields = [...new FormData(button.form!)]
    .filter(([name]) => name !== 'token')
    .map((field) => field.join('='));
  const address = button.getAttribute('formaction') ?? button.form!.getAttribute('action');
  return [button.form!.method, address, ...fields];
}

/** Until the page's code has come, each button is that of a form; from then on nothing is sent by it. */
export const Forms: Story = {
  async play({ canvas }) {
    const button = (name: string) => canvas.findByRole<HTMLButtonElement>('button', { name });
    const register = await button(`Register for ${free!.title}`);
    const wait = await button(`Join the waiting list for ${full!.title}`);
    await expect(sentBy(register)).toEqual(['post', `/events/${free!.id}/registration`]);
    await expect(sentBy(wait)).toEqual(['post', `/events/${full!.id}/waiting`]);

    const pair = canvas.getByRole('checkbox', { name: `I bring a support person to ${free!.title}` });
    pair.focus();
    await userEvent.keyboard(' ');
    await expect(sentBy(register)).toEqual(['post', `/events/${free!.id}/registration`, 'places=2']);
    // Enter is no answer to this question, and presses no button.
    await userEvent.keyboard('{Enter}');
    await expect(register).toHaveAccessibleName(`Register for ${free!.title}`);

    const submits: boolean[] = [];
    document.addEventListener('submit', (event) => submits.push(event.defaultPrevented), { once: true });
    register.focus();
    await userEvent.keyboard('{Enter}');
    const giveUp = await button(`Give up both places at ${free!.title}`);
    await expect(sentBy(giveUp)).toEqual(['post', `/events/${free!.id}/give-up`]);
    await expect(submits).toEqual([]);
  },
};
