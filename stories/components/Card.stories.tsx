import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Badge } from '@/src/components/Badge/Badge';
import { Button } from '@/src/components/Button/Button';
import { Card } from '@/src/components/Card/Card';
import { heart, play } from '@/src/components/Icon/paths';
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
    const words = screen.getByText(/^Gentle moves/);
    const { x, y } = words.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 4, y + 4)).toBe(words);
    const { href } = location;
    await userEvent.click(words);
    await expect(location.href).toBe(href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};
/** In a wide card the picture stands beside the words. */
export const WithPicture: Story = {
  args: { picture: drawing, badge: undefined, actions: undefined, title: 'Free vaccines from age 65' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(screen.getByRole('heading').getBoundingClientRect().left).toBeGreaterThan(picture.right);
  },
};
/** In narrow cards the picture stands above them, however wide the screen is. What is read first is seen first. */
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
  play: async () => {
    const card = screen.getAllByRole('article')[0]!;
    const parts = [
      card.querySelector('[viewBox="0 0 320 180"]')!,
      within(card).getByText('Fitness'),
      within(card).getByRole('heading'),
      within(card).getByText(/^Gentle moves/),
      within(card).getByRole('button'),
    ];
    for (const [at, part] of parts.entries()) {
      const before = parts[at - 1];
      if (!before) continue;
      await expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        before.getBoundingClientRect().bottom,
      );
      await expect(before.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
};
export const Warm: Story = { args: { tone: 'warm', href: undefined, actions: undefined } };
/** In a list under a heading of level 3. */
export const TitleOnly: Story = {
  args: { level: 4, badge: undefined, children: undefined, actions: undefined },
  play: async () => {
    await expect(
      screen.getByRole('heading', { level: 4, name: 'Strength and balance at home' }),
    ).toBeVisible();
  },
};
export const LongText: Story = { args: { title: situations.longWords, children: situations.longWords } };
export const Unbreakable: Story = {
  args: { title: situations.unbreakable, children: situations.unbreakable, picture: drawing },
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { title: situations.arabic, children: situations.arabic, picture: drawing },
};
