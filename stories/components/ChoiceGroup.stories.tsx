import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { Checkbox } from '@/src/components/ChoiceGroup/Checkbox';
import { ChoiceGroup, type ChoiceGroupProps } from '@/src/components/ChoiceGroup/ChoiceGroup';
import { FieldMessage } from '@/src/components/FieldMessage/FieldMessage';
import { expectEdge, expectNothingSideways, expectTargets } from '../support/layout';
import * as situations from '../support/situations';

const ways = ['By bus', 'By car', 'On foot'].map((label) => ({ value: label, label }));

/** Keeps what is chosen, as a form does. */
function Demo(props: ChoiceGroupProps<string>) {
  const [chosen, setChosen] = useState(props.chosen ?? []);
  const choose = (value: string, checked: boolean) => {
    const others = props.type === 'radio' ? [] : chosen.filter((one) => one !== value);
    setChosen(checked ? [...others, value] : others);
    props.onChange?.(value, checked);
  };
  return <ChoiceGroup {...props} chosen={chosen} onChange={choose} />;
}

const meta: Meta<typeof Demo> = {
  title: 'Components/ChoiceGroup',
  component: Demo,
  args: { legend: 'How do you get there?', type: 'radio', options: ways, chosen: ['By bus'], onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const mark = (input: Element) => getComputedStyle(input, '::before').content;

/** One stop for Tab; the arrow keys choose, in this group only. */
export const Default: Story = {
  tags: ['situations'],
  render: (args) => (
    <>
      <Demo {...args} />
      <ChoiceGroup {...args} legend="And back?" chosen={['On foot']} />
    </>
  ),
  play: async ({ args }) => {
    const [there, back] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'By bus' });
    const [car] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'By car' });
    await expect(screen.getByRole('group', { name: 'How do you get there?' })).toContainElement(there!);
    await expect(screen.getByRole('group', { name: 'And back?' })).toContainElement(back!);
    await expectEdge(car!);
    await expect(mark(there!)).not.toBe(mark(car!));
    await userEvent.tab();
    await expect(there).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(car).toHaveFocus();
    await expect(car).toBeChecked();
    await expect(there).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('By car', true);
    await expect(screen.getAllByRole('radio', { name: 'On foot' })[1]).toBeChecked();
  },
};

/** Each box is a stop; its words are part of the target, and the hint is read with it. */
export const CheckBoxes: Story = {
  tags: ['situations'],
  args: { type: 'checkbox', legend: 'Remind me', hint: 'By email.', options: ways },
  play: async ({ args }) => {
    await expect(screen.getByRole('group', { name: 'Remind me' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(box('By car')).toHaveFocus();
    await expect(box('By car')).toHaveAccessibleDescription('By email.');
    await userEvent.keyboard(' ');
    await expect(box('By car')).toBeChecked();
    await expect(box('By bus')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('By car', true);
    await userEvent.click(screen.getByText('By car'));
    await expect(box('By car')).not.toBeChecked();
    await expectTargets(...document.querySelectorAll('label'));
  },
};

/** Without a group: one question that is answered by yes or no. */
export const Alone: Story = {
  tags: ['situations'],
  render: () => (
    <>
      <Checkbox label="All day" aria-describedby="whole-day" checked onChange={fn()} />
      <FieldMessage kind="hint" id="whole-day">
        From midnight to midnight.
      </FieldMessage>
    </>
  ),
  play: async () => {
    await expect(box('All day')).toHaveAccessibleDescription('From midnight to midnight.');
    await expect(box('All day')).toBeChecked();
  },
};

/** One question among others, in a form that is long enough. */
export const Inline: Story = {
  args: { inline: true },
  play: async () => {
    const tops = ways.map(({ label }) => radio(label).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The error is announced each time that the form is checked. */
export const WithError: Story = {
  tags: ['situations'],
  args: { id: 'ways', type: 'checkbox', chosen: [], error: 'Choose one way at least.' },
  render: function Checked(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <>
        <Demo {...args} error={attempt > 0 ? args.error : undefined} attempt={attempt} />
        <Button onClick={() => setAttempt(attempt + 1)}>Check</Button>
      </>
    );
  },
  play: async () => {
    for (let check = 1; check <= 2; check += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Check' }));
      const selector = '[aria-live="assertive"] *, [aria-live="assertive"]';
      (await screen.findByText('Choose one way at least.', { selector })).remove();
    }
    const group = screen.getByRole('group', { name: 'How do you get there?' });
    await expect(group).toHaveAccessibleDescription('Error: Choose one way at least.');
    group.focus();
    await expect(group).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    legend: situations.longWords,
    hint: situations.longWords,
    options: [{ value: 'By bus', label: situations.longWords }],
  },
};

export const RightToLeft: Story = {
  args: { legend: 'الدور', options: [{ value: 'By bus', label: 'مستخدم' }] },
  ...situations.rightToLeft,
};

export const Unbreakable: Story = {
  args: {
    legend: situations.unbreakable,
    options: [{ value: 'By bus', label: situations.unbreakable }],
  },
  ...situations.narrow,
  play: expectNothingSideways,
};
