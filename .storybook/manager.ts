import { addons } from 'storybook/manager-api';
import { frameTheme } from './frameTheme';

// Storybook puts the values of main.ts in the place of these two.
addons.setConfig({
  theme: frameTheme({
    product: process.env.STORYBOOK_PRODUCT ?? '',
    colours: JSON.parse(process.env.STORYBOOK_COLOURS ?? '{}') as Record<string, string>,
  }),
});
