import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { holidaysMayDiffer } from '@/shared/domain/services/weekHours';
import { ServicesPage } from '@/src/features/services/ServicesPage';
import { bare, hoursIn, known, pageOf } from '../support/places';
import { screen } from '../support/screens';

const meta: Meta<typeof ServicesPage> = {
  title: 'Screens/PlaceLimits',
  component: ServicesPage,
  parameters: { layout: 'fullscreen', ...pageOf(known) },
  decorators: [screen],
  globals: { role: 'user' },
};
export default meta;
type Story = StoryObj<typeof ServicesPage>;

/** What limits it is read before it is called, and no usual hours stand against it. */
export const Limited: Story = {
  parameters: pageOf({
    ...known,
    status: 'temporarily closed',
    alert: 'Closed this week because of flooding.',
    eligibility_description: '65 and over',
    application_process: 'Ask your GP.',
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: known.name });
    const alert = canvas.getByText('Closed this week because of flooding.');
    const call = canvas.getByRole('link', { name: 'Call 03 5550 0000' });
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    await expect(isBefore(canvas.getByText('Temporarily closed.'), alert)).toBe(true);
    await expect(isBefore(alert, call)).toBe(true);
    await expect(canvas.queryByText(/Open now/)).toBeNull();
    await expect(canvas.getByText('Who can come').nextElementSibling).toHaveTextContent(/^65 and over$/);
    await expect(canvas.getByText('How to apply').nextElementSibling).toHaveTextContent(/^Ask your GP\.$/);
  },
};

const holiday = { ...hoursIn('Australia/Melbourne'), holidayDates: ['2026-11-24'] };

/** Tuesday is a public holiday, and nobody says whether it opens. */
export const HolidayNotKnown: Story = {
  parameters: pageOf({ ...known, opening_hours: holiday }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Public holiday today: call first')).toBeVisible();
    await expect(canvas.getByText(holidaysMayDiffer)).toBeVisible();
  },
};

/** The same day at a place that says so. */
export const ClosedOnHolidays: Story = {
  parameters: pageOf({ ...known, opening_hours: { ...holiday, holidays: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed now. Opens tomorrow at 9 am')).toBeVisible();
    await expect(canvas.getByText('Closed on public holidays.')).toBeVisible();
    await expect(canvas.queryByText(holidaysMayDiffer)).toBeNull();
  },
};

/** Each number is a button of its own, and a note stays words. */
export const SeveralPhones: Story = {
  parameters: pageOf({ ...bare, phone: '03 5550 0000 ext 5 or 1800 ELDERHELP (ask for Mary)' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Call 03 5550 0000 extension 5' })).toHaveAttribute(
      'href',
      'tel:0355500000,5',
    );
    await expect(canvas.getByRole('link', { name: 'Call 1800 ELDERHELP (1800 353 374)' })).toHaveAttribute(
      'href',
      'tel:1800353374',
    );
    await expect(canvas.getByText('(ask for Mary)')).toBeVisible();
  },
};

/** Nobody is sent to a number that may be another's. */
export const PhoneNotSure: Story = {
  parameters: pageOf({ ...bare, phone: '5550 0000' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening hours: not known. Please ask first.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /5550/ })).toBeNull();
    await expect(canvas.getByText('5550 0000', { selector: 'p > span' })).toBeVisible();
  },
};

/** What says that there is none is no button. */
export const NoPhone: Story = {
  parameters: pageOf({ ...bare, phone: 'N/A' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We do not know the phone number, /)).toBeVisible();
    await expect(canvas.queryByText(/N\/A/)).toBeNull();
  },
};
