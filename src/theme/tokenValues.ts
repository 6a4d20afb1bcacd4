/** A colour of the Design Tokens Color Module 2025.10. */
export interface ColourValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}

/** A length, or a time, with its unit. */
export interface Measure {
  value: number;
  unit: string;
}

/** A shadow of the Design Tokens Format Module 2025.10. */
export interface ShadowValue {
  color: ColourValue;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

/** The format's names for the kinds of values in the theme. */
export type TokenType =
  'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number' | 'shadow';

/** A value in the format; a text in braces refers to another token. */
export type TokenValue = ColourValue | Measure | ShadowValue | number | string[] | string;

const clear: ColourValue = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };
const nothing: Measure = { value: 0, unit: 'px' };

const rounded = (value: number) => Math.round(value * 100_000) / 100_000;

function colour(hex: string, alpha: number): ColourValue {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.toLowerCase() };
}

const measure = (text: string): Measure => {
  const [, value, unit] = /^(-?[\d.]+)(rem|px|ms|s)$/.exec(text) ?? [];
  if (value && unit) return { value: Number(value), unit };
  if (text === '0') return nothing;
  throw new Error(`"${text}" is no length or time that the format knows`);
};

/**
 * Returns the kind of a value in the style sheet, or nothing for `none`, `0` and a reference, which take the kind of
 * their token.
 */
function typeOf(name: string, value: string): TokenType | undefined {
  if (/^#|^color-mix/.test(value)) return 'color';
  if (/ color-mix\(/.test(value)) return 'shadow';
  if (/^-?[\d.]+(rem|px)$/.test(value)) return 'dimension';
  if (/^-?[\d.]+m?s$/.test(value)) return 'duration';
  if (name.startsWith('weight-')) return 'fontWeight';
  if (/^[\d.]*[1-9](em)?$/.test(value)) return 'number';
  if (/^'.+,/.test(value)) return 'fontFamily';
}

/** Determines the kind of a token from its values in all themes. A token that is a reference has its target's kind. */
export function tokenType(name: string, values: readonly string[]): TokenType {
  const types = new Set(values.map((value) => typeOf(name, value)).filter((type) => type !== undefined));
  if (values.some((value) => value.startsWith('var('))) types.add('color');
  const [type, another] = types;
  if (!type || another) throw new Error(`--${name}: no kind of token fits ${values.join(' and ')}`);
  return type;
}

/** Returns the colour of `value`. `hexOf` resolves a name. */
function colourOf(value: string, hexOf: (name: string) => string): ColourValue {
  if (value === 'none') return clear;
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/.exec(value);
  const solid = mix?.[1] ?? value;
  const name = /^var\(--([\w-]+)\)$/.exec(solid)?.[1];
  const hex = name ? hexOf(name) : solid;
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`"${value}" is no colour that the format knows`);
  return colour(hex, mix ? Number(mix[2]) / 100 : 1);
}

function shadowOf(value: string, hexOf: (name: string) => string): ShadowValue {
  if (value === 'none')
    return { color: clear, offsetX: nothing, offsetY: nothing, blur: nothing, spread: nothing };
  const [, x, y, blur, paint] = /^(\S+) (\S+) (\S+) (color-mix\(.+\))$/.exec(value) ?? [];
  if (!x || !y || !blur || !paint) throw new Error(`"${value}" is no shadow that the format knows`);
  return {
    color: colourOf(paint, hexOf),
    offsetX: measure(x),
    offsetY: measure(y),
    blur: measure(blur),
    spread: nothing,
  };
}

/** Converts a value of the style sheet to the format, with every reference resolved. */
export function tokenValue(type: TokenType, value: string, hexOf: (name: string) => string): TokenValue {
  switch (type) {
    case 'color':
      return colourOf(value, hexOf);
    case 'shadow':
      return shadowOf(value, hexOf);
    case 'dimension':
    case 'duration':
      return measure(value);
    case 'fontFamily':
      return value.split(',').map((font) => font.trim().replaceAll(/^'|'$/g, ''));
    case 'fontWeight':
    case 'number':
      return Number.parseFloat(value);
  }
}
