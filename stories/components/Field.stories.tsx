import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Field } from '@/src/components/Field/Field';
import { expectAbove, expectEdge, expectNothingSideways, expectTargets } from '../support/layout';
import * as situations from '../support/situations';

const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Height', hint: 'In centimetres, like 165', children: (control) => <input {...control} /> },
};
export default meta;
type Story = StoryObj<typeof Field>;

/** The label is the name, the hint the description; a click on the label goes into the box. */
export const Default: Story = {
  play: async () => {
    const box = screen.getByRole('textbox', { name: 'Height' });
    await expect(box).toHaveAccessibleDescription('In centimetres, like 165');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    // Seen, and not only there for screen readers.
    await expect(screen.getByText('Height').getBoundingClientRect().height).toBeGreaterThan(16);
    await expectTargets(box);
    await expectEdge(box);
  },
};

/** The error comes first in the description, before the hint. It stands above the box, whose edge is thicker. */
export const WithError: Story = {
  tags: ['situations'],
  args: { error: 'Enter your height as a number, like 165.' },
  play: async () => {
    const box = screen.getByRole('textbox', { name: 'Height' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'Error: Enter your height as a number, like 165. In centimetres, like 165',
    );
    await expectAbove(screen.getByText('Enter your height as a number, like 165.'), box);
    await expect(getComputedStyle(box).borderWidth).toBe('3px');
  },
};

/** "Required" is seen beside the label and said once, by the screen reader's own word. */
export const Required: Story = {
  args: { required: true },
  play: async () => {
    const box = screen.getByRole('textbox', { name: 'Height' });
    await expect(box).toBeRequired();
    await expect(screen.getByText('(required)')).toBeVisible();
  },
};

export const Optional: Story = {
  args: { optional: true },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Height (optional)' })).toBeVisible();
  },
};

function Checked() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Field
      label="Height"
      hint="In centimetres, like 165"
      error={attempt > 0 ? 'Enter your height.' : undefined}
      attempt={attempt}
    >
      {(control) => (
        <input
          {...control}
          onKeyDown={(event) => event.key === 'Enter' && setAttempt((times) => times + 1)}
        />
      )}
    </Field>
  );
}

/** Enter pressed in the box: the focus cannot move there, so the error is announced instead. All stays while somebody types. */
export const HeardInPlace: Story = {
  render: () => <Checked />,
  play: async () => {
    const box = screen.getByRole('textbox', { name: 'Height' });
    await userEvent.type(box, '{Enter}');
    const announcement = await screen.findByText('Enter your height.', {
      selector: '[aria-live] *, [aria-live]',
    });
    await expect(announcement.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await userEvent.type(box, '165');
    await expect(box).toHaveFocus();
    await expect(screen.getByText('In centimetres, like 165')).toBeVisible();
    await expect(screen.getByText('Enter your height.', { selector: 'p *' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'How tall you are when you stand against a wall without shoes, as well as you know it today',
    hint: 'You can ask somebody to help you measure, or leave it out and tell the nurse when you meet. '.repeat(
      3,
    ),
    error: 'Wagga'.repeat(30),
  },
};

export const Unbreakable: Story = {
  args: { label: situations.unbreakable, hint: situations.unbreakable, error: situations.unbreakable },
  ...situations.narrow,
  play: expectNothingSideways,
};

export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { label: 'الطول', hint: situations.arabic, error: situations.arabic },
};
