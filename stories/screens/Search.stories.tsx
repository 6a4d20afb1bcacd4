import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { eventDate } from '@/shared/domain/text/dates';
import { SearchPage } from '@/src/features/search/SearchPage';
import { seedEvents } from '@/shared/seeds/events';
import { content, createSampleRecords, onScreen, screen, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const meta: Meta<typeof SearchPage> = {
  title: 'Screens/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen', ...onScreen({ address: '/search?q=walking%20balance' }) },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof SearchPage>;

export const Idle: Story = {
  parameters: onScreen({ address: '/search' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Then press Search\.$/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

/** The focus goes from the box to the answer, and from there to the first result. One wrong letter is forgiven. */
export const Found: Story = {
  parameters: onScreen({ address: '/search' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'arthritus{Enter}');
    await waitFor(() => expect(canvas.getByText('1 result for “arthritus”.')).toHaveFocus());
    await userEvent.tab();
    const result = canvas.getByRole('link', { name: 'Living well with arthritis' });
    await expect(result).toHaveFocus();
    await expect(result).toHaveAttribute('href', '/resources?item=1');
  },
};

/** Each kind has its heading with its count; an event says its day, time and place. */
export const FoundInGroups: Story = {
  parameters: onScreen({ address: '/search?q=health' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Health Resources \(\d+\)$/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Events (1)' })).toBeVisible();
    const day = eventDate(seedEvents(storyDay)[0]!.date);
    await expect(canvas.getByText(`${day}, 9 am to 12 noon, Carlton`)).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: onScreen({ address: '/search?q=zzzzzz' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing found for “zzzzzz”.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call a help number' })).toBeVisible();
  },
};

/** Something new is found at once, wherever it was made. */
const growing = createSampleRecords();
export const FoundLater: Story = {
  parameters: onScreen({
    address: '/search?q=bingo',
    ports: () => ({ records: growing }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing found for “bingo”.');
    await growing.collections.events.add([{ ...seedEvents(storyDay)[0]!, id: 77, title: 'Bingo night' }]);
    await expect(await canvas.findByRole('link', { name: 'Bingo night' })).toBeVisible();
    await growing.collections.events.remove(77);
    await canvas.findByText('Nothing found for “bingo”.');
  },
};

let broken = true;
/** The records cannot be read: everything else is searched, and this is said. */
export const SourceMissing: Story = {
  parameters: onScreen({
    address: '/search?q=lifeline',
    ports: () => {
      broken = true;
      const { collections } = createSampleRecords();
      return {
        content: { ...content, frontPage: () => Promise.reject(new Error('seeded')) },
        collections: () => (broken ? Promise.reject(new Error('seeded')) : Promise.resolve(collections)),
      };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(
      'We could not look through appointments, health resources, events, news. Everything else was searched.',
    );
    await expect(canvas.getByRole('link', { name: 'Lifeline' })).toBeVisible();
    broken = false;
    canvas.getByRole('button', { name: 'Search again' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('We could not look through news. Everything else was searched.');
    await expect(canvas.getByRole('link', { name: 'Feeling low or lonely?' })).toBeVisible();
    await expect(canvas.getByText(/results for “lifeline”/)).toHaveFocus();
  },
};

/** A source that never answers holds nothing up for long. */
export const SourceHangs: Story = {
  parameters: onScreen({
    address: '/search?q=lifeline',
    ports: () => ({ content: { ...content, frontPage: () => new Promise<never>(() => {}) } }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('We could not look through news. Everything else was searched.');
    await expect(canvas.getByRole('link', { name: 'Lifeline' })).toBeVisible();
  },
};

export const RightToLeft: Story = situations.rightToLeft;
