import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import { createMemoryPosition } from '@/src/adapters/memory/position';
import { createMemoryServiceLocations } from '@/src/adapters/memory/serviceLocations';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { positionTexts } from '@/shared/domain/services/servicesView';
import { ServicesPage } from '@/src/features/services/ServicesPage';
import { locations } from '@/shared/seeds/locations';
import { onScreen, screen } from '../support/screens';

const meta: Meta<typeof ServicesPage> = {
  title: 'Screens/NearestServices',
  component: ServicesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [screen],
  globals: { role: 'user' },
};
export default meta;
type Story = StoryObj<typeof ServicesPage>;

/** Monday to Friday, 9 am to 5 pm, in Perth. */
const office = {
  zone: 'Australia/Perth',
  week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ opens: '09:00', closes: '17:00' }] : [])),
};
const withHours = createMemoryServiceLocations({
  sample: false,
  places: [
    ...locations.slice(0, 2),
    ...['First Street Class', 'Second Street Class'].map((name, at): ServiceLocation => ({
      id: 101 + at,
      name,
      lat: -31.95 - at / 10,
      lng: 115.86,
      type: 'exercise',
      suburb: 'Perth',
      state: 'WA',
      phone: '08 5550 0000',
      opening_hours: office,
    })),
  ],
});
const inPerth = (time: string, position: Parameters<typeof createMemoryPosition>[0]) =>
  onScreen({
    ports: () => ({
      places: withHours,
      clock: createMemoryClock(new Date(time)),
      position: createMemoryPosition(position),
    }),
  });
const monday = '2026-11-23T10:00:00+08:00';
const sunday = '2026-11-22T10:00:00+08:00';

/** "Open now" and "How far"; who does not say when it is open is not taken for closed. */
export const OpenNow: Story = {
  parameters: inPerth(monday, { lat: -31.96, lng: 115.86 }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Open now', pressed: false })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: '2 places: open now' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open now', pressed: true })).toHaveFocus();
    await expect(canvas.getByText('2 more places do not say when they are open.')).toBeVisible();
    canvas.getByRole('button', { name: 'Show them too' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: '4 places: open now or hours not known' });
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Near me' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: '2 places: open now, nearest to you first' });
    const far = canvas.getByRole('combobox', { name: 'How far' });
    await expect(far).toHaveAccessibleDescription(/in a straight line/);
    await userEvent.selectOptions(far, 'Within 5 km');
    await canvas.findByRole('heading', { name: '1 place: open now, within 5 km of you' });
  },
};

/** The list says why it is empty, and offers more. */
export const NothingOpen: Story = {
  parameters: inPerth(sunday, { lat: -31.96, lng: 115.86 }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Open now' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('We know of no such place that is open now.');
    await expect(canvas.getByRole('heading', { name: 'No places: open now' })).toBeVisible();
    canvas.getByRole('button', { name: 'Show closed places too' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: '4 places' })).toHaveFocus();
  },
};

const exerciseNow = 'Exercise Classes, open now, near me';

/** The nearest open class in three presses of keys: the heading of the answer takes the focus. */
export const QuickFind: Story = {
  parameters: inPerth(monday, { lat: -31.96, lng: 115.86 }),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Suburb, town or service' });
    await canvas.findByRole('button', { name: 'Open now' });
    box.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('option', { name: exerciseNow });
    await userEvent.keyboard('{Enter}');
    const words = '2 places: Exercise Classes, open now, nearest to you first';
    await expect(await canvas.findByRole('heading', { name: words })).toHaveFocus();
    await expect(box).toHaveValue('');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('First Street Class');
  },
};

/** Without a position the classes that are open are shown all the same, and the box keeps the focus for a suburb. */
export const QuickFindRefused: Story = {
  parameters: inPerth(monday, 'refused'),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Suburb, town or service' });
    await canvas.findByRole('button', { name: 'Open now' });
    await userEvent.type(box, 'ex');
    await canvas.findByRole('option', { name: exerciseNow });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByText(positionTexts.refused);
    await canvas.findByRole('heading', { name: '2 places: Exercise Classes, open now' });
    await expect(box).toHaveFocus();
  },
};
