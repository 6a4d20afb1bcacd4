import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page } from 'storybook/test';
import { createMemoryAuditTrail, type MemoryAuditTrailOptions } from '../../src/adapters/memory/auditTrail';
import { createMemoryOutbox, type MemoryOutboxOptions } from '../../src/adapters/memory/outbox';
import { AdminRecordsPage } from '../../src/features/admin/AdminRecordsPage';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

const date = '2026-11-21T09:00:00.000Z';
const mail = {
  date,
  from: 'no-reply@localhost',
  to: 'margaret@example.org',
  subject: 'Walk on Monday',
  text: 'Walk at 10.',
  attachments: [{ filename: 'users.csv', bytes: 1200 }],
};
const entries = [
  { from: date, to: date, who: 'admin@example.org', what: 'email-sent', count: 7 },
  { from: date, to: date, who: 'admin@example.org', what: 'users-deleted', count: 1 },
] as const;

const given = (options: MemoryAuditTrailOptions & MemoryOutboxOptions) =>
  onScreen({
    ports: () => {
      const auditTrail = createMemoryAuditTrail(options);
      const outbox = createMemoryOutbox(options);
      return { auditTrail: async () => auditTrail, outbox: async () => outbox };
    },
  });

const meta: Meta<typeof AdminRecordsPage> = {
  title: 'Screens/AdminRecords',
  component: AdminRecordsPage,
  parameters: { layout: 'fullscreen', ...given({ entries, mails: new Map([['one.eml', mail]]) }) },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof AdminRecordsPage>;

/** An email is read in a window, and the focus comes back. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Emails sent');
    const read = await canvas.findByRole('button', { name: 'Read Walk on Monday, to margaret@example.org' });
    read.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Walk at 10.');
    await expect(page.getByText('users.csv, 1 kB')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(read).toHaveFocus();
  },
};

/** The link in a mail for a new password is for one person: of such a mail only the time is shown. */
export const PrivateLink: Story = {
  parameters: given({ entries, mails: new Map([['one.eml', mail]]), privateMails: [date] }),
  play: async ({ canvas }) => {
    await canvas.findByText('An email with a private link');
    await expect(canvas.getByText('Not shown')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Read/ })).toHaveLength(1);
  },
};

export const Empty: Story = {
  parameters: given({}),
  play: async ({ canvas }) => {
    await canvas.findByText('No emails.');
    await canvas.findByText('No entries.');
  },
};

/** A mail server is set. */
export const Sent: Story = {
  parameters: given({ mails: null }),
  play: async ({ canvas }) => {
    await canvas.findByText('Emails go to the mail server and are not kept here.');
  },
};

export const Failed: Story = {
  parameters: given({ refusal: () => 'unreachable' }),
  play: async ({ canvas }) => {
    await canvas.findByText('The emails could not be loaded.');
    await canvas.findByText('The entries could not be loaded.');
  },
};

export const HighContrast: Story = situations.highContrast;
export const LargeText: Story = situations.largeText;
export const HighContrastLargeText: Story = situations.highContrastLargeText;
export const RightToLeft: Story = situations.rightToLeft;
export const Narrow: Story = situations.narrow;
export const NarrowLargeText: Story = situations.narrowLargeText;
