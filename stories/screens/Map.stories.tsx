import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { memoryTiles } from '@/src/adapters/memory/tiles';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { noServicesFound } from '@/shared/domain/services/serviceSearch';
import { exampleRoute, routeNeedsBoth, straightLine } from '@/shared/domain/services/routeEstimate';
import { locations } from '@/shared/seeds/locations';
import { manyPlaces } from '@/shared/seeds/manyPlaces';
import { MapDemo } from '../support/MapDemo';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

const settings = { tiles: memoryTiles };

const meta: Meta<typeof MapDemo> = {
  title: 'Screens/Map',
  component: MapDemo,
  args: { places: locations },
  parameters: { ...onScreen({ ports: () => ({ settings }) }) },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof MapDemo>;

const labelled = ({ name, lat, lng }: ServiceLocation) => ({ label: name, lat, lng });

const carlton = 'Carlton Community Health Centre';

/** Thirty places: a marker opens a popup that takes the focus, and Escape gives it back. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const marker = await canvas.findByRole('button', { name: `${carlton}, Health` });
    marker.focus();
    await userEvent.keyboard('{Enter}');
    const popup = await canvas.findByRole('dialog', { name: carlton });
    await waitFor(() => expect(popup).toHaveFocus());
    await expect(popup).toHaveAccessibleDescription('Health');
    await userEvent.keyboard('{Escape}');
    await expect(marker).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The keys work on the map and on its markers; what is in view is said. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: `${carlton}, Health` });
    const view = () => canvas.getByText(/^Places in view/).textContent;
    const before = view();
    canvas.getByRole('application', { name: /^Map/ }).focus();
    await userEvent.keyboard('--');
    await waitFor(() => expect(view()).not.toBe(before));
    await userEvent.keyboard('++');
    await waitFor(() => expect(view()).toBe(before));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: `${carlton}, Health` })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'See all on the map' }));
    await waitFor(() => expect(view()).toBe('Places in view: 30 of 30.'));
  },
};

/** From the list to the map and back: the popup takes the focus, and the way to the list is in it. */
export const FromTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: `${carlton}, Health` });
    const opener = canvas.getByRole('button', { name: `Show on map: ${carlton}` });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: carlton })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show in list' }));
    await canvas.findByText('Place 1 in the list');
    await userEvent.click(canvas.getByRole('button', { name: 'Plan a route from here' }));
    await expect(canvas.getByLabelText('Start')).toHaveValue(carlton);
    await expect(canvas.getByLabelText('End')).toHaveFocus();
  },
};

/** A search shows the matches only; one without any says so and shows everything again. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: `${carlton}, Health` });
    const box = canvas.getByRole('searchbox', { name: 'Search the map' });
    await userEvent.type(box, 'transport{Enter}');
    await waitFor(() => expect(canvas.getByText('Places in view: 6 of 6.')).toBeVisible());
    await userEvent.clear(box);
    await userEvent.type(box, '  {Enter}');
    await expect(canvas.getByText('Places in view: 6 of 6.')).toBeVisible();
    await userEvent.type(box, 'zebra{Enter}');
    const notice = await page.findByRole('alertdialog', { name: noServicesFound });
    await userEvent.click(within(notice).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByText(/^Places in view: \d+ of 30/)).toBeVisible());
  },
};

/** Both fields are needed. */
export const RouteNotice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Start'), 'Carlton{Enter}');
    await page.findByRole('alertdialog', { name: routeNeedsBoth });
  },
};

/** Places that nobody knows: an example, and it says so. */
export const RouteUnknown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Start'), '5 Nowhere Street');
    await userEvent.type(canvas.getByLabelText('End'), 'Atlantis{Enter}');
    const ends = { from: locations[0]!, to: locations.at(-1)! };
    await canvas.findByText(exampleRoute({ from: labelled(ends.from), to: labelled(ends.to) }));
    await expect(canvas.getByText(/at walking pace/)).toHaveTextContent(
      `7.2 km, 1h 49m1 hour 49 minutes at walking pace. ${straightLine}.`,
    );
  },
};

/** Two suburbs, joined by a dashed line. */
export const RouteKnown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Start'), 'Footscray');
    await userEvent.type(canvas.getByLabelText('End'), 'Carlton{Enter}');
    await expect(await canvas.findByText(/at walking pace/)).toHaveTextContent(
      /^Footscray, VIC to Carlton, VIC: 5.9 km, 1h 28m/,
    );
    await expect(canvas.getByRole('link', { name: 'Get real directions (OpenStreetMap)' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?from=Footscray&to=Carlton',
    );
  },
};

/** A browser that cannot draw maps: a sentence in its place, and the route works all the same. */
export const NoWebGL: Story = {
  beforeEach: () => {
    const draw = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = draw;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This browser cannot show the map. The list has all the places.');
    await userEvent.type(canvas.getByLabelText('Start'), 'Footscray');
    await userEvent.type(canvas.getByLabelText('End'), 'Carlton{Enter}');
    await canvas.findByText(/at walking pace/);
  },
};

/** No street tile comes: one quiet line, and the markers and the outline are there. */
export const NoTiles: Story = {
  parameters: onScreen({
    ports: () => ({ settings: { tiles: { ...memoryTiles, url: 'data:image/png;base64,AAAA' } } }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^The street map is missing just now/);
    await canvas.findByRole('button', { name: `${carlton}, Health` });
  },
};

/** Five thousand places: groups that open by Enter, down to a single place. */
export const FiveThousand: Story = {
  args: { places: manyPlaces(5000) },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('button', { name: 'See all on the map' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Places in view: 5000 of 5000.');
    (await canvas.findAllByRole('button', { name: /places(?: here)?\. Show them$/ }))[0]!.focus();
    for (let presses = 0; presses < 9 && !canvas.queryByRole('dialog'); presses += 1) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement?.closest('ul, [role=dialog]')).not.toBeNull());
    }
    await expect(canvas.getByRole('dialog')).toHaveFocus();
  },
};

const drawn: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: `${carlton}, Health` });
};
export const RightToLeft: Story = { ...situations.rightToLeft, play: drawn };
