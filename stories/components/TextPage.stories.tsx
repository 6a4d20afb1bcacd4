import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { TextPage } from '@/src/components/TextPage/TextPage';
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
      await expect(getComputedStyle(paragraph).textAlign).toBe('start');
    }
  },
};
/** Lines of lists are not too long either. Paragraphs stand further apart than lines, and spacing of one’s own fits in. */
export const LongText: Story = {
  args: {
    title: situations.longWords,
    lead: situations.longWords,
    children: (
      <>
        <p>{`${situations.longWords}. `.repeat(3)}</p>
        <p>{`${situations.longWords}. `.repeat(3)}</p>
        <ul>
          <li>{`${situations.longWords}. `.repeat(3)}</li>
        </ul>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const item = screen.getByRole('listitem');
    const size = Number.parseFloat(getComputedStyle(item).fontSize);
    await expect(item.getBoundingClientRect().width / size).toBeLessThanOrEqual(42);
    const [, first, second] = canvasElement.querySelectorAll('p');
    const between = second!.getBoundingClientRect().top - first!.getBoundingClientRect().bottom;
    const lineHeight = Number.parseFloat(getComputedStyle(first!).lineHeight);
    await expect(between).toBeGreaterThan(lineHeight - size);

    const spacing = document.createElement('style');
    spacing.textContent = `* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p {
      margin-block-end: 2em !important;
    }`;
    canvasElement.append(spacing);
    for (const part of canvasElement.querySelectorAll('*')) {
      await expect(part.scrollHeight).toBeLessThanOrEqual(part.clientHeight + 1);
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
    spacing.remove();
  },
};
export const Unbreakable: Story = {
  args: { title: situations.unbreakable, children: <p>{situations.unbreakable}</p> },
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { title: situations.arabic, lead: situations.arabic, children: <p>{situations.arabic}</p> },
};
