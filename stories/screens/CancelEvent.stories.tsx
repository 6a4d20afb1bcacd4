import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { EventsPage } from '@/src/features/events/EventsPage';
import { seedEvents } from '@/shared/seeds/events';
import { sampleOwner } from '@/shared/seeds/sampleOwner';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';

/** @param reason why Walking Group is cancelled; undefined: it is not. */
const withWalk = (reason?: string) =>
  onScreen({
    address: '/events',
    ports: () => {
      const events = seedEvents(storyDay).map((event) =>
        event.id === 6 && reason !== undefined ? { ...event, cancelled: reason } : event,
      );
      return { records: createSampleRecords({ events, registered: [{ eventId: 6, email: sampleOwner }] }) };
    },
  });

const meta: Meta<typeof EventsPage> = {
  title: 'Screens/CancelEvent',
  component: EventsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof EventsPage>;

const line = 'This event is cancelled. The path is under water.';

/** An event that does not repeat is cancelled by keyboard, with a reason, and Undo takes it back. */
export const CancelAndUndo: Story = {
  parameters: withWalk(),
  globals: { role: 'healthcare' },
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Walking Group' });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    (await page.findByRole('button', { name: 'Cancel this event…' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await page.findByRole('alertdialog', { name: 'Cancel Walking Group?' });
    const why = within(dialog).getByLabelText(/^Why is it cancelled\?/);
    await waitFor(() => expect(why).toHaveFocus());
    await userEvent.type(why, 'The path is under water.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(line);
    const card = within(canvas.getByRole('article', { name: 'Walking Group' }));
    await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(card.queryByRole('button', { name: /Register/ })).toBeNull();
    await canvas.findByText('Cancelled: Walking Group.');
    await waitFor(() => expect(edit).toHaveFocus());
    card.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Walking Group is not cancelled. It takes place.');
    await expect(canvas.queryByText(line)).toBeNull();
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(await card.findByRole('button', { name: 'Register for Walking Group' })).toBeVisible();
  },
};

/** One that was cancelled before is held after all. */
export const HeldAfterAll: Story = {
  parameters: withWalk('The path is under water.'),
  globals: { role: 'healthcare' },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Edit Walking Group' })).focus();
    await userEvent.keyboard('{Enter}');
    (await page.findByRole('button', { name: 'Hold it after all' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Walking Group is not cancelled. It takes place.');
    await expect(canvas.queryByText(line)).toBeNull();
  },
};

/** Whoever has a place finds the reason on the card, and the word in their list, but no button for a place. */
export const CancelledForVisitors: Story = {
  parameters: withWalk('The path is under water.'),
  globals: { role: 'user' },
  play: async ({ canvas }) => {
    await canvas.findByText(line);
    await expect(canvas.queryByRole('button', { name: /(Register for|place at) Walking Group/ })).toBeNull();
    const yours = within(canvas.getByRole('region', { name: 'Your events' }));
    await expect(yours.getByText('Cancelled')).toBeVisible();
    await expect(yours.queryByRole('button')).toBeNull();
  },
};
