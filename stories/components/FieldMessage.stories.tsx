import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { FieldMessage } from '@/src/components/FieldMessage/FieldMessage';
import * as situations from '../support/situations';

const meta: Meta<typeof FieldMessage> = {
  title: 'Components/FieldMessage',
  component: FieldMessage,
  args: { id: 'message', kind: 'error', children: 'Enter a time, like 10:00 am.' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <label>
          Time <input size={10} aria-describedby="message" />
        </label>
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof FieldMessage>;

/** The line that has these words. */
const lineOf = (words: string) => screen.getByText(words).closest('p')!;

/** The word "Error" is for screen readers; sighted people see the triangle and the colour. It is no live region. */
export const Default: Story = {
  tags: ['situations'],
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Time' })).toHaveAccessibleDescription(
      'Error: Enter a time, like 10:00 am.',
    );
    const line = lineOf('Enter a time, like 10:00 am.');
    await expect(line.querySelector('svg')).toBeVisible();
    await expect(line).not.toHaveAttribute('role');
    await expect(line).not.toHaveAttribute('aria-live');
  },
};

export const Hint: Story = {
  args: { kind: 'hint', children: 'For example 10:00 am' },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Time' })).toHaveAccessibleDescription(
      'For example 10:00 am',
    );
    const { fontSize } = getComputedStyle(lineOf('For example 10:00 am'));
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(17);
  },
};

export const LongText: Story = {
  args: {
    children: 'Enter a time between eight in the morning and eight at night, like 10:00 am. '.repeat(5),
  },
};

export const Unbreakable: Story = {
  args: { children: 'Wagga'.repeat(50) },
  play: async ({ args }) => {
    const line = lineOf(String(args.children));
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: 'أدخل الوقت، مثل 10:00' },
  ...situations.rightToLeft,
};
