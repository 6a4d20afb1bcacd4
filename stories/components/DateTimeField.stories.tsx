import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DateTimeField, type DateTimeFieldProps } from '@/src/components/DateTimeField/DateTimeField';
import { typedDay, typedMoment } from '@/shared/domain/text/typedDate';
import { expectNothingSideways, expectTargets } from '../support/layout';
import * as situations from '../support/situations';

/** Keeps the value, as a form does. */
function Kept(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value);
  const change: DateTimeFieldProps['onChange'] = (event) => {
    setValue(event.target.value);
    props.onChange(event);
  };
  return <DateTimeField {...props} value={value} onChange={change} />;
}

const meta: Meta<typeof DateTimeField> = {
  title: 'Components/DateTimeField',
  component: DateTimeField,
  args: {
    label: 'Start Time',
    hint: 'You can book from today to Sunday 21 February 2027.',
    value: '',
    writing: typedMoment,
    today: '2026-11-21',
    min: '2026-11-21',
    max: '2027-02-21',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
};
export default meta;
type Story = StoryObj<typeof DateTimeField>;

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const opener = () => screen.getByRole('button', { name: 'Choose a day' });
const lastValue = (args: Partial<DateTimeFieldProps>) =>
  (args.onChange as ReturnType<typeof fn>).mock.calls.at(-1)?.[0] as unknown;
const typedTime = { target: { value: '2026-11-24T14:30' } };

/** Sixteen key presses for a whole day and time. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('group', { name: 'Start Time' })).toBeVisible();
    await userEvent.tab();
    await expect(box('Day')).toHaveFocus();
    await expect(box('Day')).toHaveAccessibleDescription(
      'You can book from today to Sunday 21 February 2027.',
    );
    await userEvent.keyboard('24{Tab}11{Tab}2026{Tab}230pm');
    await expect(box('Time')).toHaveFocus();
    await expect(box('Time')).toHaveValue('230pm');
    await expect(lastValue(args)).toEqual(typedTime);
  },
};

/** The calendar opens below the boxes, and the arrow keys go from day to day. */
export const ChosenInTheCalendar: Story = {
  tags: ['situations'],
  args: { value: '2026-11-24T14:30', stateOf: (day) => (day === '2026-11-25' ? 'own' : 'free') },
  play: async ({ args }) => {
    opener().focus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /Tuesday,? 24 November 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const next = screen.getByRole('button', { name: /Wednesday,? 25 November 2026, your appointment$/ });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener()).toHaveFocus();
    await expect(lastValue(args)).toEqual({ target: { value: '2026-11-25T14:30' } });
    await expect(screen.queryByRole('grid')).toBeNull();
  },
};

/** Esc closes the calendar, and nothing is chosen. */
export const ClosedByEscape: Story = {
  args: { value: '2026-11-24T14:30' },
  play: async ({ args }) => {
    await userEvent.click(opener());
    await screen.findByRole('grid');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/24 November 2026/));
    await expectTargets(...screen.getAllByRole('button', { name: /November 2026/ }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('grid')).toBeNull();
    await expect(opener()).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A whole date in one box goes to all of them. */
export const Pasted: Story = {
  play: async ({ args }) => {
    await userEvent.click(box('Day'));
    await userEvent.paste('24/11/26 2.30pm');
    await expect(box('Year')).toHaveValue('26');
    await expect(box('Time')).toHaveValue('2.30pm');
    await expect(lastValue(args)).toEqual(typedTime);
  },
};

export const WithError: Story = {
  tags: ['situations'],
  args: { error: 'Write am or pm after the time, like 2:30 pm.', value: '24/11/2026 2:30' },
  play: async () => {
    await expect(box('Time')).toBeInvalid();
    await expect(box('Time')).toHaveAccessibleDescription(/^Error: Write am or pm/);
    await expect(box('Day')).not.toBeInvalid();
  },
};

/** There is no such day: it stays as it was typed. */
export const NoSuchDay: Story = {
  args: {
    error: 'There is no such day. The last day of that month is 30 November 2026.',
    value: '31/11/2026 2:30 pm',
  },
  play: async () => {
    await expect(box('Day')).toHaveValue('31');
    await expect(box('Day')).toBeInvalid();
  },
};

export const DayOnly: Story = { args: { writing: typedDay, value: '2026-11-24', hint: undefined } };

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true, value: '2026-11-24T10:00' } };

/** Neither a date nor a time: the boxes stay empty. */
export const OutOfRange: Story = {
  args: { value: 'the day after tomorrow' },
  play: async () => {
    await expect(box('Day')).toHaveValue('');
  },
};

export const LongText: Story = {
  args: {
    label: 'The day and the time of day at which you would like to come, as well as you know it now',
    hint: 'You can change it later. We only keep it on this device. '.repeat(4),
  },
};

export const RightToLeft: Story = {
  args: { label: 'وقت البدء', hint: undefined },
  ...situations.rightToLeft,
};

/** In the smallest window with large text each day is a whole target. */
export const Unbreakable: Story = {
  args: { label: situations.unbreakable, hint: situations.unbreakable },
  ...situations.narrowLargeText,
  parameters: { layout: 'fullscreen' },
  // As a dialog around it has it.
  decorators: (Story) => (
    <div className="story-inset">
      <Story />
    </div>
  ),
  play: async () => {
    await userEvent.click(opener());
    await screen.findByRole('grid');
    await expectTargets(...screen.getAllByRole('button', { name: /November 2026/ }));
    await expectNothingSideways();
  },
};
