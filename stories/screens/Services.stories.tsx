import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createMemoryServiceLocations } from '@/src/adapters/memory/serviceLocations';
import { createMemoryPosition } from '@/src/adapters/memory/position';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import {
  exampleClaim,
  fromTyped,
  noShops,
  positionProblems,
  positionTexts,
} from '@/shared/domain/services/servicesView';
import { ServicesPage } from '@/src/features/services/ServicesPage';
import { locations } from '@/shared/seeds/locations';
import { manyPlaces } from '@/shared/seeds/manyPlaces';
import { onScreen, screen, stoppedClock } from '../support/screens';
import * as situations from '../support/situations';

const samples = createMemoryServiceLocations({ places: locations });

const meta: Meta<typeof ServicesPage> = {
  title: 'Screens/Services',
  component: ServicesPage,
  parameters: { layout: 'fullscreen', ...onScreen({ ports: () => ({ places: samples }) }) },
  decorators: [screen],
  globals: { role: 'user' },
};
export default meta;
type Story = StoryObj<typeof ServicesPage>;

/** The nearest exercise class, with the keyboard only: a tile, then one's suburb. */
export const NearestExerciseClass: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '30 places' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    canvas.getByRole('button', { name: 'Exercise Classes' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: '6 places: Exercise Classes' });
    const box = canvas.getByRole('searchbox', { name: 'Suburb, town or service' });
    box.focus();
    await userEvent.keyboard('Carlton{Enter}');
    await canvas.findByRole('heading', { name: '6 places: Exercise Classes, nearest to Carlton, VIC first' });
    await expect(box).toHaveFocus();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Brunswick Gentle Exercise Class');
    await expect(first).toHaveTextContent('Exercise, Brunswick VIC, 3.7 km away');
  },
};

export const NoShops: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Shops' })).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText(noShops);
    await expect(canvas.getByRole('button', { name: 'Shops', pressed: true })).toHaveFocus();
    canvas.getByRole('button', { name: 'Show all places' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: '30 places' })).toHaveFocus();
  },
};

const pressNearMe: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Near me' })).focus();
  await userEvent.keyboard('{Enter}');
};

export const NearMe: Story = {
  parameters: onScreen({
    ports: () => ({ places: samples, position: createMemoryPosition({ lat: -42.9, lng: 147.3 }) }),
  }),
  play: async (context) => {
    await pressNearMe(context);
    const { canvas } = context;
    await canvas.findByRole('heading', { name: '30 places, nearest to you first' });
    await expect(canvas.getByRole('button', { name: 'Near me', pressed: true })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Hobart Home Support');
  },
};

/** The browser asks, and nobody has answered yet. */
export const Looking: Story = {
  parameters: onScreen({
    ports: () => ({ places: samples, position: () => new Promise(() => {}) }),
  }),
  play: async (context) => {
    await pressNearMe(context);
    await expect(await context.canvas.findByRole('button', { name: 'Looking…' })).toHaveFocus();
  },
};

/** The position could not be found: the reason in words, and all places as before. */
const withoutPosition = (problem: keyof typeof positionTexts): Story => ({
  parameters: onScreen({
    ports: () => ({ places: samples, position: createMemoryPosition(problem) }),
  }),
  play: async (context) => {
    await pressNearMe(context);
    await context.canvas.findByText(positionTexts[problem]);
    await expect(context.canvas.getByRole('button', { name: 'Near me', pressed: false })).toHaveFocus();
    await expect(context.canvas.getByRole('heading', { name: '30 places' })).toBeVisible();
  },
});

export const PositionRefused: Story = withoutPosition('refused');
export const PositionSlow: Story = withoutPosition('timed-out');
export const PositionUnavailable: Story = withoutPosition('unavailable');

/** The suburb that is typed already takes the place of the position. */
export const PositionRefusedSuburbTyped: Story = {
  parameters: onScreen({
    ports: () => ({ places: samples, position: createMemoryPosition('refused') }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Suburb, town or service' }),
      'Carlton',
    );
    await pressNearMe(context);
    await canvas.findByText(`${positionProblems.refused} ${fromTyped('Carlton, VIC')}`);
    await expect(
      canvas.getByRole('heading', { name: '30 places, nearest to Carlton, VIC first' }),
    ).toBeVisible();
  },
};

const unreachable = createMemoryServiceLocations({ places: locations, unreachable: true });

export const Unreachable: Story = {
  parameters: onScreen({ ports: () => ({ places: unreachable }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/could not be reached/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
  },
};

const ten = { opens: '10:00', closes: '11:00' };

/** A place with everything that can be known, and one with nothing besides; neither is real. */
const realPlaces: readonly ServiceLocation[] = [
  {
    id: 1,
    name: 'Example Street Strength Class',
    description: 'Gentle exercise in small groups. A trained helper shows you how.',
    lat: -37.8,
    lng: 144.967,
    type: 'exercise',
    suburb: 'Carlton',
    state: 'VIC',
    address_1: '1 Example Street',
    postal_code: '3053',
    phone: '03 5550 0000',
    url: 'https://classes.example.org/carlton',
    schedule: 'Tuesday and Thursday, 10 am to 11 am',
    opening_hours: { zone: 'Australia/Melbourne', week: [[], [ten], [], [ten], [], [], []] },
    fees_description: '$5 a class',
    languages: 'English, Greek, Italian',
    accessibility: 'No steps. Accessible toilet.',
    assured_date: '2026-10-01',
  },
  {
    id: 2,
    name: 'Example Road Op Shop',
    lat: -37.81,
    lng: 144.95,
    type: 'community',
    suburb: 'Carlton',
    state: 'VIC',
  },
];
const real = createMemoryServiceLocations({ places: realPlaces, sample: false });

export const Imported: Story = {
  parameters: onScreen({ ports: () => ({ places: real, clock: stoppedClock() }) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 local services.');
    await expect(canvas.queryByText(exampleClaim)).toBeNull();
    await expect(canvas.queryByText(/sample places/)).toBeNull();
    const [strength, shop] = canvas.getAllByRole('listitem');
    await expect(
      within(strength!).getByRole('link', { name: 'Call 03 5550 0000, Example Street Strength Class' }),
    ).toHaveAttribute('href', 'tel:0355500000');
    await expect(strength).toHaveTextContent(/Exercise, Carlton VIC.*Open now until 11 am/);
    await expect(
      within(strength!).getByRole('link', { name: 'Example Street Strength Class' }),
    ).toHaveAttribute('href', '/services?item=1');
    // What nobody knows is not said, and all else is on the place's own page.
    await expect(shop).toHaveTextContent(
      /^2Example Road Op ShopCommunity, Carlton VICShow on mapSave Example Road Op Shop$/,
    );
    await expect(canvas.queryByText('$5 a class')).toBeNull();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
    await canvas.findByRole('heading', { name: '1 place: Shops' });
    canvas.getByRole('searchbox', { name: 'Suburb, town or service' }).focus();
    await userEvent.keyboard('3053{Enter}');
    await canvas.findByRole('heading', { name: '2 places, nearest to 3053, VIC first' });
  },
};

const phones = createMemoryServiceLocations({
  places: ['03 5550 0000 ext 5 or 13 YARN (ask for Mary)', '5550 0000', 'N/A'].map((phone, at) => ({
    ...realPlaces[1]!,
    id: at + 1,
    phone,
  })),
  sample: false,
});

/** Each number is a link of its own; what is not sure is words, and what says that there is none is nothing. */
export const PhonesInAllForms: Story = {
  parameters: onScreen({ ports: () => ({ places: phones }) }),
  play: async ({ canvas }) => {
    await canvas.findByText('3 local services.');
    const links = await canvas.findAllByRole<HTMLAnchorElement>('link', { name: /^Call .+ Op Shop$/ });
    await expect(links.map((link) => [link.ariaLabel, link.href])).toEqual([
      ['Call 03 5550 0000 extension 5, Example Road Op Shop', 'tel:0355500000,5'],
      ['Call 13 YARN (13 92 76), Example Road Op Shop', 'tel:139276'],
    ]);
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('(ask for Mary)');
    await expect(second).toHaveTextContent('5550 0000');
    await expect(third).not.toHaveTextContent('N/A');
  },
};

const thousands = createMemoryServiceLocations({ places: manyPlaces(5000), sample: false });

/** Page by page; the numbers go on. */
export const Thousands: Story = {
  parameters: onScreen({ ports: () => ({ places: thousands }) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '5,000 places' });
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 2 of 167')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^31/);
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const RightToLeft: Story = situations.rightToLeft;
