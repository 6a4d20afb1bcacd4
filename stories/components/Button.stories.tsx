import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { buttonClass } from '@/src/components/Button/buttonClass';
import { IconButton } from '@/src/components/Button/IconButton';
import { minus, trash } from '@/src/components/Icon/lazyIcons';
import { download, plus } from '@/src/components/Icon/paths';
import { expectNothingSideways, expectTargets } from '../support/layout';
import * as situations from '../support/situations';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  argTypes: { icon: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Button>;

/** Enter and Space press it, once each. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Kinds: Story = {
  tags: ['situations'],
  render: (args) => (
    <div className="story-row">
      <Button {...args} kind="main">
        Save
      </Button>
      <Button {...args}>Cancel</Button>
      <Button {...args} kind="danger" icon={trash}>
        Delete
      </Button>
      <Button {...args} kind="danger-main">
        Delete appointment
      </Button>
      <Button {...args} kind="quiet">
        Clear search
      </Button>
      <Button {...args} size="small">
        Undo
      </Button>
      <a className={buttonClass('main')} href="#leaflet">
        A link that looks like one
      </a>
    </div>
  ),
  play: async () => {
    const look = (name: string) => getComputedStyle(screen.getByRole('button', { name }));
    const plain = look('Cancel');
    await expect(plain.borderTopStyle).toBe('solid');
    await expect(plain.borderTopColor).not.toBe(plain.backgroundColor);
    await expect(plain.textDecorationLine).toBe('none');
    await expect(look('Save').backgroundColor).not.toBe(plain.backgroundColor);
    await expect(look('Delete appointment').backgroundColor).not.toBe(plain.backgroundColor);
    await expect(look('Clear search').textDecorationLine).toBe('underline');
    await expect(look('Clear search').borderTopColor).toBe('rgba(0, 0, 0, 0)');
    await expectTargets(...screen.getAllByRole('button'));
  },
};

export const WithIcon: Story = { args: { kind: 'main', icon: download, children: 'Download Leaflet' } };

export const IconAlone: Story = {
  render: () => (
    <div className="story-row">
      <IconButton label="Zoom in" icon={plus} />
      <IconButton label="Zoom out" icon={minus} />
    </div>
  ),
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  },
};

/** It keeps its place in the tab order, says why, and does nothing. */
export const Disabled: Story = {
  args: { children: 'Full', unavailable: 'All 25 places are taken.' },
  play: async ({ args, userEvent }) => {
    const button = screen.getByRole('button', { name: 'Full' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('All 25 places are taken.');
    await expect(screen.getByText('All 25 places are taken.')).toBeVisible();
    await expect(getComputedStyle(button).borderTopStyle).toBe('dashed');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Its words say what is going on. The focus stays, and a second press does nothing. */
export const Loading: Story = {
  args: { kind: 'main', busy: 'Saving…' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Saving…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const send = fn();

/** A sleeping button in a form does not send it, not even by Enter in a field. */
export const DisabledInForm: Story = {
  render: (args) => (
    <form
      className="story-row"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label>
        Name <input name="name" />
      </label>
      <Button {...args} type="submit" unavailable="Please wait a moment." />
    </form>
  ),
  play: async ({ userEvent }) => {
    send.mockClear();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Joan{Enter}');
    await expect(send).not.toHaveBeenCalled();
  },
};

export const LongText: Story = { args: { children: situations.longWords, icon: download } };
/** The words wrap. */
export const Unbreakable: Story = {
  args: { children: situations.unbreakable },
  ...situations.narrow,
  play: expectNothingSideways,
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { children: situations.arabic, icon: download, unavailable: situations.arabic },
};
