import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createMemoryServiceLocations } from '@/src/adapters/memory/serviceLocations';
import { placeGone } from '@/shared/domain/services/servicesView';
import { holidaysMayDiffer } from '@/shared/domain/services/weekHours';
import { samplePlace } from '@/shared/domain/services/placeDetails';
import { ServicesPage } from '@/src/features/services/ServicesPage';
import { locations } from '@/shared/seeds/locations';
import { onScreen, screen, stoppedClock } from '../support/screens';
import { bare, hoursIn, known, pageOf } from '../support/places';
import * as situations from '../support/situations';

const meta: Meta<typeof ServicesPage> = {
  title: 'Screens/Place',
  component: ServicesPage,
  parameters: { layout: 'fullscreen', ...pageOf(known) },
  decorators: [screen],
  globals: { role: 'user' },
};
export default meta;
type Story = StoryObj<typeof ServicesPage>;

/** Tuesday, 10 am in Melbourne. */
export const OpenNow: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: known.name });
    await expect(canvas.getByText('Open now until 12:30 pm')).toBeVisible();
    const hoursOn = (day: string) => canvas.getByText(day).nextElementSibling;
    await expect(hoursOn('Tuesday')).toHaveTextContent(/^9 am to 12:30 pm, 1:30 pm to 4 pm$/);
    await expect(hoursOn('Sunday')).toHaveTextContent(/^closed$/);
    await expect(canvas.getByText(holidaysMayDiffer)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 03 5550 0000' })).toHaveAttribute(
      'href',
      'tel:0355500000',
    );
    await expect(canvas.getByText('1 Example Street, Carlton VIC 3053')).toBeVisible();
    await expect(canvas.getByText('These details were last checked on 1 October 2026.')).toBeVisible();
    await expect(canvas.queryByText(/We do not know/)).toBeNull();
    const mail = new URL(
      canvas.getByRole<HTMLAnchorElement>('link', { name: 'Tell us that a detail is wrong' }).href,
    );
    await expect(mail.pathname).toBe('help@example.org');
    await expect(mail.searchParams.get('subject')).toBe(`A detail is wrong: ${known.name}`);
    await expect(mail.searchParams.get('body')).toContain(`Place: ${known.name}\r\nPage: http`);
  },
};

export const ClosedNow: Story = {
  parameters: pageOf({ ...known, state: 'WA', opening_hours: hoursIn('Australia/Perth') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed now. Opens at 9 am')).toBeVisible();
    await expect(canvas.getByText('Times in Perth')).toBeVisible();
  },
};

export const HoursInWords: Story = {
  parameters: pageOf({ ...bare, phone: '03 5550 0000', schedule: 'First Monday of the month' }, null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('First Monday of the month')).toBeVisible();
    await expect(canvas.queryByText(/closed|not known/i)).toBeNull();
    await expect(canvas.queryByText('Monday')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /detail is wrong/ })).toBeNull();
    await expect(canvas.getByText(/^We do not know what it costs, /)).toHaveTextContent(
      'We do not know what it costs, which languages they speak or how to get in.',
    );
  },
};

/** Nothing but its name, kind and place: it is never called closed. */
export const NothingKnown: Story = {
  parameters: pageOf(bare),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening hours: not known. Please ask first.')).toBeVisible();
    await expect(canvas.queryByText(/closed/i)).toBeNull();
    await expect(canvas.getByText('We do not know when these details were last checked.')).toBeVisible();
    await expect(canvas.getByText(/^We do not know the phone number, what it costs, /)).toBeVisible();
  },
};

export const OnlyThePhone: Story = {
  parameters: pageOf({ ...bare, phone: '03 5550 0000' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening hours: not known. Please call first.')).toBeVisible();
  },
};

const samples = createMemoryServiceLocations({ places: locations });

export const Sample: Story = {
  parameters: onScreen({ address: '/services?item=12', ports: () => ({ places: samples }) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Werribee Home Help' });
    await expect(canvas.getByText(new RegExp(samplePlace))).toBeVisible();
    await expect(canvas.queryByText(/not known|do not know/)).toBeNull();
    canvas.getByRole('button', { name: 'Print this page' }).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /^Save\b/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Show on the map' })).toHaveFocus();
  },
};

export const Gone: Story = {
  parameters: onScreen({ address: '/services?item=999', ports: () => ({ places: samples }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We could not find that place' });
    await expect(canvas.getByText(placeGone)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all places' })).toBeVisible();
  },
};

const unreachable = createMemoryServiceLocations({ places: locations, unreachable: true });

/** Nobody knows then whether the place is gone. */
export const NotReached: Story = {
  parameters: onScreen({ address: '/services?item=999', ports: () => ({ places: unreachable }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/The list of services could not be reached\. Load this page again/);
    await expect(canvas.queryByText(placeGone)).toBeNull();
  },
};

const clock = stoppedClock();
const places = createMemoryServiceLocations({ places: [known], sample: false });

/** What stands there follows the clock, and nothing is announced. */
export const ClosesWhileShown: Story = {
  parameters: onScreen({ address: '/services?item=1', ports: () => ({ places, clock }) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Open now until 12:30 pm');
    for (let minutes = 0; minutes < 150; minutes += 1) {
      clock.pass(60_000);
      // Each minute begins when the last one is drawn.
      await new Promise(requestAnimationFrame);
    }
    // On a busy machine a frame may come before the page waits for its next minute: it then learns of all at the one after.
    await waitFor(async () => {
      clock.pass(60_000);
      await expect(canvas.getByText('Closed now. Opens at 1:30 pm')).toBeVisible();
    });
    await expect(document.querySelector('[aria-live]:not(:empty)')?.textContent ?? '').toBe('');
  },
};

export const RightToLeft: Story = situations.rightToLeft;
