import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { SearchField } from '@/src/components/SearchField/SearchField';
import { expectAbove, expectTargets } from '../support/layout';
import * as situations from '../support/situations';

const meta: Meta<typeof SearchField> = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search resources', action: '/search', onSearch: fn() },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

/** Enter in the box and the button do the same. */
export const Default: Story = {
  tags: ['situations'],
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('search', { name: 'Search resources' })).toBeVisible();
    await userEvent.tab();
    const box = screen.getByRole('searchbox', { name: 'Search resources' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('autocomplete', 'off');
    await userEvent.keyboard(' falls {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('falls');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

/** For a header: the label is visually hidden, and stands in the empty box. */
export const HiddenLabel: Story = {
  args: { label: 'Search this site', hideLabel: true },
  play: async ({ userEvent }) => {
    const box = screen.getByRole('searchbox', { name: 'Search this site' });
    // The words would be read twice.
    await expect(box).toHaveAttribute('placeholder', ' ');
    await expect(screen.getByText('Search this site')).toBeVisible();
    await userEvent.type(box, 'f');
    await expect(screen.getByText('Search this site')).not.toBeVisible();
  },
};

function Filter() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField
        label="Search resources"
        action="/resources"
        value={text}
        onChange={setText}
        onSearch={() => {}}
      />
      <p>Showing what holds “{text}”</p>
    </>
  );
}

/** A page that filters while somebody types keeps the text itself. */
export const Controlled: Story = {
  render: () => <Filter />,
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole('searchbox'), 'sleep');
    await expect(screen.getByText('Showing what holds “sleep”')).toBeVisible();
  },
};

/** There is no room for both in a line: the button stands under the box, and each is high enough to be pressed. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const [box, button] = [screen.getByRole('searchbox'), screen.getByRole('button')];
    await expectAbove(box, button);
    await expectTargets(box, button);
  },
};
export const LongText: Story = { args: { label: situations.longWords, defaultValue: situations.longWords } };
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { label: situations.arabic, button: 'بحث', defaultValue: situations.arabic },
};
