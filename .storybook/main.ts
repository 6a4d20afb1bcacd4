import type { StorybookConfig } from '@storybook/react-vite';
import { currentTokens } from '../scripts/tokenFolder.ts';
import { defaultPageSettings } from '../shared/domain/screens/pageSettings.ts';
import { componentDocs, designTokenFiles } from './plugins.ts';
import { evidenceFolders, statusPlugin } from './statusPlugin.ts';

const config: StorybookConfig = {
  stories: ['../stories/docs/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public', ...evidenceFolders],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  env: (env) => ({
    ...env,
    STORYBOOK_PRODUCT: defaultPageSettings.productName,
    // The frame around the stories is built by a tool that reads no style sheets.
    STORYBOOK_COLOURS: JSON.stringify(currentTokens().colours.standard),
  }),
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), designTokenFiles(), componentDocs(), statusPlugin()],
  }),
};

export default config;
