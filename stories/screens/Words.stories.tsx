import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpPage } from '../../src/features/help/HelpPage';
import { AccessibilityPage } from '../../src/features/info/AccessibilityPage';
import { PrivacyPage } from '../../src/features/info/PrivacyPage';
import { LeafletPage } from '../../src/features/leaflet/LeafletPage';
import { ResetPasswordPage } from '../../src/features/resetPassword/ResetPasswordPage';
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

export const Privacy: Story = { render: () => <PrivacyPage /> };
export const ResetPassword: Story = { render: () => <ResetPasswordPage /> };
