import { paletteGroup, themeIds, themes } from './designTokens';
import type { DesignToken, DesignTokens, Theme } from './designTokens';
import type { TokenValue } from './tokenValues';

/** A file of the Design Tokens Format Module, or of its Resolver Module. */
export type TokenDocument = Readonly<Record<string, unknown>>;

/** The key for data in the files that the format does not define. It would be a domain, if the project had one. */
export const extensionName = 'age-better';

const schemas = 'https://www.designtokens.org/schemas/2025.10';

const keyOf = (group: string) => group.toLowerCase().replaceAll(/\W+/g, '-');
const pathOf = (token: DesignToken) => `${keyOf(token.group)}.${token.name}`;

/**
 * The data that the format does not define: the name in the style sheet, its text where the format changes it, and the
 * contrasts.
 */
function extensions(token: DesignToken, inThemes: readonly Theme[]) {
  const only = <Value>(values: Readonly<Record<Theme, Value>>) =>
    inThemes.length === 1
      ? values[inThemes[0] ?? 'standard']
      : Object.fromEntries(inThemes.map((theme) => [theme, values[theme]]));
  return {
    [extensionName]: {
      css: `--${token.name}`,
      cssValue: only(token.css),
      ...(token.contrasts.length > 0 && {
        contrast: token.contrasts.map((contrast) => ({
          [contrast.as === 'front' ? 'on' : 'under']: contrast.with,
          need: contrast.need,
          ratio: only(contrast.ratio),
          least: only(contrast.least),
        })),
      }),
    },
  };
}

type Tree = Record<string, Record<string, unknown>>;

function grouped({ tokens, headings }: DesignTokens, write: (token: DesignToken) => unknown): Tree {
  const tree: Tree = {};
  for (const token of tokens) {
    const written = write(token);
    if (written === undefined) continue;
    const description = headings.find(({ name }) => name === token.group)?.text ?? '';
    tree[keyOf(token.group)] ??= { $description: description };
    (tree[keyOf(token.group)] as Record<string, unknown>)[token.name] = written;
  }
  return tree;
}

/** One theme by itself, with final values, for tools without themes. */
function flatFile(design: DesignTokens, theme: Theme): TokenDocument {
  return {
    $schema: `${schemas}/format.json`,
    $description: `The design tokens of Age Better, ${themes[theme].toLowerCase()}.`,
    ...grouped(design, (token) => ({
      $type: token.type,
      $value: token.value[theme],
      $description: token.purpose,
      $extensions: extensions(token, [theme]),
    })),
  };
}

/** All themes in one file, as two switches; tokens refer to the raw colours by name. */
function resolverFile(design: DesignTokens): TokenDocument {
  const byName = new Map(design.tokens.map((token) => [token.name, token]));
  const valueIn = (token: DesignToken, theme: Theme): TokenValue => {
    const target = byName.get(/^var\(--([\w-]+)\)$/.exec(token.css[theme])?.[1] ?? '');
    return target ? `{${pathOf(target)}}` : token.value[theme];
  };
  const changedIn = (theme: Theme) => (token: DesignToken) =>
    token.css[theme] === token.css.standard
      ? undefined
      : { $type: token.type, $value: valueIn(token, theme), $description: token.purpose };
  const all = grouped(design, (token) => ({
    $type: token.type,
    $value: valueIn(token, 'standard'),
    $description: token.purpose,
    $extensions: extensions(token, themeIds),
  }));
  const { [keyOf(paletteGroup)]: palette, ...meanings } = all;
  return {
    $schema: `${schemas}/resolver.json`,
    name: 'Age Better',
    version: '2025.10',
    description: 'The design tokens of Age Better. The two switches are independent: there are four themes.',
    sets: {
      palette: {
        description: 'Step one: the raw colours. Nothing but other tokens may use them.',
        sources: [{ [keyOf(paletteGroup)]: palette }],
      },
      meanings: { description: 'Step two: what a colour, a size or a space is for.', sources: [meanings] },
    },
    modifiers: {
      contrast: {
        description: 'The switch “High contrast”, and the same wish of a device.',
        contexts: { standard: [], high: [grouped(design, changedIn('high-contrast'))] },
        default: 'standard',
      },
      text: {
        description:
          'The switch “Large text”. The root of the page is half as big again as well: 1rem is 24 pixels.',
        contexts: { standard: [], large: [grouped(design, changedIn('large-text'))] },
        default: 'standard',
      },
    },
    resolutionOrder: ['#/sets/palette', '#/sets/meanings', '#/modifiers/text', '#/modifiers/contrast'].map(
      ($ref) => ({ $ref }),
    ),
  };
}

/** The files for designers' tools, by name. */
export function tokenFiles(design: DesignTokens): Readonly<Record<string, TokenDocument>> {
  return {
    'age-better.resolver.json': resolverFile(design),
    ...Object.fromEntries(themeIds.map((theme) => [`${theme}.tokens.json`, flatFile(design, theme)])),
  };
}
