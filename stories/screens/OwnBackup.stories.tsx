import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as shown, waitFor } from 'storybook/test';
import { createMemoryPersistence } from '@/src/adapters/memory/persistence';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import type { Keeping } from '@/shared/domain/ownBackup/keeping';
import { OwnBackupSection } from '@/src/features/profile/OwnBackupSection';
import type { CollectionErrorCode } from '@/src/ports/collection';
import { useUser } from '@/src/ports/ports';
import { createSampleRecords, onScreen, screen, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const saved = fn();

/** The section of whoever is logged in. */
function OwnBackup() {
  const user = useUser();
  return user && <OwnBackupSection user={user} batch={(work) => work()} />;
}

interface Browser {
  /** Why nothing more can be written. */
  refuse?: CollectionErrorCode;
  /** What it answers when it is asked to keep the data. */
  answer?: Keeping;
}

/** A browser with the sample person's appointments. */
const withBrowser = ({ refuse, answer }: Browser = {}) =>
  onScreen({
    address: '/profile',
    ports: () => {
      const records = createSampleRecords({ refuse: () => refuse ?? null });
      const ownBackup = records.openOwnBackup(createMemoryClock(storyDay));
      const persistence = createMemoryPersistence('may-delete', answer);
      return {
        saveFile: async () => saved,
        deviceData: async () => ({
          clear: () => undefined,
          removeTraces: async () => undefined,
          persistence: async () => persistence,
          ownBackup: async () => ownBackup,
        }),
      };
    },
  });

const meta: Meta<typeof OwnBackup> = {
  title: 'Screens/A backup of my data',
  component: OwnBackup,
  globals: { role: 'user' },
  parameters: { layout: 'padded', ...withBrowser() },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof OwnBackup>;
type Play = NonNullable<Story['play']>;

const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };

const visit = {
  id: '77',
  title: 'Podiatrist',
  start: '2026-12-26T22:30:00.000Z',
  end: '2026-12-26T23:00:00.000Z',
};
const file = (more: object = {}) => {
  const whole = {
    format: 'age-better-own-backup',
    version: 1,
    person: 'margaret@example.org',
    appointments: [visit],
    ratings: [],
    places: [],
    saved: [],
    choices: {},
    ...more,
  };
  return new File([JSON.stringify(whole)], 'my-backup.json', { type: 'application/json' });
};

/** Chooses a file. @param chosen the backup of the person, unless it is another. */
const choose =
  (chosen: () => File = file): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('File with my backup'), chosen());
  };

/** Chooses a file and agrees to what it brings. */
const bringIn: Play = async (context) => {
  await choose()(context);
  const agree = await shown.findByRole('button', { name: 'Bring it in' });
  agree.focus();
  await context.userEvent.keyboard('{Enter}');
};

const remind = 'This is my own device. Remind me to save a backup every 14 days';

/** What it is about, before anything was done. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: remind })).not.toBeChecked();
    await expect(canvas.getByText('You have not saved a backup in this browser yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask this browser to keep my data' })).toBeNull();
  },
};

/** One press saves one file, and the day of it stays on the page. */
export const Saved: Story = {
  play: async (context) => {
    saved.mockClear();
    await press('Save a backup')(context);
    await context.canvas.findByText(/^Your backup is saved: 8 appointments and 2 ratings\./);
    await expect(saved).toHaveBeenCalledWith({
      name: 'my-backup_20261124.json',
      type: 'application/json;charset=utf-8',
      text: expect.stringContaining('"format": "age-better-own-backup"') as string,
    });
    await expect(
      context.canvas.getByText('Your last backup here: Tuesday 24 November 2026, 10:00 am.'),
    ).toBeVisible();
  },
};

/** Nothing is written before the person agrees. */
export const Asked: Story = {
  play: async (context) => {
    await choose()(context);
    await shown.findByRole('alertdialog', { name: 'Bring in 1 appointment?' });
  },
};

/** What came in can be taken out again; the focus then is on the button beside it. */
export const BroughtIn: Story = {
  play: async (context) => {
    await bringIn(context);
    await context.canvas.findByRole('group', { name: 'Brought in: 1 appointment.' });
    await press('Undo')(context);
    await context.canvas.findByText('Undone. What the backup brought is taken out again.');
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Bring my backup in' })).toHaveFocus(),
    );
  },
};

/** What cannot come is named before and after, with the reason, and what can come does. */
export const PartlyBroughtIn: Story = {
  play: async (context) => {
    const rating = { resourceId: 4711, title: 'Knitting', rating: 5, timestamp: storyDay.toISOString() };
    await choose(() => file({ ratings: [rating], saved: [{ title: 'Clinic' }] }))(context);
    const question = await shown.findByRole('alertdialog', { name: 'Bring in 1 appointment?' });
    await expect(question).toHaveTextContent(
      '1 entry cannot come: your rating of Knitting. What it is about is not here. 1 entry cannot come: Clinic. Its entry in the file is damaged.',
    );
    (await shown.findByRole('button', { name: 'Bring it in' })).focus();
    await context.userEvent.keyboard('{Enter}');
    const report =
      'Brought in: 1 appointment. 1 entry stayed out: your rating of Knitting. What it is about is not here. 1 entry stayed out: Clinic. Its entry in the file is damaged.';
    await context.canvas.findByRole('group', { name: report });
    await shown.findByText(`${report} You can undo this.`, { selector: '[aria-live=polite] *' });
  },
};

/** Nothing comes in half. */
export const NoRoom: Story = {
  parameters: withBrowser({ refuse: 'full' }),
  play: async (context) => {
    await bringIn(context);
    await context.canvas.findByText(/^There is no room left in this browser, so nothing was saved\./);
  },
};

/** A file of a later version, and one of somebody else. */
export const Refused: Story = {
  play: async (context) => {
    await choose(() => file({ version: 2 }))(context);
    await context.canvas.findByText(/^This backup is from a newer version of this site\./);
    await choose(() => file({ person: 'george@example.org' }))(context);
    await context.canvas.findByText(/^This backup belongs to another account\./);
  },
};

/** On one's own device the browser is asked to keep the data, and what it says is told. */
export const Promised: Story = {
  play: async (context) => {
    (await context.canvas.findByRole('checkbox', { name: remind })).focus();
    await context.userEvent.keyboard(' ');
    await context.canvas.findByText('This browser may delete your data when it needs room.');
    await press('Ask this browser to keep my data')(context);
    await context.canvas.findByText('This browser has promised to keep your data.');
    await expect(context.canvas.getByRole('heading', { name: 'A backup of my data' })).toHaveFocus();
  },
};

/** A browser that does not promise it. */
export const NotPromised: Story = {
  parameters: withBrowser({ answer: 'may-delete' }),
  play: async (context) => {
    (await context.canvas.findByRole('checkbox', { name: remind })).focus();
    await context.userEvent.keyboard(' ');
    await press('Ask this browser to keep my data')(context);
    await context.canvas.findByText('This browser did not promise it. Save a backup now and then.');
  },
};

export const RightToLeft: Story = situations.rightToLeft;
