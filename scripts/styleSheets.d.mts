import type { CSSOptions } from 'vite';

/** Vite's `css`, wherever our style sheets are used: in the app, in Storybook, in tests and in measurements. */
export const css: CSSOptions;
