import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { TextArea } from '@/src/components/TextArea/TextArea';
import { expectNothingSideways } from '../support/layout';
import * as situations from '../support/situations';

const meta: Meta<typeof TextArea> = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Notes', hint: 'What should we know before you come?' },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

const box = () => screen.getByRole('textbox', { name: 'Notes' });

/** Enter makes a new line; Tab leaves the box. It shows four lines from the start, and only its height can be changed. */
export const Default: Story = {
  play: async () => {
    const { lineHeight, paddingBlockStart, paddingBlockEnd, resize } = getComputedStyle(box());
    const room =
      box().clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
    await expect(room / Number.parseFloat(lineHeight)).toBeGreaterThanOrEqual(4);
    await expect(resize).toBe('vertical');
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

/** It grows up to six tenths of the window, and then scrolls. */
export const LongText: Story = {
  args: { defaultValue: 'Uses a walking frame and hears badly. '.repeat(80) },
  play: async () => {
    await expect(box().getBoundingClientRect().height).toBeCloseTo(0.6 * window.innerHeight, 0);
    await expect(box().scrollHeight).toBeGreaterThan(box().clientHeight);
  },
};

export const Unbreakable: Story = {
  args: { defaultValue: 'Wagga'.repeat(100) },
  play: expectNothingSideways,
};

export const RightToLeft: Story = {
  args: { label: 'ملاحظات', hint: undefined },
  ...situations.rightToLeft,
};
