import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import { memoryTiles } from '@/src/adapters/memory/tiles';
import { locations } from '@/shared/seeds/locations';
import { MapDemo } from '../support/MapDemo';
import { known } from '../support/places';
import { onScreen, screen } from '../support/screens';

const tuesday = new Date('2026-11-24T10:00:00+11:00');

const meta: Meta<typeof MapDemo> = {
  title: 'Screens/MapPopup',
  component: MapDemo,
  args: { places: [known, ...locations.slice(1)] },
  parameters: {
    ...onScreen({ ports: () => ({ settings: { tiles: memoryTiles }, clock: createMemoryClock(tuesday) }) }),
  },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof MapDemo>;

const marker = `${known.name}, Exercise`;

/** Whether it is open, its number and the way to its page are in the popup. */
export const Known: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: marker })).focus();
    await userEvent.keyboard('{Enter}');
    const popup = await canvas.findByRole('dialog', { name: known.name });
    await waitFor(() => expect(popup).toHaveFocus());
    await expect(popup).toHaveAccessibleDescription('Exercise Open now until 12:30 pm');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: known.name })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: known.name })).toHaveAttribute('href', '/services?item=1');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    const call = canvas.getByRole('link', { name: `Call 03 5550 0000, ${known.name}` });
    await expect(call).toHaveFocus();
    await expect(call).toHaveAttribute('href', 'tel:0355500000');
  },
};

const lose = (element: HTMLElement) =>
  element.querySelector('canvas')!.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
const words = 'The map lost its picture. The places on it are still there, and in the list.';

/** The device took the picture away: it is said, and a press draws it again. */
export const LostItsPicture: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: marker });
    lose(canvasElement).loseContext();
    await canvas.findByText(words);
    await expect(canvas.getByRole('button', { name: marker })).toBeVisible();
    canvas.getByRole('button', { name: 'Draw the map again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    await canvas.findByRole('button', { name: marker });
    await waitFor(() =>
      expect(canvasElement.querySelector('canvas')!.getContext('webgl2')!.isContextLost()).toBe(false),
    );
  },
};

/** Where the device gives it back by itself, nobody has to press. */
export const FoundItsPicture: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: marker });
    const picture = lose(canvasElement);
    picture.loseContext();
    await canvas.findByText(words);
    picture.restoreContext();
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    await canvas.findByRole('button', { name: marker });
  },
};
