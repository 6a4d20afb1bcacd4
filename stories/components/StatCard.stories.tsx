import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Icon } from '@/src/components/Icon/Icon';
import { book } from '@/src/components/Icon/paths';
import { StatCard } from '@/src/components/StatCard/StatCard';
import * as situations from '../support/situations';

const meta: Meta<typeof StatCard> = {
  title: 'Components/StatCard',
  component: StatCard,
  args: {
    label: 'Books',
    value: 1247,
    trend: '+5.2% this month',
    details: 'Lent out at least once, rounded',
    icon: <Icon shape={book} />,
  },
};
export default meta;
type Story = StoryObj<typeof StatCard>;

/** A group with the name of the figure; nothing in it can be pressed. */
export const Default: Story = {
  tags: ['situations'],
  args: { badge: 'Only an example' },
  play: async () => {
    const card = screen.getByRole('group', { name: 'Books' });
    await expect(card).toHaveTextContent(
      'Books1,247+5.2% this monthOnly an exampleLent out at least once, rounded',
    );
    await expect(card.querySelector('a, button, [tabindex]')).toBeNull();
  },
};

export const Empty: Story = { args: { value: 0, trend: undefined, details: undefined, icon: undefined } };

export const NotANumber: Story = {
  args: { value: Number.NaN },
  play: async () => {
    await expect(screen.getByText('Not known')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'Books that were lent out at least once since the library opened',
    value: 'Wagga'.repeat(20),
  },
};

export const RightToLeft: Story = {
  args: { label: 'كتب', trend: undefined, details: 'تقريبا' },
  ...situations.rightToLeft,
};

export const Unbreakable: Story = {
  args: { label: situations.unbreakable, value: situations.unbreakable },
  ...situations.narrow,
};
