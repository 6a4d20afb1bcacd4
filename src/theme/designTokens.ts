import { declarations, ratio, required, resolveColours, ringTones, shown } from './contrast';
import type { Colours, Need } from './contrast';
import { readSheet } from './tokenSource';
import type { Heading, ThemeSheets } from './tokenSource';
import { tokenType, tokenValue } from './tokenValues';
import type { TokenType, TokenValue } from './tokenValues';

/** The four themes: the two switches, each off or on. */
export const themes = {
  standard: 'Standard',
  'high-contrast': 'High contrast',
  'large-text': 'Large text',
  'high-contrast-large-text': 'High contrast and large text',
} as const;

/** The id of a theme. */
export type Theme = keyof typeof themes;

/** The ids of all themes. */
export const themeIds = Object.keys(themes) as Theme[];

/** The contrast of one token with another. */
export interface Contrast {
  /** The token on the other side. */
  with: string;
  /** The position of this token: in front, or behind the other one. */
  as: 'front' | 'back';
  need: Need;
  /** The contrast ratio in each theme, and the minimum there. */
  ratio: Readonly<Record<Theme, number>>;
  least: Readonly<Record<Theme, number>>;
}

/** A design token with its value in every theme. */
export interface DesignToken {
  /** Its name in the style sheet, without the dashes. */
  name: string;
  group: string;
  purpose: string;
  type: TokenType;
  /** The text in the style sheet, in each theme. */
  css: Readonly<Record<Theme, string>>;
  /** The value in the format, with all references resolved. */
  value: Readonly<Record<Theme, TokenValue>>;
  contrasts: readonly Contrast[];
}

/** All design tokens, and the headings of their groups. */
export interface DesignTokens {
  tokens: readonly DesignToken[];
  headings: readonly Heading[];
  /** The visible colours in each theme, by name; translucent ones lie over white. */
  colours: Readonly<Record<Theme, Colours>>;
}

/** The group of the raw colours. */
export const paletteGroup = 'Palette';

const paletteHeading: Heading = {
  name: paletteGroup,
  text: 'Palette: the raw colours, named after what they look like. Only other tokens use them.',
};

const forThemes = <Value>(make: (theme: Theme) => Value) =>
  Object.fromEntries(themeIds.map((theme) => [theme, make(theme)])) as Record<Theme, Value>;

const leastIn = (theme: Theme, need: Need) =>
  required[theme.startsWith('high-contrast') ? 'high' : 'standard'][need];

function contrastsOf(name: string, colours: Readonly<Record<Theme, Colours>>): Contrast[] {
  const measured = (other: string) =>
    forThemes(
      (theme) => Math.round(ratio(colours[theme][name] ?? '', colours[theme][other] ?? '') * 100) / 100,
    );
  return [...shown, ringTones].flatMap((pair) => {
    if (pair.front !== name && pair.back !== name) return [];
    const as = pair.front === name ? 'front' : 'back';
    const other = as === 'front' ? pair.back : pair.front;
    // The two tones of the ring need no more in high contrast: one of them always has the higher ratio to its neighbour.
    const least =
      pair === ringTones
        ? forThemes(() => required.standard.boundary)
        : forThemes((theme) => leastIn(theme, pair.need));
    return [{ with: other, as, need: pair.need, ratio: measured(other), least }];
  });
}

/** Names the tokens that use a raw colour, so that nobody has to maintain that list. */
function usersOf(name: string, sources: readonly Readonly<Record<string, string>>[]): string {
  const users = new Set(
    sources.flatMap((source) =>
      Object.entries(source)
        .filter(([, value]) => value.includes(`var(--${name})`))
        .map(([user]) => user),
    ),
  );
  return users.size === 0 ? '' : `Raw colour of ${[...users].join(', ')}.`;
}

/**
 * Reads all design tokens from the theme's style sheets. Throws, with the token's name, where the format cannot express
 * a value.
 */
export function designTokens(sheets: ThemeSheets): DesignTokens {
  const palette = readSheet(sheets.palette);
  const meanings = readSheet(sheets.tokens);
  const standard = declarations(sheets.tokens, ':root');
  const high = declarations(sheets.highContrast, '@mixin --high-contrast');
  const large = declarations(sheets.largeText, ":root[data-text='large']");
  const raw = Object.fromEntries(palette.declared.map(({ name, value }) => [name, value]));
  const all = {
    standard: { ...raw, ...standard },
    'high-contrast': { ...raw, ...standard, ...high },
    'large-text': { ...raw, ...standard, ...large },
    'high-contrast-large-text': { ...raw, ...standard, ...large, ...high },
  };
  const colours = forThemes((theme) => resolveColours(all[theme]));

  const tokens = [
    ...palette.declared.map((token) => ({
      ...token,
      group: paletteGroup,
      purpose: usersOf(token.name, [standard, high]),
    })),
    ...meanings.declared,
  ].map(({ name, group, purpose }): DesignToken => {
    const css = forThemes((theme) => all[theme][name] ?? '');
    const type = tokenType(name, Object.values(css));
    const hexIn = (theme: Theme) => (other: string) => colours[theme][other] ?? '';
    return {
      name,
      group,
      purpose,
      type,
      css,
      value: forThemes((theme) => tokenValue(type, css[theme], hexIn(theme))),
      contrasts: contrastsOf(name, colours),
    };
  });
  return { tokens, headings: [paletteHeading, ...meanings.headings], colours };
}
