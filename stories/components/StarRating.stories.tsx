import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StarRating } from '@/src/components/StarRating/StarRating';
import type { StarRatingProps } from '@/src/components/StarRating/StarRating';
import type { Outcome } from '@/src/components/OutcomeMessage/useOutcome';
import * as situations from '../support/situations';

interface DemoProps extends StarRatingProps {
  /** What is said after a rating. */
  note?: Outcome | undefined;
  /** Refuses to keep anything. */
  refuses?: boolean | undefined;
  /** Offers to take a rating back. */
  undo?: boolean | undefined;
}

/** Keeps the rating and says so. Undo goes back to what was there before the focus came in. */
function Demo({ note, refuses = false, undo = true, value, message = null, onSave, label }: DemoProps) {
  const [now, setNow] = useState(value);
  const [original, setOriginal] = useState(value);
  const [said, setSaid] = useState<Outcome | null>(message);
  const save = (star: number, sameVisit: boolean) => {
    onSave(star, sameVisit);
    if (refuses) return setSaid({ kind: 'failed', text: 'Your rating could not be kept. Please try again.' });
    if (!sameVisit) setOriginal(now);
    setNow(star);
    const text = now === null ? 'Thank you for your rating!' : 'Your rating has been updated!';
    setSaid({
      ...(note ?? { kind: 'success', text }),
      undo: undo ? () => takeBack(sameVisit ? original : now) : undefined,
    });
  };
  const takeBack = (before: number | null) => {
    setNow(before);
    setSaid({ kind: 'info', text: 'Your rating is as it was before.' });
  };
  return <StarRating label={label} value={now} onSave={save} message={said} />;
}

const meta: Meta<typeof Demo> = {
  title: 'Components/StarRating',
  component: Demo,
  args: { label: 'Rate: Tea with milk', value: null, onSave: fn() },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const star = (name: string) => screen.getByRole('radio', { name });
const spoken = (text: string) => screen.findByText(text, { selector: '[aria-live] *' });

/**
 * As with a screen reader: each star is announced before the next key. Nothing is saved on the way; Enter saves, once. A change
 * of mind in the same visit, and Undo goes back to what was there before the first.
 */
export const Default: Story = {
  play: async ({ args }) => {
    const group = screen.getByRole('group', { name: 'Rate: Tea with milk' });
    await expect(group).toHaveAccessibleDescription('Not rated by you yet');
    await expect(screen.getAllByRole('radio')).toHaveLength(5);
    await userEvent.tab();
    await expect(star('1 star')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await spoken('2 stars, not saved yet');
    await userEvent.keyboard('{ArrowRight}');
    await spoken('3 stars, not saved yet');
    await userEvent.keyboard('{ArrowDown}');
    await spoken('4 stars, not saved yet');
    await expect(star('4 stars')).toBeChecked();
    await expect(group).toHaveAccessibleDescription('4 stars, not saved yet');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(4, false);
    await expect(group).toHaveAccessibleDescription('Your rating: 4 stars');
    await spoken('Thank you for your rating! You can undo this.');
    await userEvent.keyboard('{Enter}');
    await spoken('Your rating: 4 stars, already saved');
    await userEvent.keyboard('{Home}');
    await spoken('1 star, not saved yet');
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(star('4 stars')).toHaveFocus();
    await spoken('Your rating: 4 stars');
    await userEvent.keyboard('{End}{Enter}');
    await expect(star('5 stars')).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onSave).toHaveBeenLastCalledWith(5, true);
    await spoken('Your rating has been updated! You can undo this.');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveFocus();
    await expect(group).toHaveAccessibleDescription('Not rated by you yet');
    await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await spoken('Your rating is as it was before.');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

/** As it looks when the page opens. */
export const NotRated: Story = {};

/** Pointing at a star changes no words. */
export const Rated: Story = {
  args: { value: 4 },
  play: async () => {
    await userEvent.hover(star('2 stars'));
    await expect(screen.getByRole('group')).toHaveAccessibleDescription('Your rating: 4 stars');
    await expect(star('4 stars')).toBeChecked();
  },
};

/** What stands beside the stars after a rating. */
export const Saved: Story = {
  tags: ['situations'],
  args: { value: 2 },
  play: async () => {
    await userEvent.click(star('4 stars'));
    await expect(screen.getByRole('group')).toHaveAccessibleDescription('Your rating: 4 stars');
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** A click saves at once. Without Undo the message has no button. */
export const WithoutUndo: Story = {
  args: { undo: false },
  play: async ({ args }) => {
    await userEvent.click(star('3 stars'));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(3, false);
    await spoken('Thank you for your rating!');
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

/** It could not be kept: the stars go back to what is kept, and the same choice can be tried again. */
export const WithError: Story = {
  args: { value: 2, refuses: true },
  play: async ({ args }) => {
    star('2 stars').focus();
    await userEvent.keyboard('{End}{Enter}');
    await spoken('Your rating could not be kept. Please try again.');
    await expect(star('2 stars')).toBeChecked();
    await expect(screen.getByText('Your rating: 2 stars')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

/** A value that can't be is shown as not rated; the console says what was wrong. */
export const OutOfRange: Story = {
  args: { value: 17 },
  play: async () => {
    await expect(screen.getByText('Not rated by you yet')).toBeVisible();
    await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const NotANumber: Story = { ...OutOfRange, args: { value: Number.NaN } };

export const LongText: Story = {
  args: {
    label: `Rate: ${situations.longWords}`,
    value: 3,
    message: { kind: 'success', text: situations.longWords },
  },
};

export const Unbreakable: Story = {
  args: {
    label: `Rate: ${situations.unbreakable}`,
    value: 3,
    message: { kind: 'success', text: situations.unbreakable },
  },
  ...situations.narrow,
};

/** The keys follow what is seen: Left leads to more stars here. */
export const RightToLeft: Story = {
  args: { label: situations.arabic, value: 2 },
  ...situations.rightToLeft,
  play: async () => {
    star('2 stars').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(star('3 stars')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(star('1 star')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(star('2 stars')).toBeChecked();
  },
};
