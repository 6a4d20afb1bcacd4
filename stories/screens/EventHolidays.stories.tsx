import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, within } from 'storybook/test';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { EventsPage } from '@/src/features/events/EventsPage';
import { seedEvents } from '@/shared/seeds/events';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';

const [first] = seedEvents(storyDay) as [CommunityEvent];
const on = (id: number, title: string, date: string, fields: Partial<CommunityEvent> = {}) => ({
  ...first,
  id,
  title,
  date,
  ...fields,
});
const events = [
  on(1, 'Christmas Lunch', '2026-12-25'),
  on(2, 'Walk on Sunday', '2026-12-27'),
  on(3, 'Lunch Elsewhere', '2026-12-25', { starts: '10:00', timeZone: 'Australia/Perth' }),
];

const meta: Meta<typeof EventsPage> = {
  title: 'Screens/EventHolidays',
  component: EventsPage,
  parameters: {
    layout: 'fullscreen',
    ...onScreen({
      address: '/events',
      ports: () => ({
        records: createSampleRecords({ events }),
        settings: { publicHolidays: ['2026-12-25', '2026-12-28'] },
      }),
    }),
  },
  decorators: [screen],
  globals: { role: 'healthcare' },
};
export default meta;
type Story = StoryObj<typeof EventsPage>;

/** A card says that its day is a public holiday where the site is; days elsewhere are not known. */
export const OnCards: Story = {
  play: async ({ canvas }) => {
    const card = async (name: string) => within(await canvas.findByRole('article', { name }));
    await expect((await card('Christmas Lunch')).getByRole('time')).toHaveTextContent(
      /^Friday, December 25, 2026, public holiday$/,
    );
    await expect((await card('Walk on Sunday')).getByRole('time')).toHaveTextContent(
      /^Sunday, December 27, 2026$/,
    );
    await expect((await card('Lunch Elsewhere')).getByRole('time')).toHaveTextContent(
      /^Friday, December 25, 2026$/,
    );
  },
};

/** So does the form, beside the date. */
export const InTheForm: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Edit Walk on Sunday' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page.findByRole('dialog', { name: 'Edit Walk on Sunday' }));
    const date = await dialog.findByRole('group', { name: 'Date' });
    const day = within(date).getByLabelText('Day');
    await expect(within(date).queryByText('This day is a public holiday.')).toBeNull();
    await userEvent.clear(day);
    await userEvent.type(day, '25');
    await expect(await within(date).findByText('This day is a public holiday.')).toBeVisible();
    await expect(day).toHaveAccessibleDescription(/This day is a public holiday\./);
  },
};
