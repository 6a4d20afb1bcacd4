import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor } from 'storybook/test';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import { createMemoryRecords } from '@/src/adapters/memory/records';
import { beyondLimits } from '@/shared/domain/auth/accountLimits';
import { ProfilePage } from '@/src/features/profile/ProfilePage';
import { CollectionError } from '@/src/ports/collection';
import type { Collections } from '@/src/ports/collections';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

/** In the viewer's time zone: the report names local dates. */
const storyDay = new Date(2026, 10, 24, 9, 40);

/** An account that has no room left in November. */
const fullNovember = () =>
  onScreen({
    address: '/profile',
    ports: () => {
      const appointments = createMemoryRecords().collections.appointments;
      const { put } = appointments;
      appointments.put = async (record, condition) => {
        if (new Date(record.start).getMonth() === 10) throw new CollectionError('limit');
        return put(record, condition);
      };
      const collections = Promise.resolve({ appointments } as unknown as Collections);
      return { clock: createMemoryClock(storyDay), collections: () => collections };
    },
  });

const meta: Meta<typeof ProfilePage> = {
  title: 'Screens/Import appointments',
  component: ProfilePage,
  globals: { role: 'user' },
  parameters: { layout: 'fullscreen', ...fullNovember() },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof ProfilePage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const entry = (uid: string, title: string, rest: string) =>
  `BEGIN:VEVENT\nUID:${uid}\nSUMMARY:${title}\n${rest}\nDURATION:PT30M\nEND:VEVENT\n`;
const tablets = entry('tablets', 'Tablets', 'DTSTART:20261128T080000\nRRULE:FREQ=DAILY;COUNT=7');
const visits = ['Dentist', 'Eye test', 'Physio', 'Choir', 'Podiatrist']
  .map((title, index) => entry(`visit${index}`, title, `DTSTART:2026112${index + 5}T140000`))
  .join('');

async function choose({ canvas, userEvent }: Context, entries: string) {
  const text = `BEGIN:VCALENDAR\n${entries}END:VCALENDAR\n`;
  await userEvent.upload(
    await canvas.findByLabelText('File with appointments'),
    new File([text], 'mine.ics'),
  );
}

/** A month without room stays out, by name and with the reason; what has room comes in, and Undo takes that out again. */
export const PartlyRefused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const report = `4 appointments were added. Tablets: 4 dates. 3 appointments stayed out: Tablets (3 dates from 28 November 2026). ${beyondLimits}`;
    await choose(context, tablets);
    await canvas.findByRole('group', { name: report });
    await page.findByText(`${report} You can undo this.`, { selector: '[aria-live=polite] *' });
    await expect(canvas.queryByText(/^Show all that stayed out/)).toBeNull();
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('4 appointments were taken out again.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import from a file' })).toHaveFocus());
  },
};

/** More names than are said in one go can be opened below the message. */
export const ManyRefused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, tablets + visits);
    await canvas.findByRole('group', { name: /8 appointments stayed out: Tablets .+, 1 more\. An account/ });
    const all = canvas.getByText('Show all that stayed out (8)');
    await expect(canvas.getByText('Podiatrist on 29 November 2026')).not.toBeVisible();
    // A simulated key opens nothing; `a11y-tests/calendarFiles.spec.ts` presses a real one.
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getByText('Podiatrist on 29 November 2026')).toBeVisible());
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Tablets (3 dates from 28 November 2026)',
    );
  },
};

export const RightToLeft: Story = situations.rightToLeft;
