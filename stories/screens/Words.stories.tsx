import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpPage } from '@/src/features/help/HelpPage';
import { AccessibilityPage } from '@/src/features/info/AccessibilityPage';
import { PrivacyPage } from '@/src/features/info/PrivacyPage';
import { LeafletPage } from '@/src/features/leaflet/LeafletPage';
import { ResetPasswordPage } from '@/src/features/resetPassword/ResetPasswordPage';
import { summaryWithFaults } from '../support/accessibilitySummary';
import { onScreen, screen } from '../support/screens';

const meta: Meta = {
  title: 'Screens/Pages of words',
  parameters: { layout: 'fullscreen' },
  decorators: [screen],
};
export default meta;
type Story = StoryObj;

/** All help numbers: each is a link that calls, in type that can be read from the telephone. */
export const Help: Story = {
  render: () => <HelpPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '000' })).toHaveAttribute('href', 'tel:000');
  },
};

export const Leaflet: Story = { render: () => <LeafletPage /> };
export const Accessibility: Story = { render: () => <AccessibilityPage /> };

/** Where the operator gave an address, it stands there. */
export const AccessibilityWithAddress: Story = {
  parameters: onScreen({ ports: () => ({ settings: { contactEmail: 'help@agebetter.example' } }) }),
  render: () => <AccessibilityPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'help@agebetter.example' })).toHaveAttribute(
      'href',
      'mailto:help@agebetter.example',
    );
  },
};

/** A report with faults, with rules that were looked at in part, and with the other answers that the page has. */
export const AccessibilityWithFaults: Story = {
  parameters: onScreen({
    ports: () => ({
      settings: { contactEmail: 'help@agebetter.example', answerDays: 5, accessibilityReport: true },
    }),
  }),
  render: () => <AccessibilityPage summary={summaryWithFaults} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^This site meets part of the standard/)).toBeVisible();
    await expect(canvas.getByText('The map moves by dragging alone. Instead: Use the list.')).toBeVisible();
    await expect(canvas.getByText('Rule 1.4.13: not looked at on 1 of 20 pages')).toBeVisible();
    // By keyboard in the built page: what types here does not open a <summary>.
    await userEvent.click(canvas.getByText('2 rules: not looked at on any page'));
    await expect(canvas.getByRole('link', { name: '1.1.1 Non-text Content' })).toBeVisible();
    await expect(canvas.getByText(/You get an answer within 5 working days/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'the reports for auditors' })).toBeVisible();
  },
};

export const Privacy: Story = { render: () => <PrivacyPage /> };
export const ResetPassword: Story = { render: () => <ResetPasswordPage /> };
