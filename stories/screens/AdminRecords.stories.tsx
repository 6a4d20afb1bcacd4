import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, waitFor, within } from 'storybook/test';
import { createMemoryAuditTrail, type MemoryAuditTrailOptions } from '@/src/adapters/memory/auditTrail';
import { createMemoryOutbox, type MemoryOutboxOptions } from '@/src/adapters/memory/outbox';
import { AdminRecordsPage } from '@/src/features/admin/AdminRecordsPage';
import type { UndeliveredMail } from '@/src/ports/outbox';
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

const undelivered: readonly UndeliveredMail[] = [
  {
    id: 1,
    to: 'margaret@example.org',
    subject: 'You have a place at Walking Group',
    state: 'uncertain',
    trouble: 'The server stopped in the middle. It may have been sent.',
    date,
  },
  {
    id: 2,
    to: 'george@example.org',
    subject: 'Cancelled: Walking Group',
    state: 'failed',
    trouble: 'This mailbox is full.',
    date,
  },
];
const sendAgain = fn(async () => undefined);
const leave = fn(async () => undefined);

/** Where data is shared: one email is sent again, the other is left. The focus stays with the table. */
export const Undelivered: Story = {
  parameters: onScreen({
    ports: () => {
      sendAgain.mockClear();
      leave.mockClear();
      const auditTrail = createMemoryAuditTrail({ entries });
      const outbox = createMemoryOutbox({
        mails: null,
        undelivered: { list: async () => undelivered, sendAgain, leave },
      });
      return {
        settings: { data: 'server' as const },
        auditTrail: async () => auditTrail,
        outbox: async () => outbox,
      };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Emails that may not have arrived' }));
    await region.findByText('2 emails. Page 1 of 1.');
    region
      .getByRole('button', { name: 'Send again: You have a place at Walking Group, to margaret@example.org' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await region.findByText('You have a place at Walking Group: It is being sent again.');
    await expect(sendAgain).toHaveBeenCalledWith(1);
    await waitFor(() => expect(region.getByText('1 email. Page 1 of 1.')).toHaveFocus());
    region.getByRole('button', { name: 'Leave it: Cancelled: Walking Group, to george@example.org' }).focus();
    await userEvent.keyboard('{Enter}');
    await region.findByText('No emails.');
    await expect(leave).toHaveBeenCalledWith(2);
  },
};

const since = '2026-05-03T02:00:00.000Z';

/** An administrator allows an address again from which mail came back; who asked for no more emails decides alone. */
export const StoppedAddresses: Story = {
  parameters: given({
    entries,
    stopped: [
      { email: 'nina@example.org', why: 'returned', since, reason: 'This mailbox is full.' },
      { email: 'tom@example.org', why: 'unsubscribed', since, reason: '' },
      { email: 'ray@example.org', why: 'taken-off', since, reason: '' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Addresses that get no bulk email' }));
    await region.findByText('3 addresses. Page 1 of 1.');
    await expect(region.getByText('Mail came back on 3 May 2026. This mailbox is full.')).toBeVisible();
    await expect(region.getByText('Asked for no more emails on 3 May 2026')).toBeVisible();
    await expect(region.getByText('Taken off by whoever runs this site')).toBeVisible();
    const [allow, ...others] = region.getAllByRole('button', { name: /^Allow mail again/ });
    await expect(others).toEqual([]);
    await expect(allow).toHaveAccessibleName('Allow mail again: nina@example.org');
    allow!.focus();
    await userEvent.keyboard('{Enter}');
    await region.findByText('Mail goes to nina@example.org again.');
    await waitFor(() => expect(region.getByText('2 addresses. Page 1 of 1.')).toHaveFocus());
  },
};

const change = { from: date, to: date, what: 'role-changed', count: 1 } as const;

/** Who changed whose role, also where it was a command on the server. */
export const Roles: Story = {
  parameters: given({
    entries: [
      { ...change, who: 'admin@example.org', whom: 'bob@example.org', was: 'user', role: 'admin' },
      { ...change, who: '', whom: 'grace@example.org', was: 'user', role: 'healthcare' },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findByText('Changed bob@example.org from User to Administrator')).closest('tr'),
    ).toHaveTextContent('admin@example.org');
    await expect(
      canvas.getByText('Changed grace@example.org from User to Healthcare worker').closest('tr'),
    ).toHaveTextContent('An operator on the server');
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

export const RightToLeft: Story = situations.rightToLeft;
