import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { TextArea } from '../../src/components/TextArea/TextArea';
import * as situations from '../support/situations';

const meta: Meta<typeof TextArea> = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Notes', hint: 'What should we know before you come?' },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

const box = () => screen.getByRole('textbox', { name: 'Notes' });

/** Enter makes a new line; Tab leaves the box. */
export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('First line{Enter}second line');
    await expect(box()).toHaveValue('First line\nsecond line');
    await userEvent.tab();
    await expect(box()).not.toHaveFocus();
  },
};

export const WithError: Story = {
  tags: ['situations'],
  args: { error: 'Write at least one word.' },
  play: async () => {
    await expect(box()).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Uses a walking frame.' } };

export const LongText: Story = {
  args: { defaultValue: 'Uses a walking frame and hears badly. '.repeat(80) },
};

export const Unbreakable: Story = { args: { defaultValue: 'Wagga'.repeat(100) } };

export const RightToLeft: Story = {
  args: { label: 'ملاحظات', hint: undefined },
  ...situations.rightToLeft,
};
