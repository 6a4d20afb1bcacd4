import { describe, expect, it } from 'vitest';
import { frameTheme } from '@/.storybook/frameTheme';
import { currentTokens } from '@/scripts/tokenFolder';
import { ratio } from '@/src/theme/contrast';

const { colours } = currentTokens();
const theme = frameTheme({ product: 'Age Better', colours: colours.standard });
const highTheme = frameTheme({ product: 'Age Better', colours: colours['high-contrast'], high: true });

/** Words, and what they stand on; then edges, and what they lie on. */
const words = [
  ['textColor', 'appBg'],
  ['textColor', 'appContentBg'],
  ['textColor', 'appHoverBg'],
  ['textColor', 'buttonBg'],
  ['textMutedColor', 'appBg'],
  ['textMutedColor', 'appContentBg'],
  ['textInverseColor', 'colorSecondary'],
  ['colorSecondary', 'appBg'],
  ['colorSecondary', 'appContentBg'],
  ['barTextColor', 'barBg'],
  ['barHoverColor', 'barBg'],
  ['barSelectedColor', 'barBg'],
  ['inputTextColor', 'inputBg'],
] as const;
const edges = [
  ['inputBorder', 'inputBg'],
  ['buttonBorder', 'appBg'],
] as const;

describe('the frame around the stories', () => {
  it('has the product’s name', () => {
    expect(theme.brandTitle).toContain('Age Better');
  });

  it.each(words)('shows %s on %s', (front, back) => {
    expect(ratio(theme[front], theme[back])).toBeGreaterThanOrEqual(4.5);
    expect(ratio(highTheme[front], highTheme[back])).toBeGreaterThanOrEqual(7);
  });

  it.each(edges)('shows the edge %s on %s', (front, back) => {
    expect(ratio(theme[front], theme[back])).toBeGreaterThanOrEqual(3);
    expect(ratio(highTheme[front], highTheme[back])).toBeGreaterThanOrEqual(4.5);
  });

  it('is not built from a colour that the theme does not have', () => {
    expect(() => frameTheme({ product: 'Age Better', colours: {} })).toThrow('--');
  });
});
