import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor } from 'storybook/test';
import { createMemoryRecords } from '@/src/adapters/memory/records';
import type { SavedItem } from '@/shared/domain/saved/savedItem';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { SavedPage } from '@/src/features/saved/SavedPage';
import { CollectionError } from '@/src/ports/collection';
import type { SavedItems } from '@/src/ports/savedItems';
import { onScreen, screen } from '../support/screens';

const margaret = '4';
const savedAt = '2026-11-20T00:00:00.000Z';
const items: readonly SavedItem[] = [
  { kind: 'event', recordId: 4, title: 'Morning Tea and Chat', detail: 'Friday 11 December 2026', savedAt },
  { kind: 'event', recordId: 4711, title: 'Dance in the Park', detail: 'Friday 2 October 2026', savedAt },
  {
    kind: 'service',
    recordId: 815,
    title: 'Carlton Community Bus',
    detail: 'Transport, Carlton VIC',
    phone: '03 5550 0000',
    savedAt,
  },
  { kind: 'resource', recordId: 1, title: 'Living well with arthritis', detail: '', savedAt },
];

const bus: ServiceLocation = {
  id: 815,
  name: 'Carlton Community Bus',
  lat: -37.8,
  lng: 144.97,
  type: 'transport',
  suburb: 'Carlton',
  state: 'VIC',
  phone: '03 5550 0000',
};

const places = async () => ({ places: [bus], sample: false, unreachable: false });

/** What keeps these for Margaret. */
const storeOf = (all: readonly SavedItem[]) => createMemoryRecords({ saved: { [margaret]: all } }).savedItems;

const filled = (more: Partial<SavedItems> = {}) =>
  onScreen({
    address: '/saved',
    ports: () => ({ places, savedItems: async () => ({ ...storeOf(items), ...more }) }),
  });

const meta: Meta<typeof SavedPage> = {
  title: 'Screens/Saved',
  component: SavedPage,
  decorators: [screen],
  globals: { role: 'user' },
  parameters: onScreen({ address: '/saved' }),
};
export default meta;
type Story = StoryObj<typeof SavedPage>;

export const Empty: Story = {
  play: async () => {
    await expect(await page.findByText('You have not saved anything yet.')).toBeVisible();
  },
};

/** One that was removed can be put back: the message takes the focus, and then the link that is back. */
export const Filled: Story = {
  parameters: filled(),
  play: async ({ userEvent }) => {
    await expect(await page.findByText('No longer listed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 03 5550 0000, Carlton Community Bus' })).toBeVisible();
    page.getByRole('button', { name: 'Remove Morning Tea and Chat' }).focus();
    await userEvent.keyboard('{Enter}');
    const message = await page.findByRole('group', { name: 'Not saved any more: Morning Tea and Chat.' });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(page.queryByRole('link', { name: 'Morning Tea and Chat' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('link', { name: 'Morning Tea and Chat' })).toHaveFocus());
    await expect(page.queryByText(/Not saved any more/)).toBeNull();
  },
};

/** A place with two numbers: each calls by itself. */
export const TwoPhones: Story = {
  parameters: onScreen({
    address: '/saved',
    ports: () => ({
      places: async () => ({
        places: [{ ...bus, phone: '03 5550 0000 or 13 YARN' }],
        sample: false,
        unreachable: false,
      }),
      savedItems: async () => storeOf(items),
    }),
  }),
  play: async () => {
    await expect(
      await page.findByRole('link', { name: 'Call 03 5550 0000, Carlton Community Bus' }),
    ).toHaveAttribute('href', 'tel:0355500000');
    await expect(
      page.getByRole('link', { name: 'Call 13 YARN (13 92 76), Carlton Community Bus' }),
    ).toHaveAttribute('href', 'tel:139276');
  },
};

/** The list as it was read last, and that its links need a connection. */
export const Offline: Story = {
  parameters: filled({ keptLine: () => 'No connection. This is the list as it was at 9:00 am.' }),
  play: async () => {
    await expect(await page.findByText(/^No connection\. This is the list as it was at 9:00/)).toBeVisible();
    // What was kept may be older than the lists in which it is looked for.
    await expect(page.queryByText('No longer listed.')).toBeNull();
  },
};

const unreachable = () => Promise.reject(new CollectionError('unreachable'));

export const CouldNotBeLoaded: Story = {
  parameters: filled({ list: unreachable }),
  play: async () => {
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** What could not be removed stays, and the message says so. */
export const NotRemoved: Story = {
  parameters: filled({ remove: unreachable }),
  play: async ({ userEvent }) => {
    const remove = await page.findByRole('button', { name: 'Remove Living well with arthritis' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await page.findByText(/^Not saved: no connection/, { ignore: '[data-live-announcer] *' }),
    ).toBeVisible();
    await expect(remove).toHaveFocus();
  },
};

const tea = items[0]!;
/** What is kept in the story that is shown, and whether it refuses to keep more. */
let kept: SavedItems;
let isRefusing = false;

/**
 * What could not be put back can be tried again, each failure is heard, and the focus does not go to it when it comes back
 * by another way, as from another tab.
 */
export const NotPutBack: Story = {
  parameters: onScreen({
    address: '/saved',
    ports: () => {
      isRefusing = false;
      kept = storeOf(items);
      const port: SavedItems = {
        ...kept,
        put: (person, item) => (isRefusing ? unreachable() : kept.put(person, item)),
      };
      return { places, savedItems: async () => port };
    },
  }),
  play: async ({ userEvent }) => {
    const failed =
      'Not put back: Morning Tea and Chat. Not saved: no connection. Check your connection, then try again.';
    isRefusing = true;
    await userEvent.click(await page.findByRole('button', { name: 'Remove Morning Tea and Chat' }));
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const undo = await page.findByRole('button', { name: 'Undo' });
      await userEvent.click(undo);
      await waitFor(() => expect(page.getByRole('group', { name: failed })).toHaveFocus());
    }
    page.getByRole('button', { name: 'Print this list' }).focus();
    await kept.put(margaret, tea);
    await expect(await page.findByRole('link', { name: 'Morning Tea and Chat' })).toBeVisible();
    // The list is drawn once more, so that whatever the first time led to is done.
    await kept.remove(margaret, { kind: 'event', recordId: 4711 });
    await waitFor(() => expect(page.queryByText('Dance in the Park')).toBeNull());
    await expect(page.getByRole('button', { name: 'Print this list' })).toHaveFocus();
  },
};
