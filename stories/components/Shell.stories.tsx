import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Header } from '@/src/components/Header/Header';
import { HelpStrip } from '@/src/components/HelpStrip/HelpStrip';
import { PageTitle } from '@/src/components/PageTitle/PageTitle';
import { Shell } from '@/src/components/Shell/Shell';
import { Status } from '@/src/components/Status/Status';
import { inFrame } from '../support/inFrame';
import * as situations from '../support/situations';
import { memberHeader, numbers } from '../support/shell';

const meta: Meta<typeof Shell> = {
  title: 'Components/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen', ...inFrame },
  args: {
    title: 'Community Events',
    skip: 'Skip to main content',
    header: <Header {...memberHeader} />,
    children: (
      <div className="wrap story-main">
        <PageTitle lead="6 events, soonest first">Community Events</PageTitle>
        <Status kind="info">The page’s own content.</Status>
      </div>
    ),
    help: (
      <HelpStrip
        title="Talk to a person"
        numbers={numbers}
        all={{ label: 'All help numbers', href: '#help' }}
      />
    ),
    footer: (
      <>
        <p>Age Better. General information, not medical advice.</p>
        <ul>
          <li>
            <a href="#accessibility">Accessibility</a>
          </li>
          <li>
            <a href="#privacy">Privacy</a>
          </li>
        </ul>
      </>
    ),
  },
  argTypes: Object.fromEntries(
    ['header', 'notice', 'children', 'help', 'footer'].map((name) => [name, { control: false }]),
  ),
};
export default meta;
type Story = StoryObj<typeof Shell>;

/** The skip link comes first, the landmarks have names, and there is one h1. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('banner')).toBeVisible();
    const main = screen.getByRole('main', { name: 'Community Events' });
    await expect(screen.getByRole('region', { name: 'Talk to a person' })).toBeVisible();
    await expect(screen.getByRole('contentinfo')).toBeVisible();
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${main.id}`);
    await expect(main).toHaveAttribute('tabindex', '-1');
    // What layouts ask for their width.
    await expect(main.parentElement).toHaveStyle({ containerType: 'inline-size' });
  },
};
/** The message is a landmark of its own, between header and page. */
export const WithNotice: Story = {
  tags: ['situations'],
  args: {
    notice: (
      <section className="wrap story-main" aria-label="About this copy">
        <Status kind="warning">Demonstration: everybody can log in here.</Status>
      </section>
    ),
  },
  play: async () => {
    const notice = screen.getByRole('region', { name: 'About this copy' });
    await expect(notice.closest('header, main, aside, footer')).toBeNull();
    const order = [
      screen.getByRole('banner'),
      notice,
      screen.getByRole('main'),
      screen.getByRole('region', { name: 'Talk to a person' }),
      screen.getByRole('contentinfo'),
    ];
    for (const [index, landmark] of order.slice(1).entries())
      await expect(order[index]!.compareDocumentPosition(landmark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const LongText: Story = { args: { children: <PageTitle>{situations.longWords}</PageTitle> } };
