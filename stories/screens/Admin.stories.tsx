import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { createMemoryAuditTrail } from '@/src/adapters/memory/auditTrail';
import { createMemoryBackups } from '@/src/adapters/memory/backups';
import { createMemoryOutbox } from '@/src/adapters/memory/outbox';
import { createMemoryMailer } from '@/src/adapters/memory/mailer';
import { createMemoryBulkEmailRuns } from '@/src/adapters/memory/bulkEmailRuns';
import type { BackupState } from '@/shared/domain/admin/backup';
import type { Delivery } from '@/shared/domain/bulkEmail/sendBulkEmail';
import { bulkCompleted, noRecipients } from '@/shared/domain/bulkEmail/email';
import { AdminPage } from '@/src/features/admin/AdminPage';
import { CollectionError } from '@/src/ports/collection';
import { createSampleRecords, onScreen, screen, stoppedClock } from '../support/screens';
import * as situations from '../support/situations';

/** What administrators work with, where each mail ends in the way given. */
const adminPorts = (deliver?: (to: string) => Delivery | Promise<Delivery>, backups?: BackupState) => () => {
  const mailer = createMemoryMailer(deliver && (({ body }) => deliver(body.to)));
  const mailRuns = createMemoryBulkEmailRuns();
  const auditTrail = createMemoryAuditTrail();
  return {
    clock: stoppedClock(),
    mailer: async () => mailer,
    mailRuns: async () => mailRuns,
    auditTrail: async () => auditTrail,
    backups: async () => createMemoryBackups(backups),
    saveFile: async () => () => undefined,
    printTable: async () => () => undefined,
  };
};

const meta: Meta<typeof AdminPage> = {
  title: 'Screens/Admin',
  component: AdminPage,
  globals: { role: 'admin' },
  parameters: { layout: 'fullscreen', ...onScreen({ ports: adminPorts() }) },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof AdminPage>;
type Play = NonNullable<Story['play']>;

/** Selects all users and writes to them, by keyboard. */
const sendToAll: Play = async ({ canvas, userEvent }) => {
  (await canvas.findByRole('checkbox', { name: 'Select all 7 users on this page' })).focus();
  await userEvent.keyboard(' ');
  (await canvas.findByRole('button', { name: 'Email 7 users' })).focus();
  await userEvent.keyboard('{Enter}');
  const message = await page.findByLabelText('Message');
  await userEvent.type(message, 'Walk at 10.');
  page.getByRole('button', { name: 'Preview' }).focus();
  await userEvent.keyboard('{Enter}');
  await page.findByText(/It goes to 7 users/);
  page.getByRole('button', { name: 'Send to 7 users' }).focus();
  await userEvent.keyboard('{Enter}');
};

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Users' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Resources' })).toBeVisible();
    await expect(canvas.getAllByText('Example figure')).toHaveLength(4);
  },
};

/** The last backup is old, and the next one failed. */
export const BackupTrouble: Story = {
  parameters: onScreen({
    ports: adminPorts(undefined, { kept: true, last: '2026-11-02T00:00:00.000Z', failed: true }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The last backup was made \d+ days ago\. The next one could not be made\./),
    ).toBeVisible();
  },
};

/** The lists are on their way. */
export const Loading: Story = {
  parameters: onScreen({
    ports: () => ({ ...adminPorts()(), collections: () => new Promise(() => {}) }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading users and resources…');
  },
};

/** The lists cannot be read. */
export const Failed: Story = {
  parameters: onScreen({
    ports: () => ({ ...adminPorts()(), collections: () => Promise.reject(new Error('seeded')) }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The users could not be loaded.');
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

/** No users and no resources. */
export const Empty: Story = {
  parameters: onScreen({
    ports: () => {
      return { ...adminPorts()(), records: createSampleRecords({ users: [], resources: [] }) };
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('0')).toHaveLength(4);
  },
};

const many = Array.from({ length: 30 }, (_, at) => ({
  id: `p${at + 1}`,
  username: `p${at + 1}@example.org`,
  email: `p${at + 1}@example.org`,
  role: 'user' as const,
  token: '',
  lastLogin: '',
}));
const stopped = [
  {
    email: 'p2@example.org',
    why: 'returned',
    since: '2026-05-03T02:00:00.000Z',
    reason: 'This mailbox is full.',
  },
  { email: 'p3@example.org', why: 'unsubscribed', since: '2026-05-04T02:00:00.000Z', reason: '' },
] as const;

/** Among many, the form lists who was chosen by name; the table and the form say from whom mail came back. */
export const ChosenByName: Story = {
  parameters: onScreen({
    ports: () => {
      const records = createSampleRecords({ users: many });
      const outbox = createMemoryOutbox({ stopped });
      return { ...adminPorts()(), records, outbox: async () => outbox };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('p2@example.org. Mail came back on 3 May 2026')).toBeVisible();
    (await canvas.findByRole('checkbox', { name: 'Select all 10 users on this page' })).focus();
    await userEvent.keyboard(' ');
    (await canvas.findByRole('button', { name: 'Email 10 users' })).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('10 of 30 users chosen.');
    const list = within(page.getByRole('list', { name: 'Chosen:' }));
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'p1@example.org',
      'p2@example.org. Mail came back on 3 May 2026',
      'p3@example.org. Asked for no more emails on 4 May 2026',
      ...Array.from({ length: 7 }, (_, at) => `p${at + 4}@example.org`),
    ]);
    await expect(
      page.getByRole('checkbox', { name: 'p2@example.org. Mail came back on 3 May 2026' }),
    ).toBeChecked();
    page.getByRole('button', { name: 'Choose all 30' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(list.getAllByRole('listitem')).toHaveLength(20);
    const all = page.getByRole('button', { name: 'Show all 30 who are chosen' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await expect(all).toHaveFocus();
    await expect(list.getAllByRole('listitem')).toHaveLength(30);
  },
};

/** A storage that is full keeps the form open, with what was typed. */
export const NoRoom: Story = {
  parameters: onScreen({
    ports: () => {
      const { collections } = createSampleRecords();
      const users = async () => ({
        ...(await collections.users()),
        put: () => Promise.reject(new CollectionError('full')),
      });
      return { ...adminPorts()(), collections: async () => ({ ...collections, users }) };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Edit tom@example.org' })).focus();
    await userEvent.keyboard('{Enter}');
    const email = await page.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'thomas@example.org{Enter}');
    await page.findByText(/^There is no room left in this browser, so nothing was saved\./);
    await expect(email).toHaveValue('thomas@example.org');
  },
};

export const NobodyChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, button] = await canvas.findAllByRole('button', { name: 'Email the export' });
    button!.focus();
    await userEvent.keyboard('{Enter}');
    (await page.findByRole('button', { name: 'Preview' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect((await page.findAllByText(noRecipients))[0]).toBeVisible();
    await expect(page.getByRole('group', { name: 'Send to' })).toHaveFocus();
  },
};

/** Three have it, the fourth is under way. */
export const Sending: Story = {
  parameters: onScreen({
    ports: adminPorts((to) =>
      to.startsWith('margaret') ? new Promise(() => {}) : { outcome: 'sent', messageId: '1' },
    ),
  }),
  play: async (context) => {
    await sendToAll(context);
    await page.findByText('3 of 7 done');
    page.getByRole('button', { name: 'Stop sending' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await page.findByRole('button', { name: 'Stopping…' });
  },
};

/** The server asks to wait. */
export const Waiting: Story = {
  parameters: onScreen({ ports: adminPorts(() => ({ outcome: 'wait', seconds: 540 })) }),
  play: async (context) => {
    await sendToAll(context);
    await expect(
      (await page.findAllByText('The server asks to wait 9 minutes. Sending goes on by itself.'))[0],
    ).toBeVisible();
    // Nobody has to wait for the end of the wait.
    page.getByRole('button', { name: 'Stop sending' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await page.findByText('Failed to send emails. Please try again.');
  },
};

/** One is tried again by the server: it is no failure, and nobody is asked to try it again. */
export const SomeLater: Story = {
  parameters: onScreen({
    ports: adminPorts((to) =>
      to.startsWith('george')
        ? { outcome: 'later', text: 'The mail server of this person asks us to wait.' }
        : { outcome: 'sent', messageId: '1' },
    ),
  }),
  play: async (context) => {
    await sendToAll(context);
    const done = await page.findByRole('group', {
      name: `${bulkCompleted} 6 sent, 1 tried again later`,
    });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(page.getByRole('heading', { name: 'Tried again later' })).toBeVisible();
    await expect(page.getByText('The mail server of this person asks us to wait.')).toBeVisible();
    await expect(page.queryByRole('button', { name: /again$/ })).toBeNull();
  },
};

/** Sent, not sent and perhaps sent. */
export const SomeNotSent: Story = {
  parameters: onScreen({
    ports: adminPorts((to) => {
      if (to.startsWith('george')) return { outcome: 'not-sent', text: 'This mailbox is full.' };
      if (to.startsWith('nina')) return { outcome: 'unknown', text: 'It may have been sent.' };
      return { outcome: 'sent', messageId: '1' };
    }),
  }),
  play: async (context) => {
    await sendToAll(context);
    await page.findByText(bulkCompleted);
    await page.findByText('5 sent, 1 not sent, 1 may have been sent');
    await expect(page.getByRole('button', { name: 'Try this one again' })).toBeVisible();
  },
};

/** Perhaps sent is not surely sent. */
export const NoneSurelySent: Story = {
  parameters: onScreen({
    ports: adminPorts((to) =>
      to.startsWith('george')
        ? { outcome: 'not-sent', text: 'This mailbox is full.' }
        : { outcome: 'unknown', text: 'It may have been sent.' },
    ),
  }),
  play: async (context) => {
    await sendToAll(context);
    await page.findByText('Failed to send emails. Please try again.');
    await page.findByText('0 sent, 1 not sent, 6 may have been sent');
    await expect(page.queryByText(bulkCompleted)).toBe(null);
    await expect(page.getByRole('button', { name: 'Try this one again' })).toBeVisible();
  },
};

/** After a reload: a mailing that was too large to be kept has its results, and no way to be tried again. */
export const TooLargeToKeep: Story = {
  parameters: onScreen({
    ports: () => {
      const mailRuns = createMemoryBulkEmailRuns({
        id: 'large',
        owner: 'admin@example.org',
        mailing: null,
        pace: 'one-by-one',
        round: 1,
        results: [
          { email: 'margaret@example.org', outcome: 'sent' },
          { email: 'george@example.org', outcome: 'not-sent', text: 'This mailbox is full.' },
        ],
      });
      return { ...adminPorts()(), mailRuns: async () => mailRuns };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Show the results' })).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('This mailbox is full.');
    await expect(page.getByText(/^The email itself was too large to be kept\./)).toBeVisible();
    await expect(page.queryByRole('button', { name: /again$/ })).toBeNull();
  },
};

/** A mailing for which there is no room: it can be tried again until the page is closed. */
export const TooLargeForLater: Story = {
  parameters: onScreen({
    ports: () => {
      const mailRuns = { ...createMemoryBulkEmailRuns(), save: () => 'results' as const };
      const refuse = adminPorts(() => ({ outcome: 'not-sent', text: 'This mailbox is full.' }));
      return { ...refuse(), mailRuns: async () => mailRuns };
    },
  }),
  play: async (context) => {
    await sendToAll(context);
    await page.findByText(
      'This email is too large to be kept. Try again before you close this page or load it again.',
    );
    await expect(page.getByRole('button', { name: 'Try the 7 again' })).toBeVisible();
  },
};

/** One of several that is refused does not keep the others: the message names it and says why. */
export const PartlyDeleted: Story = {
  parameters: onScreen({
    ports: () => {
      const { collections } = createSampleRecords();
      const users = async () => {
        const list = await collections.users();
        const remove: typeof list.remove = async (id) => {
          if ((await list.get(id))?.email === 'nina@example.org') throw new CollectionError('permission');
          return list.remove(id);
        };
        return { ...list, remove };
      };
      return { ...adminPorts()(), collections: async () => ({ ...collections, users }) };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    for (const email of ['nina@example.org', 'tom@example.org', 'george@example.org']) {
      (await canvas.findByRole('checkbox', { name: `Select ${email}` })).focus();
      await userEvent.keyboard(' ');
    }
    canvas.getByRole('button', { name: /^Delete 3/ }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('alertdialog');
    await userEvent.keyboard('{Tab}{Enter}');
    const said =
      'Deleted: 2 users. 1 could not be deleted: nina@example.org. You are not allowed to change this, so nothing was saved.';
    await waitFor(() => expect(canvas.getByRole('group', { name: said })).toHaveFocus());
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('rowheader', { name: 'tom@example.org' });
  },
};

// Its globals take the place of the file's.
export const RightToLeft: Story = { globals: { role: 'admin', ...situations.rightToLeft.globals } };

/** Whose address is not confirmed is said behind it; a role that is refused for that says why, and the form stays open. */
export const NotConfirmed: Story = {
  parameters: onScreen({
    ports: () => {
      const collections = createSampleRecords().collections;
      const users = async () => {
        const inner = await collections.users();
        const list: typeof inner = {
          ...inner,
          list: async () =>
            (await inner.list()).map((user) =>
              user.email === 'nina@example.org' ? { ...user, addressProved: false } : user,
            ),
          put: () =>
            Promise.reject(new CollectionError('unreachable', { text: 'Ask them to confirm it first.' })),
        };
        return list;
      };
      return {
        ...adminPorts()(),
        settings: { data: 'server' },
        collections: async () => ({ ...collections, users }),
      };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'nina@example.org (not confirmed)' });
    await canvas.findByRole('rowheader', { name: 'george@example.org' });
    canvas.getByRole('button', { name: 'Edit nina@example.org' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(await page.findByLabelText('Role'), 'healthcare');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await page.findByText('Ask them to confirm it first.');
  },
};

/** On the product's own server the rows are accounts: whoever deletes one is asked so, and cannot undo it. */
export const AccountDeleted: Story = {
  parameters: onScreen({ ports: () => ({ ...adminPorts()(), settings: { data: 'server' } }) }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Delete nina@example.org' })).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText(/^This deletes the account, with its ratings, .*It cannot be undone\.$/);
    await userEvent.keyboard('{Tab}{Enter}');
    const message = await canvas.findByRole('group', { name: 'Deleted nina@example.org.' });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
