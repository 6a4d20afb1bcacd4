import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { TextPage } from '../../src/components/TextPage/TextPage';
import * as situations from '../support/situations';

const meta: Meta<typeof TextPage> = {
  title: 'Components/TextPage',
  component: TextPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Privacy',
    lead: 'What is kept, where, and for how long.',
    children: (
      <>
        <p>
          Your appointments stay in this browser. Nobody else sees them.{' '}
          <a href="#more">Read more about it</a>.
        </p>
        <h2>What you can do</h2>
        <ul>
          <li>Clear everything from this device when you log out.</li>
          <li>
            <a href="#ask">Ask us</a> what we know about you.
          </li>
        </ul>
        <h2>A long paragraph</h2>
        <p>{`${situations.longWords}. `.repeat(3)}</p>
      </>
    ),
  },
  argTypes: { children: { control: false } },
};
export default meta;
type Story = StoryObj<typeof TextPage>;

/** One h1, sections with h2, links in the order of reading, and lines that are not too long. */
export const Default: Story = {
  tags: ['situations'],
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Read more about it' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Ask us' })).toHaveFocus();
    for (const paragraph of document.querySelectorAll('p')) {
      const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
      await expect(paragraph.getBoundingClientRect().width / size).toBeLessThanOrEqual(42);
    }
  },
};
export const LongText: Story = { args: { title: situations.longWords, lead: situations.longWords } };
export const Unbreakable: Story = {
  args: { title: situations.unbreakable, children: <p>{situations.unbreakable}</p> },
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { title: situations.arabic, lead: situations.arabic, children: <p>{situations.arabic}</p> },
};
