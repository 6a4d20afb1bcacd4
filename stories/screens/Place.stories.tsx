import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createMemoryServiceLocations } from '../../src/adapters/memory/serviceLocations';
import { placeGone } from '../../src/domain/services/servicesView';
import type { OpeningHours } from '../../src/domain/services/openingHours';
import { holidaysMayDiffer } from '../../src/domain/services/weekHours';
import { samplePlace } from '../../src/domain/services/placeDetails';
import type { ServiceLocation } from '../../src/domain/services/serviceLocation';
import { ServicesPage } from '../../src/features/services/ServicesPage';
import { locations } from '../../src/seeds/locations';
import { onScreen, screen, stoppedClock } from '../support/screens';
import * as situations from '../support/situations';

const nine = [{ opens: '09:00', closes: '17:00' }];
const halves = [
  { opens: '09:00', closes: '12:30' },
  { opens: '13:30', closes: '16:00' },
];
const hoursIn = (zone: string): OpeningHours => ({
  zone,
  week: [nine, halves, nine, nine, nine, [{ opens: '10:00', closes: '12:00' }], []],
});

/** A place about which nothing else is known; it is not a real one. */
const bare: ServiceLocation = {
  id: 1,
  name: 'Example Street Strength Class',
  lat: -37.8,
  lng: 144.967,
  type: 'exercise',
  suburb: 'Carlton',
  state: 'VIC',
};

/** The same place with everything that can be known. */
const known: ServiceLocation = {
  ...bare,
  description: 'Gentle exercise in small groups. A trained helper shows you how.',
  address_1: '1 Example Street',
  postal_code: '3053',
  phone: '03 5550 0000',
  url: 'https://classes.example.org/carlton',
  opening_hours: hoursIn('Australia/Melbourne'),
  fees_description: '$5 a class',
  languages: 'English, Greek, Italian',
  accessibility: 'No steps. Accessible toilet.',
  assured_date: '2026-10-01',
};

/** The page of one place among others, on a clock that stands still. */
const pageOf = (place: ServiceLocation, contactEmail: string | null = 'help@example.org') => {
  const places = createMemoryServiceLocations({ places: [...locations.slice(2), place], sample: false });
  const clock = stoppedClock();
  return onScreen({
    address: `/services?item=${place.id}`,
    ports: () => ({ places, clock, settings: { contactEmail } }),
  });
};

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
    const said = canvas.getAllByText(
      /^(Temporarily closed\.|Closed this week because of flooding\.|Call 03.*)$/,
    );
    await expect(said.map(({ textContent }) => textContent?.trim())).toEqual([
      'Temporarily closed.',
      'Closed this week because of flooding.',
      'Call 03 5550 0000',
    ]);
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
    await expect(canvas.getByText('5550 0000', { selector: 'p' })).toBeVisible();
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
