import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Badge } from '../../src/components/Badge/Badge';
import { Button } from '../../src/components/Button/Button';
import { Card } from '../../src/components/Card/Card';
import { heart, play } from '../../src/components/Icon/paths';
import * as situations from '../support/situations';

const press = fn();
const drawing = (
  <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <rect width="320" height="180" fill="var(--picture-sky)" />
    <circle cx="220" cy="90" r="50" fill="var(--picture-sun)" />
    <path d="M0 180c60-80 140-60 320-60v60Z" fill="var(--picture-middle)" stroke="var(--picture-stroke)" />
  </svg>
);

const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  component: Card,
  args: {
    title: 'Strength and balance at home',
    href: '#strength',
    badge: <Badge icon={heart}>Fitness</Badge>,
    children: 'Gentle moves beside a kitchen chair. Thirty minutes on most days is a good aim.',
    actions: (
      <Button icon={play} onClick={press}>
        Play Video
      </Button>
    ),
  },
  argTypes: { picture: { control: false }, badge: { control: false }, actions: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Card>;

/** Two stops: the heading's link and the button. The card itself is nothing to press. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    press.mockClear();
    await expect(
      screen.getByRole('heading', { level: 3, name: 'Strength and balance at home' }),
    ).toBeVisible();
    const link = screen.getByRole('link', { name: 'Strength and balance at home' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};
export const WithPicture: Story = {
  args: { picture: drawing, badge: undefined, actions: undefined, title: 'Free vaccines from age 65' },
};
export const InARow: Story = {
  tags: ['situations'],
  render: (args) => (
    <div className="story-cards">
      {['Free vaccines from age 65', 'Morning tea, good company', 'Support at Home explained'].map(
        (title) => (
          <Card key={title} {...args} title={title} picture={drawing} />
        ),
      )}
    </div>
  ),
};
export const Warm: Story = { args: { tone: 'warm', href: undefined, actions: undefined } };
export const TitleOnly: Story = { args: { badge: undefined, children: undefined, actions: undefined } };
export const LongText: Story = { args: { title: situations.longWords, children: situations.longWords } };
export const Unbreakable: Story = {
  args: { title: situations.unbreakable, children: situations.unbreakable, picture: drawing },
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { title: situations.arabic, children: situations.arabic, picture: drawing },
};
