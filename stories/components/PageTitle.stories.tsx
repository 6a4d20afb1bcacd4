import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { PageTitle } from '@/src/components/PageTitle/PageTitle';
import type { PageTitleProps } from '@/src/components/PageTitle/PageTitle';
import { expectNothingSideways } from '../support/layout';
import * as situations from '../support/situations';

const meta: Meta<typeof PageTitle> = {
  title: 'Components/PageTitle',
  component: PageTitle,
  args: {
    children: 'Health Resources',
    lead: 'General information. Talk to your doctor about your own health.',
  },
};
export default meta;
type Story = StoryObj<typeof PageTitle>;

function Moving(props: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Button onClick={() => title.current?.focus()}>Go to the page</Button>
      <PageTitle {...props} ref={title} />
    </>
  );
}

/** It takes the focus when another page is shown, with a ring, and Tab never stops at it. */
export const Default: Story = {
  tags: ['situations'],
  render: (args) => <Moving {...args} />,
  play: async ({ userEvent }) => {
    const heading = screen.getByRole('heading', { level: 1, name: 'Health Resources' });
    await expect(heading).not.toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading)).toHaveProperty('outlineStyle', 'solid');
  },
};
export const Hero: Story = {
  args: {
    size: 'hero',
    children: 'Act Now, Age Better',
    lead: 'Health information, local services and good company.',
  },
};
export const WithoutLead: Story = { args: { lead: undefined } };
export const LongText: Story = { args: { children: situations.longWords, lead: situations.longWords } };
/** A word wider than the window wraps. */
export const Unbreakable: Story = {
  args: { children: situations.unbreakable, lead: situations.unbreakable },
  ...situations.narrowLargeText,
  play: expectNothingSideways,
};
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { children: situations.arabic, lead: situations.arabic },
};
