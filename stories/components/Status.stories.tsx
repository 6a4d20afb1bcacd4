import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { calendar, plus } from '@/src/components/Icon/paths';
import { Status } from '@/src/components/Status/Status';
import { expectAbove, expectNothingSideways } from '../support/layout';
import * as situations from '../support/situations';

const undo = fn();

const meta: Meta<typeof Status> = {
  title: 'Components/Status',
  component: Status,
  args: { kind: 'info', children: 'Kept on this device only.' },
  argTypes: { icon: { control: false }, action: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Status>;

/** The button that helps is reached by Tab and pressed by Enter. */
export const Default: Story = {
  args: {
    kind: 'success',
    children: 'Appointment deleted: Hearing check.',
    action: (
      <Button size="small" onClick={undo}>
        Undo
      </Button>
    ),
  },
  play: async ({ userEvent }) => {
    undo.mockClear();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('status')).toBeNull();
  },
};
export const Information: Story = {};
export const Success: Story = { args: { kind: 'success', children: 'Appointment saved: Hearing check.' } };
export const Loading: Story = {
  args: {
    kind: 'loading',
    children: (
      <p>
        <strong>Loading resources...</strong> This takes a moment.
      </p>
    ),
  },
};
/** The words and the one thing to do. */
export const Empty: Story = {
  args: {
    kind: 'empty',
    icon: calendar,
    children: 'You don’t have any appointments scheduled yet.',
    action: (
      <Button kind="main" icon={plus}>
        Add an appointment
      </Button>
    ),
  },
  play: async ({ userEvent }) => {
    await expect(screen.getByText('You don’t have any appointments scheduled yet.')).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Add an appointment' })).toHaveFocus();
  },
};
/** What happened in words, and the button that helps. */
export const WithError: Story = {
  args: {
    kind: 'failed',
    children: 'Error saving appointment. Please try again. Your text is still in the form.',
    action: <Button size="small">Try again</Button>,
  },
  play: async ({ userEvent }) => {
    await expect(screen.getByText(/^Error saving appointment\./)).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
export const Warning: Story = {
  args: {
    kind: 'warning',
    children: 'The map pictures could not be loaded. The list of places still works.',
  },
};

/** One that comes while somebody is on the page, with nothing else to say it. */
export const Appearing: Story = {
  args: { kind: 'success', appears: true, children: 'Thank you for your rating!' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Thank you for your rating!');
  },
};

/** What went well, what did not and what is only said have an icon of their own, and a bar at the side. */
export const All: Story = {
  tags: ['situations'],
  render: () => (
    <div className="story-column">
      {[Default, Loading, Warning, WithError, Empty].map(({ args }) => (
        <Status key={args?.kind} kind="info" {...args}>
          {args?.children}
        </Status>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const kinds = ['success', 'warning', 'loading'].map((kind) =>
      canvasElement.querySelector<HTMLElement>(`[data-kind="${kind}"]`)!,
    );
    const icons = kinds.map((message) => message.querySelector('path')?.getAttribute('d'));
    await expect(new Set(icons)).toHaveProperty('size', 3);
    for (const message of kinds) await expect(message).toHaveStyle({ borderInlineStartWidth: '8px' });
  },
};
/** The button stands under the words. */
export const LongText: Story = {
  args: { kind: 'warning', children: situations.longWords, action: <Button size="small">Try again</Button> },
  ...situations.narrow,
  play: async () => {
    await expectAbove(screen.getByText(situations.longWords), screen.getByRole('button'));
    await expectNothingSideways();
  },
};
export const Unbreakable: Story = { args: { kind: 'failed', children: situations.unbreakable } };
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { kind: 'success', children: situations.arabic },
};
