import { create } from 'storybook/theming';

/** The product's name, and a theme's colours by name. */
interface Handed {
  product: string;
  colours: Readonly<Record<string, string>>;
  /** High contrast is light on black. */
  high?: boolean;
}

/** Storybook's own colours, in those of the product. Each pair of words and what they stand on is tested in frameTheme.test.ts. */
export function frameTheme({ product, colours, high = false }: Handed) {
  const colour = (name: string): string => {
    const hex = colours[name];
    if (!hex) throw new Error(`The theme has no colour --${name}`);
    return hex;
  };
  return create({
    base: high ? 'dark' : 'light',
    brandTitle: `${product}: components`,
    brandUrl: './?path=/docs/documents-introduction--docs',
    brandTarget: '_self',
    fontBase: '"Atkinson Hyperlegible Next Variable", Verdana, sans-serif',
    colorPrimary: colour('action'),
    colorSecondary: colour('action'),
    appBg: colour('surface-soft'),
    appContentBg: colour('surface-page'),
    appPreviewBg: colour('surface-page'),
    appHoverBg: colour(high ? 'surface-soft' : 'selected'),
    appBorderColor: colour('border'),
    textColor: colour('text'),
    textMutedColor: colour('text-soft'),
    textInverseColor: colour('on-action'),
    barBg: colour('surface-page'),
    barTextColor: colour('text-soft'),
    barHoverColor: colour('action-hover'),
    barSelectedColor: colour('action'),
    buttonBg: colour('surface-page'),
    buttonBorder: colour('border'),
    booleanBg: colour('surface-soft'),
    booleanSelectedBg: colour('surface-page'),
    inputBg: colour('surface-field'),
    inputBorder: colour('border'),
    inputTextColor: colour('text'),
  });
}
