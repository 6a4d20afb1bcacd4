import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { StarAverage } from '@/src/components/StarAverage/StarAverage';
import * as situations from '../support/situations';

const meta: Meta<typeof StarAverage> = {
  title: 'Components/StarAverage',
  component: StarAverage,
  args: { average: 4.3, count: 12 },
};
export default meta;
type Story = StoryObj<typeof StarAverage>;

/** The words carry it; the drawing is hidden from assistive technology. Nothing takes the focus. */
export const Default: Story = {
  play: async () => {
    const words = screen.getByText('Average 4.3 out of 5, from 12 ratings');
    await expect(words).toBeVisible();
    // Not only for a screen reader.
    await expect(words.getBoundingClientRect().height).toBeGreaterThanOrEqual(16);
    await expect(
      document.querySelectorAll('[aria-hidden="true"] svg path:first-child:not(:only-child)'),
    ).toHaveLength(5);
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

/** The middle of the half star, and where its fill is. */
const halfStar = () => {
  const star = document.querySelector('[aria-hidden="true"] svg:nth-of-type(4)')!;
  const { left, right } = star.getBoundingClientRect();
  const fill = star.querySelector('path:first-child:not(:only-child)')!.getBoundingClientRect();
  return { middle: (left + right) / 2, fill };
};

/** 3.5: three stars and a half. */
export const Half: Story = {
  tags: ['situations'],
  args: { average: 3.5, count: 1 },
  play: async () => {
    await expect(screen.getByText('Average 3.5 out of 5, from 1 rating')).toBeVisible();
    await expect(
      document.querySelectorAll('[aria-hidden="true"] svg path:first-child:not(:only-child)'),
    ).toHaveLength(4);
    const { middle, fill } = halfStar();
    await expect(fill.right).toBeCloseTo(middle, 0);
  },
};

/** The half star is full from where reading starts. */
export const RightToLeft: Story = {
  args: { average: 3.5 },
  ...situations.rightToLeft,
  play: async () => {
    const { middle, fill } = halfStar();
    await expect(fill.left).toBeCloseTo(middle, 0);
  },
};

export const Empty: Story = {
  args: { average: null },
  play: async () => {
    await expect(screen.getByText('No ratings yet')).toBeVisible();
  },
};

export const OutOfRange: Story = {
  args: { average: 17, count: 10_000 },
  play: async () => {
    await expect(screen.getByText('Average 5.0 out of 5, from 10,000 ratings')).toBeVisible();
  },
};

export const NotANumber: Story = {
  args: { average: Number.NaN },
  play: async () => {
    await expect(screen.getByText('No ratings yet')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { average: null, emptyText: 'Nobody has said yet how good this is. '.repeat(6) },
};

export const Unbreakable: Story = {
  args: { average: null, emptyText: situations.unbreakable },
  ...situations.narrow,
};
