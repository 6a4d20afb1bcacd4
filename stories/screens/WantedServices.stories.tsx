import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import { createMemoryServiceLocations } from '@/src/adapters/memory/serviceLocations';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { ServicesPage } from '@/src/features/services/ServicesPage';
import { hoursIn } from '../support/places';
import { onScreen, screen } from '../support/screens';

const place = (id: number, name: string, facts: Partial<ServiceLocation>): ServiceLocation => ({
  id,
  name,
  lat: -37.8 - id / 100,
  lng: 144.96,
  type: 'exercise',
  suburb: 'Carlton',
  state: 'VIC',
  ...facts,
});
const opening_hours = hoursIn('Australia/Melbourne');
const places = createMemoryServiceLocations({
  sample: false,
  places: [
    place(1, 'First Street Class', { languages: 'English, Greek', accessibility: 'Ramp', opening_hours }),
    place(2, 'Second Street Class', {
      languages: 'Greek',
      accessibility: 'Six steps',
      fees_description: 'Free',
      opening_hours,
    }),
    place(3, 'Third Street Class', { languages: 'Greek', phone: '03 5550 0000', opening_hours }),
    place(4, 'Fourth Street Class', { languages: 'Italian', accessibility: 'No steps' }),
    place(5, 'Fifth Street Class', {}),
  ],
});
const tuesday = new Date('2026-11-24T10:00:00+11:00');

const meta: Meta<typeof ServicesPage> = {
  title: 'Screens/WantedServices',
  component: ServicesPage,
  parameters: {
    layout: 'fullscreen',
    ...onScreen({ ports: () => ({ places, clock: createMemoryClock(tuesday) }) }),
  },
  decorators: [screen],
  globals: { role: 'user' },
};
export default meta;
type Story = StoryObj<typeof ServicesPage>;

/** Only places that say so; those that do not say are counted, and shown when asked for. */
export const StepFreeAndGreek: Story = {
  play: async ({ canvas, userEvent }) => {
    const stepFree = await canvas.findByRole('button', { name: 'Step-free', pressed: false });
    stepFree.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: '2 places: step-free' });
    await expect(canvas.getByRole('button', { name: 'Step-free', pressed: true })).toHaveFocus();
    const speaks = canvas.getByRole('combobox', { name: 'Speaks' });
    await userEvent.selectOptions(speaks, 'Greek');
    await canvas.findByRole('heading', { name: '1 place: step-free, Greek spoken' });
    canvas.getByRole('button', { name: 'Open now' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: '1 place: step-free, Greek spoken, open now' });
    const more = canvas.getByRole('button', { name: 'Show them too' });
    await expect(more).toHaveAccessibleDescription('1 more place does not say if it is step-free.');
    more.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: '2 places: step-free or not known, Greek spoken, open now' });
    await expect(canvas.getByRole('link', { name: 'Call 03 5550 0000, Third Street Class' })).toBeVisible();
    await userEvent.selectOptions(speaks, 'Any language');
    await canvas.findByRole('heading', { name: '2 places: step-free or not known, open now' });
  },
};

/** The list says why it is empty, and each wish can be given up. */
export const NothingLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Free' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: '1 place: free' });
    canvas.getByRole('button', { name: 'Step-free' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('We know of no such place with all of this: free, step-free.');
    canvas.getByRole('button', { name: 'Show places with steps too' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: '1 place: free' })).toHaveFocus();
  },
};
