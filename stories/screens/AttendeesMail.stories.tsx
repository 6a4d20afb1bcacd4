import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { createMemoryBulkEmailRuns } from '@/src/adapters/memory/bulkEmailRuns';
import { createMemoryMailer } from '@/src/adapters/memory/mailer';
import type { Attendee } from '@/shared/domain/events/attendees';
import { EventsPage } from '@/src/features/events/EventsPage';
import { seedEvents } from '@/shared/seeds/events';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';

const event = seedEvents(storyDay).find(({ title }) => title === 'Walking Group')!;
const name = `Who is coming to ${event.title}`;

/** Twelve people with a place and two who wait. */
const people: readonly Attendee[] = Array.from({ length: 14 }, (_, at) => ({
  email: `person${at + 1}@example.org`,
  position: at < 12 ? null : at - 11,
  since: new Date(Date.UTC(2026, 10, 1 + at, 0, 30)).toISOString(),
}));

let mailer = createMemoryMailer();

function ports() {
  const records = createSampleRecords();
  const registrations = { ...records.registrations, attendees: async () => people };
  // One address takes no email.
  mailer = createMemoryMailer(({ body }) =>
    body.to === 'person3@example.org'
      ? { outcome: 'not-sent', text: 'This person is not coming any more.' }
      : { outcome: 'sent', messageId: '' },
  );
  const mailRuns = createMemoryBulkEmailRuns();
  return {
    can: { waitingLists: true },
    mailer: async () => mailer,
    mailRuns: async () => mailRuns,
    records,
    registrations: async () => registrations,
  };
}

const meta: Meta<typeof EventsPage> = {
  title: 'Screens/Write to who is coming',
  component: EventsPage,
  parameters: { layout: 'fullscreen', ...onScreen({ ports, address: `/events?item=${event.id}` }) },
  globals: { role: 'healthcare' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof EventsPage>;

/** One email to all who have a place, by keyboard; who waits is offered and not chosen. The results name who did not get it. */
export const WriteToAll: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await page.findByRole('dialog', { name }));
    const write = await list.findByRole('button', { name: 'Write to all who come' });
    write.focus();
    await userEvent.keyboard('{Enter}');
    const form = within(
      await page.findByRole('dialog', { name: `Write to those who come to ${event.title}` }),
    );
    await expect(form.getByText('12 of 14 people chosen.')).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'person13@example.org' })).not.toBeChecked();
    await expect(form.getByLabelText('Subject')).toHaveValue(event.title);
    form.getByLabelText('Message').focus();
    await userEvent.keyboard('Bring a hat.');
    form.getByRole('button', { name: 'Preview' }).focus();
    await userEvent.keyboard('{Enter}');
    (await page.findByRole('button', { name: 'Send to 12 people' })).focus();
    await userEvent.keyboard('{Enter}');
    const done = await page.findByRole('group', { name: /^Bulk email operation completed\./ });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(done).toHaveTextContent('11 sent');
    await expect(page.getByText('This person is not coming any more.')).toBeVisible();
    await expect(mailer.sent).toHaveLength(11);
    await expect(mailer.sent[0]).toEqual({
      kind: 'event',
      eventId: event.id,
      body: { to: 'person1@example.org', subject: event.title, text: 'Bring a hat.' },
    });
    page.getByRole('button', { name: 'Done' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveFocus());
  },
};
