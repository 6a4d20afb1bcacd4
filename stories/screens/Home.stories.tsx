import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadingResources, noResources } from '@/shared/domain/content/homeResource';
import { HomePage } from '@/src/features/home/HomePage';
import { news } from '@/shared/seeds/news';
import { content, onScreen, screen, stoppedClock } from '../support/screens';
import * as situations from '../support/situations';

const meta: Meta<typeof HomePage> = {
  title: 'Screens/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof HomePage>;

/** The first stop is the leaflet, then each item leads to the thing itself. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Living well with arthritis' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Download Leaflet' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: news[0]!.title })).toHaveFocus();
  },
};

/** The resources are on their way: their room is kept, and nothing in it can be reached. */
export const Loading: Story = {
  parameters: onScreen({ ports: () => ({ clock: stoppedClock() }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(loadingResources);
    await expect(canvas.queryByRole('link', { name: 'Living well with arthritis' })).toBeNull();
  },
};

const noneFound = Promise.resolve({ news, homeResources: [] });

export const Empty: Story = {
  parameters: onScreen({
    ports: () => ({ content: { ...content, frontPage: () => noneFound } }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(noResources);
  },
};

export const User: Story = {
  globals: { role: 'user' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('margaret@example.org')).toBeVisible();
  },
};

export const RightToLeft: Story = situations.rightToLeft;
