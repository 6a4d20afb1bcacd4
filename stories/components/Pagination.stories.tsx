import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test';
import { Pagination } from '@/src/components/Pagination/Pagination';
import type { PaginationProps } from '@/src/components/Pagination/Pagination';
import { lowTargets } from '../support/layout';
import * as situations from '../support/situations';

function Demo(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const go = (to: number) => {
    setPage(to);
    props.onPage(to);
  };
  return (
    <>
      <p>Page {page}</p>
      <Pagination {...props} page={page} onPage={go} />
    </>
  );
}

const meta: Meta<typeof Demo> = {
  title: 'Components/Pagination',
  component: Demo,
  args: { label: 'Pages of users', page: 1, pageCount: 3, onPage: fn() },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const button = (name: string) => screen.getByRole('button', { name });

/** To the end by keyboard: the pressed button keeps the focus when it no longer leads anywhere. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(screen.getByRole('navigation', { name: 'Pages of users' })).toBeVisible();
    await expect(button('First')).toHaveAttribute('aria-disabled', 'true');
    await expect(getComputedStyle(button('First')).borderTopStyle).toBe('dashed');
    await expect(getComputedStyle(button('Last')).borderTopStyle).toBe('solid');
    await expect(lowTargets(canvasElement)).toEqual([]);
    button('Last').focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Page 3')).toBeVisible();
    await expect(button('Last')).toHaveFocus();
    await expect(button('Last')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledOnce();
    button('Previous').focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByText('Page 2')).toBeVisible();
    await expect(button('First')).not.toHaveAttribute('aria-disabled');
  },
};

/** One page only: nothing leads anywhere, everything stays in its place. */
export const Empty: Story = {
  args: { pageCount: 1 },
  play: async ({ args }) => {
    await userEvent.click(button('Next'));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

export const OutOfRange: Story = {
  args: { page: 99, pageCount: 3 },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockReturnValue();
    return () => warn.mockRestore();
  },
  play: async () => {
    await expect(console.warn).toHaveBeenCalledWith(
      'Pagination: page 99 of 3 does not exist; shown as 3 of 3.',
    );
    await expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Previous')).not.toHaveAttribute('aria-disabled');
  },
};

export const NotANumber: Story = { args: { page: Number.NaN, pageCount: Number.NaN } };

export const Middle: Story = { tags: ['situations'], args: { page: 2 } };
/** The words have room on a small screen. */
export const LongText: Story = {
  args: { label: situations.longWords },
  ...situations.narrowLargeText,
  play: async () => {
    for (const each of screen.getAllByRole('button'))
      await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  },
};
