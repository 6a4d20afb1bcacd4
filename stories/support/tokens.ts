import { designTokens } from '@/src/theme/designTokens';
import { tokenFiles } from '@/src/theme/tokenFiles';
import highContrast from '@/src/theme/high-contrast.css?raw';
import largeText from '@/src/theme/large-text.css?raw';
import palette from '@/src/theme/palette.css?raw';
import tokens from '@/src/theme/tokens.css?raw';

/** The design tokens of the theme: what `npm run tokens` writes. */
export const design = designTokens({ palette, tokens, highContrast, largeText });

/** The names of the files that Storybook offers at design-tokens/. */
export const fileNames = Object.keys(tokenFiles(design));
