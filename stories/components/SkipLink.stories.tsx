import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SkipLink } from '@/src/components/SkipLink/SkipLink';
import { inFrame } from '../support/inFrame';
import * as situations from '../support/situations';

const meta: Meta<typeof SkipLink> = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: inFrame,
  args: { href: '#story-main', children: 'Skip to main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p className="story-below">
        <a href="#somewhere">One of many links before the content</a>
      </p>
      <main id="story-main" tabIndex={-1}>
        <p>The content. Press Tab, and the link comes into sight.</p>
      </main>
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof SkipLink>;

/** First in the tab order, in sight while it has the focus, and it leads to the content. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const link = screen.getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // Following it would lead the test's own frame away, so this only looks at where it leads.
    await expect(link).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    await expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
};

/** The stories below show it with the focus. */
const shown = () => screen.getByRole('link', { name: /skip|مصادر|long/i }).focus();

export const Shown: Story = { tags: ['situations'], play: shown };

/** However long it is, all of it is in the window. */
export const LongText: Story = {
  args: { children: `Skip. ${situations.longWords}` },
  ...situations.narrowLargeText,
  play: async () => {
    shown();
    const link = screen.getByRole('link', { name: /^Skip/ });
    const { left, top, right } = link.getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { children: situations.arabic },
  play: shown,
};
