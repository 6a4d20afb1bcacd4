import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '@/src/components/Badge/Badge';
import { heart } from '@/src/components/Icon/paths';
import { expectNothingSideways } from '../support/layout';
import * as situations from '../support/situations';

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Chronic conditions' },
};
export default meta;
type Story = StoryObj<typeof Badge>;

/** It is plain text: no role, nothing to press. */
export const Default: Story = {
  tags: ['situations'],
  play: async ({ canvasElement, userEvent }) => {
    const badge = within(canvasElement).getByText('Chronic conditions');
    await expect(badge).toBeVisible();
    const { textDecorationLine, cursor, color } = getComputedStyle(badge);
    await expect(textDecorationLine).toBe('none');
    await expect(cursor).toBe('auto');
    await expect(color).toBe(getComputedStyle(document.body).color);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
/** The words stay beside the icon. */
export const WithIcon: Story = {
  args: { icon: heart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Chronic conditions')).toBeVisible();
  },
};
/** The dashed edge is for figures that are not real, and for nothing else. */
export const Example: Story = {
  args: { kind: 'example', children: 'Example figure' },
  render: (args) => (
    <>
      <Badge {...args} /> <Badge>Chronic conditions</Badge>
    </>
  ),
  play: async ({ canvasElement }) => {
    const edge = (words: string) =>
      getComputedStyle(within(canvasElement).getByText(words).parentElement!).borderTopStyle;
    await expect(edge('Example figure')).toBe('dashed');
    await expect(edge('Chronic conditions')).toBe('solid');
  },
};
export const LongText: Story = { args: { children: situations.longWords, icon: heart } };
/** The words wrap. */
export const Unbreakable: Story = {
  args: { children: situations.unbreakable },
  ...situations.narrow,
  play: expectNothingSideways,
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { children: situations.arabic, icon: heart },
};
