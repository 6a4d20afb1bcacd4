import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { HelpStrip } from '@/src/components/HelpStrip/HelpStrip';
import * as situations from '../support/situations';
import { numbers } from '../support/shell';

const meta: Meta<typeof HelpStrip> = {
  title: 'Components/HelpStrip',
  component: HelpStrip,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Talk to a person', numbers, all: { label: 'All help numbers', href: '#help' } },
};
export default meta;
type Story = StoryObj<typeof HelpStrip>;

/**
 * A region with a name; each number is a link that a telephone can call and that reads as a number, with who answers, when, and
 * what it costs beside it.
 */
export const Default: Story = {
  tags: ['situations'],
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('region', { name: 'Talk to a person' })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'All help numbers' })).toHaveFocus();
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Emergency 000' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', 'tel:000');
    for (const [at, { name, number, hours }] of numbers.entries()) {
      const item = within(screen.getAllByRole('listitem')[at]!);
      await expect(item.getByRole('heading', { level: 3, name })).toBeVisible();
      await expect(item.getByText(hours)).toBeVisible();
      const called = item.getByRole('link', { name: `${name} ${number}` });
      await expect(called.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
export const Empty: Story = { args: { numbers: [] } };
export const LongText: Story = {
  args: {
    numbers: numbers.map((one) => ({ ...one, name: situations.longWords, hours: situations.longWords })),
  },
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: {
    title: situations.arabic,
    numbers: numbers.map((one) => ({ ...one, name: situations.arabic, hours: situations.arabic })),
  },
};
