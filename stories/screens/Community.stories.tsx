import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor } from 'storybook/test';
import { comingSoon, forumsSoon, peerSupportSoon } from '@/shared/domain/content/community';
import { eventDate } from '@/shared/domain/text/dates';
import { CommunityPage } from '@/src/features/community/CommunityPage';
import { featuredEvents } from '@/shared/seeds/events';
import { seedForumPosts } from '@/shared/seeds/forumPosts';
import { content, createSampleRecords, onScreen, screen, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const meta: Meta<typeof CommunityPage> = {
  title: 'Screens/Community',
  component: CommunityPage,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'user' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof CommunityPage>;

/** Everything by Tab, in the order of the page: the calendar, both teasers, three events. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('A jar opener that really works');
    const stops = [
      canvas.getByRole('link', { name: 'Open Event Calendar' }),
      canvas.getByRole('button', { name: 'Open Forums' }),
      canvas.getByRole('button', { name: 'Open Peer Support' }),
      ...featuredEvents(storyDay).map(({ title }) => canvas.getByRole('link', { name: title })),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await expect(stops[0]).toHaveAttribute('href', '/events');
    for (const { date } of featuredEvents(storyDay))
      await expect(canvas.getByText(eventDate(date))).toHaveAttribute('datetime', date);
    await expect(canvas.getAllByText('Example event')).toHaveLength(3);
    await expect(canvas.getAllByText('Example post')).toHaveLength(2);
    await expect(canvas.getByText('Joan, Preston').parentElement).toHaveTextContent(
      /^By Joan, Preston, 2 days ago/,
    );
    await expect(canvas.getByText('8 comments')).toBeVisible();
    await expect(canvas.getByText('Average 4.5 out of 5')).toBeVisible();
  },
};

/** "Coming soon" is said before the button is pressed; the notice gives the focus back. */
export const Notices: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [name, text] of [
      ['Open Forums', forumsSoon],
      ['Open Peer Support', peerSupportSoon],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAccessibleDescription(comingSoon);
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await page.findByRole('alertdialog', { name: text })).toBeVisible();
      await expect(page.getByRole('button', { name: 'OK' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

/** Events that were changed, that are over, and that are gone. */
export const EventsChanged: Story = {
  parameters: onScreen({
    ports: () => {
      const records = createSampleRecords();
      const { events } = records.collections;
      const [check, tea] = featuredEvents(storyDay);
      void events.put({ ...check!, title: 'Blood Pressure Morning', date: '2026-11-20' });
      void events.remove(tea!.id);
      return { records };
    },
  }),
  play: async ({ canvas }) => {
    const changed = await canvas.findByRole('link', { name: 'Blood Pressure Morning' });
    await expect(changed).toHaveAttribute('href', '/events?item=1');
    await expect(canvas.getByText('Past event')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Morning Tea and Chat' })).toHaveAttribute(
      'href',
      '/events',
    );
  },
};

const longPost = {
  ...seedForumPosts(storyDay)[0]!,
  title: situations.longWords,
  author: situations.unbreakable,
  content: situations.unbreakable,
  comments: 1,
  rating: 0,
};

export const LongWords: Story = {
  ...situations.narrowLargeText,
  parameters: onScreen({
    ports: () => ({
      content: {
        ...content,
        community: async () => ({ featuredEvents, forumPosts: () => [longPost] }),
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 comment')).toBeVisible();
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
  },
};

/** The examples could not be fetched: the hub is there all the same. */
export const Failed: Story = {
  parameters: onScreen({
    ports: () => ({ content: { ...content, community: () => Promise.reject(new Error('seeded')) } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The events and posts could not be loaded\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open Forums' })).toBeVisible();
  },
};

export const RightToLeft: Story = situations.rightToLeft;
