import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '@/src/components/Icon/Icon';
import * as laterPaths from '@/src/components/Icon/lazyIcons';
import * as paths from '@/src/components/Icon/paths';
import * as situations from '../support/situations';

const meta: Meta<typeof Icon> = {
  title: 'Components/Icon',
  component: Icon,
  args: { shape: paths.leaf },
  argTypes: { shape: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Icon>;

/** Not in the accessibility tree, not in the tab order. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Each beside its name, the way icons are meant to be used, and in the colour of that. */
export const All: Story = {
  tags: ['situations'],
  render: () => (
    <ul className="story-icons">
      {Object.entries({ ...paths, ...laterPaths }).map(([name, shape]) => (
        <li key={name}>
          <Icon shape={shape} size="large" /> {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    // What is exported and is no drawing has no lines.
    await expect(canvasElement.querySelectorAll('svg:not(:has(path))')).toHaveLength(0);
    for (const path of canvasElement.querySelectorAll('path')) {
      const { color, fill, stroke } = getComputedStyle(path);
      await expect([fill, stroke].filter((paint) => paint !== 'none')).toEqual([color]);
    }
  },
};

/** As large as the words ask for. */
export const LongText: Story = {
  render: (args) => (
    <p className="story-row">
      <Icon {...args} /> {situations.longWords} <Icon {...args} size="large" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('p')!.style.fontSize = '20px';
    const sizes = [...canvasElement.querySelectorAll('svg')].map((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return [width, height];
    });
    await expect(sizes).toEqual([
      [26, 26],
      [32, 32],
    ]);
  },
};

/** Arrows point the other way. */
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { shape: paths.chevronRight },
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg') as SVGElement;
    await expect(getComputedStyle(svg).scale).toBe('-1 1');
  },
};
