import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../../src/components/Badge/Badge';
import { heart } from '../../src/components/Icon/paths';
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
    await expect(within(canvasElement).getByText('Chronic conditions')).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const WithIcon: Story = { args: { icon: heart } };
export const Example: Story = { args: { kind: 'example', children: 'Example figure' } };
export const LongText: Story = { args: { children: situations.longWords, icon: heart } };
export const Unbreakable: Story = { args: { children: situations.unbreakable } };
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { children: situations.arabic, icon: heart },
};
