import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Header } from '@/src/components/Header/Header';
import styles from '../support/narrowBox.module.css';
import * as situations from '../support/situations';
import { memberHeader, visitorHeader } from '../support/shell';

const meta: Meta<typeof Header> = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: visitorHeader,
  argTypes: { switches: { control: false }, search: { control: false }, account: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Header>;

/** A banner with a search and a list of pages, all in reach of Tab in the order in which they are seen. */
export const Default: Story = {
  globals: { viewport: { value: 'computer' } },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('banner')).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    const order: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      order.push(document.activeElement?.textContent || String(document.activeElement?.getAttribute('name')));
    }
    await expect(order).toEqual([
      'Help by phone: My Aged Care 1800 200 422',
      'Large text',
      'High contrast',
      'Age Better',
      'q',
      'Search',
      'Profile',
      'Login',
      'Register',
      'Health Resources',
      'Support Services',
      'Community',
    ]);
  },
};

export const LoggedIn: Story = {
  tags: ['situations'],
  args: memberHeader,
  globals: { viewport: { value: 'computer' } },
  play: async () => {
    const current = screen.getByRole('link', { name: 'Events' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    // By a bar and by weight, not by the colour of its words alone.
    const [here, other] = [current, screen.getByRole('link', { name: 'Community' })].map((link) =>
      getComputedStyle(link),
    );
    await expect(here!.borderBlockEndWidth).toBe('4px');
    await expect(here!.borderBlockEndColor).not.toBe(other!.borderBlockEndColor);
    await expect(Number(here!.fontWeight)).toBeGreaterThan(Number(other!.fontWeight));
    await expect(screen.getByRole('link', { name: 'Your profile, margaret@example.org' })).toBeVisible();
  },
};
export const Tablet: Story = { args: memberHeader, globals: { viewport: { value: 'tablet' } } };

/** The menu of small screens: open, close, and close by Escape with the focus back on its button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('link', { name: 'Events' })).toBeNull();
    screen.getByRole('link', { name: 'Help' }).focus();
    await userEvent.tab();
    const menu = screen.getByRole('button', { name: 'Menu', expanded: false });
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Close', expanded: true })).toHaveFocus();
    await expect(screen.getByRole('link', { name: 'Events' })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('searchbox', { name: 'Search this site' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toHaveFocus();
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

const opened: Story['play'] = async ({ userEvent }) => {
  const menu = screen.queryByRole('button', { name: 'Menu' });
  if (menu) await userEvent.click(menu);
};
export const PhoneMenuOpen: Story = {
  tags: ['situations'],
  globals: { viewport: { value: 'phone' } },
  play: opened,
};

/** The same in a narrow box, however wide the window is. */
export const MenuOpen: Story = {
  decorators: [
    (Story) => (
      <div className={styles.box}>
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await expect(screen.getByRole('link', { name: 'Events' })).toBeVisible();
  },
};

function Moving() {
  const [place, setPlace] = useState('/');
  return (
    <>
      <Header {...visitorHeader} place={place} />
      <button type="button" onClick={() => setPlace('/events')}>
        Go to another page
      </button>
    </>
  );
}

/** The open menu pushes the page down and lets Tab out. Another page closes it; the page itself takes the focus. */
export const MenuClosesOnMoving: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Moving />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const last = screen.getByRole('link', { name: 'Events' });
    const below = screen.getByRole('button', { name: 'Go to another page' });
    await expect(below.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      last.getBoundingClientRect().bottom,
    );
    last.focus();
    await userEvent.tab();
    await expect(below).toHaveFocus();
    await userEvent.click(below);
    await expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible();
  },
};

const long = { label: situations.longWords, href: '#long' };
export const LongText: Story = {
  args: {
    ...memberHeader,
    brand: { name: situations.longWords, href: '#home' },
    pages: { label: 'Pages', list: [...memberHeader.pages.list, long] },
  },
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { ...memberHeader, brand: { name: situations.arabic, href: '#home' } },
};
