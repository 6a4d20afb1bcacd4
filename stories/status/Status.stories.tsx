import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { rowOf, staleAfter, type Evidence } from '@/evidence/status/evidence';
import * as situations from '../support/situations';
import { status } from './currentStatus';
import { StatusPage } from './StatusPage';

const meta: Meta<typeof StatusPage> = {
  title: 'Documents/Status',
  component: StatusPage,
  args: { status },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;
type Story = StoryObj<typeof StatusPage>;

const evidence = () => screen.getByRole('table', { name: 'Evidence for each component' });
const cell = (row: string | RegExp, text: string | RegExp) =>
  expect(within(within(evidence()).getByRole('row', { name: row })).getByText(text)).toBeVisible();

/** What is known now. */
export const Default: Story = {};

/** One component. */
export const Filtered: Story = {
  play: async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Component' }), 'StarRating');
    await cell(/Screen reader: Orca, Chromium/, 'Recorded');
    await cell(/Screen reader: JAWS, Chrome/, 'Not yet');
    await expect(
      within(evidence()).getAllByRole('link', { name: 'evidence/orca/rate.txt' })[0],
    ).toHaveAttribute('href', './evidence/evidence/orca/rate.txt');
  },
};

const found = (more: Partial<Evidence>): Evidence => ({
  about: 'Task by keys: Rate a resource, Firefox 153.7.0',
  outcome: 'no fault found',
  of: 'component',
  date: '2026-11-01',
  commit: '0123456789abcdef0123456789abcdef01234567',
  path: 'a11y-report/engines.json',
  ...more,
});
const today = '2026-11-24';

/** Each result once, as a run could bring it. */
export const Examples: Story = {
  args: {
    status: {
      date: today,
      commit: '0123456789abcdef0123456789abcdef01234567+changes',
      staleAfter,
      sources: [
        {
          name: 'All states of all pages',
          path: 'a11y-report/results.json',
          run: { date: '2026-11-01', commit: '0123456789abcdef0123456789abcdef01234567' },
          command: 'npm run a11y',
        },
        {
          name: 'Main tasks in three engines',
          path: 'a11y-report/engines.json',
          run: null,
          command: 'npm run test:engines',
        },
      ],
      people: [rowOf('screen reader', 'An outside auditor', [], today)],
      components: [
        {
          name: 'StarRating',
          contract: 'src/components/StarRating/StarRating.a11y.md',
          screens: ['resources'],
          rows: [
            rowOf('engine', 'Firefox', [found({})], today),
            rowOf('engine', 'WebKit', [found({ outcome: 'fault found' })], today),
            rowOf('theme', 'forced colours', [found({ of: 'pages' })], today),
            rowOf(
              'screen reader',
              'Orca, Firefox',
              [found({ outcome: 'recorded', date: '2026-08-25' })],
              today,
            ),
            rowOf('screen reader', 'JAWS, Chrome', [], today),
            rowOf('criterion', '4.1.2 Name, Role, Value', [found({ date: null, commit: null })], today),
          ],
        },
      ],
    },
  },
  play: async () => {
    await cell(/Engine: WebKit/, 'Fault found');
    await cell(/Orca, Firefox/, 'Recorded (stale)');
    await cell(/4\.1\.2/, 'No fault found (stale)');
    await cell(/forced colours/, 'Only on pages: no fault found');
    await cell(/JAWS, Chrome/, 'Not yet');
  },
};

export const HighContrast: Story = situations.highContrast;
export const LargeText: Story = situations.largeText;
export const NarrowLargeText: Story = situations.narrowLargeText;
