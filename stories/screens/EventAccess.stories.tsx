import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, within } from 'storybook/test';
import type { EventAccess } from '@/shared/domain/events/access/eventAccess';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { noEvents } from '@/shared/domain/events/eventFilters';
import { EventsPage } from '@/src/features/events/EventsPage';
import { seedEvents } from '@/shared/seeds/events';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';

const on = '2026-03-03';
const answers: Partial<Record<number, EventAccess>> = {
  1: {
    stepFree: { is: 'yes', on },
    toilet: { is: 'yes', on },
    hearingLoop: { is: 'no', on },
    transport: 'Tram 96 stops at the door.',
    cost: 'Free',
    contact: '03 9123 4567',
  },
  3: { stepFree: { is: 'no', on }, captions: { is: 'yes', on } },
  6: { stepFree: { is: 'yes', on }, contact: 'walks@example.org' },
};

const withAnswers = (contact?: string) =>
  seedEvents(storyDay).map((event): CommunityEvent => {
    const known = answers[event.id];
    const access = known && contact ? { ...known, contact } : known;
    return access ? { ...event, access } : event;
  });

const at = (address: string, contact?: string) =>
  onScreen({ address, ports: () => ({ records: createSampleRecords({ events: withAnswers(contact) }) }) });

const meta: Meta<typeof EventsPage> = {
  title: 'Screens/EventAccess',
  component: EventsPage,
  parameters: { layout: 'fullscreen', ...at('/events') },
  globals: { role: 'user' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof EventsPage>;

/** Only events with a step-free way in, by keyboard; those that do not say are counted, and the focus stays. */
export const StepFreeOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('button', { name: 'Only with a step-free way in' });
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
    filter.focus();
    await userEvent.keyboard('{Enter}');
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(filter).toHaveFocus();
    await expect(canvas.getByText('2 events with a step-free way in, soonest first')).toBeVisible();
    await expect(canvas.getByText('3 more do not say.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fitness (1)' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByText('Step-free way in, accessible toilet')).toBeVisible();
    await expect(canvas.getByText('No hearing loop')).toBeVisible();
  },
};

/** No event of a category says yes: one button leads back to all events. */
export const NoneStepFree: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Only with a step-free way in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Educational (0)' }));
    await expect(canvas.getByText(noEvents)).toBeVisible();
    canvas.getByRole('button', { name: 'Show all events' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('6 events, soonest first')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Only with a step-free way in' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

/** One event alone says all of it, with the day of each check and whom to ask. */
export const Details: Story = {
  parameters: at('/events?item=1'),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'How to get in and take part' }));
    await expect(section.getAllByText('Checked on 3 March 2026')).toHaveLength(3);
    const [call] = section.getAllByRole('link', { name: 'call 03 9123 4567' });
    await expect(call).toHaveAttribute('href', 'tel:0391234567');
    await userEvent.tab();
    await expect(section.getByText('Tram 96 stops at the door.')).toBeVisible();
  },
};

/** Whom to ask has two numbers and a note: each number calls by itself. */
export const TwoNumbers: Story = {
  parameters: at('/events?item=1', '03 9123 4567 ext 5 or 13 YARN (ask for Mary)'),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'How to get in and take part' }));
    const [call] = section.getAllByRole('link', { name: 'call 03 9123 4567 extension 5' });
    await expect(call).toHaveAttribute('href', 'tel:0391234567,5');
    const [letters] = section.getAllByRole('link', { name: '13 YARN (13 92 76)' });
    await expect(letters).toHaveAttribute('href', 'tel:139276');
    await expect(section.getByText('Contact').nextElementSibling).toHaveTextContent(
      '03 9123 4567 extension 5 or 13 YARN (13 92 76) (ask for Mary)',
    );
  },
};

/** Letters that are no phone number are refused in a sentence, and takes the focus. */
export const LettersInPhone: Story = {
  globals: { role: 'healthcare' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Free Blood Pressure Check' }));
    const dialog = within(await page.findByRole('dialog'));
    const contact = dialog.getByLabelText('Contact');
    await userEvent.clear(contact);
    await userEvent.type(contact, '03 9123 TEAS{Enter}');
    await expect(await dialog.findByText(/^Enter a phone number like 03 9123 4567 or/)).toBeVisible();
    await expect(contact).toHaveFocus();
    await expect(contact).toHaveAttribute('aria-invalid', 'true');
  },
};
