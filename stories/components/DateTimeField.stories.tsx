import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { DateTimeField } from '../../src/components/DateTimeField/DateTimeField';
import * as situations from '../support/situations';

const meta: Meta<typeof DateTimeField> = {
  title: 'Components/DateTimeField',
  component: DateTimeField,
  args: {
    label: 'Start time',
    hint: 'From today to 21 February 2027',
    min: '2026-11-21T00:00',
    max: '2027-02-21T23:59',
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof DateTimeField>;

const box = () => screen.getByLabelText<HTMLInputElement>('Start time');

/** Reached by Tab; a day and a time are one value. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await fireEvent.change(box(), { target: { value: '2026-11-24T10:00' } });
    await expect(box()).toHaveValue('2026-11-24T10:00');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(box()).toHaveAccessibleDescription('From today to 21 February 2027');
  },
};

export const WithError: Story = {
  args: { error: 'Enter a time, like 10:00 am.', defaultValue: '2026-11-24T10:00' },
  play: async () => {
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription(/^Error: Enter a time/);
  },
};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-24T10:00' } };

/** Neither a date nor a time: the box stays empty. */
export const OutOfRange: Story = {
  args: { defaultValue: 'the day after tomorrow' },
  play: async () => {
    await expect(box()).toHaveValue('');
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

export const Unbreakable: Story = {
  args: { label: situations.unbreakable, hint: situations.unbreakable },
  ...situations.narrow,
};

export const HighContrast: Story = { ...WithError, ...situations.highContrast };
export const LargeText: Story = { ...WithError, ...situations.largeText };
export const HighContrastLargeText: Story = { ...WithError, ...situations.highContrastLargeText };
export const Narrow: Story = { ...WithError, ...situations.narrow };
export const NarrowLargeText: Story = { ...WithError, ...situations.narrowLargeText };
export const ForcedColours: Story = { ...WithError, ...situations.forcedColours };
