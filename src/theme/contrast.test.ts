import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { css } from '../../scripts/styleSheets.mjs';
import {
  declarations,
  markers,
  ratio,
  required,
  resolveColours,
  ringNeighbours,
  ringTones,
  shown,
} from './contrast';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const palette = declarations(read('palette.css'), ':root');
const standard = declarations(read('tokens.css'), ':root');
const high = declarations(read('high-contrast.css'), '@mixin --high-contrast');
const large = declarations(read('large-text.css'), ":root[data-text='large']");

const standardColours = resolveColours({ ...palette, ...standard });
const highColours = resolveColours({ ...palette, ...standard, ...high });
const themes = {
  standard: { colours: standardColours, least: required.standard },
  'high contrast': { colours: highColours, least: required.high },
  'large text': { colours: resolveColours({ ...palette, ...standard, ...large }), least: required.standard },
  'high contrast and large text': {
    colours: resolveColours({ ...palette, ...standard, ...large, ...high }),
    least: required.high,
  },
};

function colour(colours: Readonly<Record<string, string>>, name: string): string {
  const value = colours[name];
  if (!value) throw new Error(`--${name} is not a colour`);
  return value;
}

describe('the contrast calculation', () => {
  it('gives the well-known ratios', () => {
    expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(ratio('#ffffff', '#ffffff')).toBe(1);
  });

  it('resolves variables and blends translucent colours over the page', () => {
    const declared = { a: '#000000', b: 'var(--a)', veil: 'color-mix(in srgb, var(--b) 50%, transparent)' };
    expect(resolveColours(declared)).toEqual({ a: '#000000', b: '#000000', veil: '#808080' });
  });
});

describe.each(Object.entries(themes))('%s', (_name, { colours, least }) => {
  it.each(shown)('$front on $back', ({ front, back, need }) => {
    expect(ratio(colour(colours, front), colour(colours, back))).toBeGreaterThanOrEqual(least[need]);
  });

  it.each(markers)('shows $fill on the map', ({ fill, edge, backs }) => {
    for (const back of backs) {
      const best = Math.max(
        ...[fill, edge].map((name) => ratio(colour(colours, name), colour(colours, back))),
      );
      expect(best).toBeGreaterThanOrEqual(least.boundary);
    }
  });

  it('shows a focus ring whose two tones differ', () => {
    expect(ratio(colour(colours, ringTones.front), colour(colours, ringTones.back))).toBeGreaterThanOrEqual(
      required.standard.boundary,
    );
  });

  it.each(ringNeighbours)('shows the focus ring on %s', (name) => {
    const tones = ['focus-inner', 'focus-outer'].map((tone) =>
      ratio(colour(colours, tone), colour(colours, name)),
    );
    expect(Math.max(...tones)).toBeGreaterThanOrEqual(required.standard.boundary);
  });
});

describe('the theme files', () => {
  it('give the same high contrast to people who choose it and to devices that ask for it', async () => {
    const config = await resolveConfig({ configFile: false, css }, 'build');
    const file = fileURLToPath(new URL('high-contrast.css', import.meta.url));
    const { code } = await preprocessCSS(read('high-contrast.css'), file, config);
    const chosen = declarations(code, ':root[data-contrast="high"]');
    const wished = declarations(code, ':root:not([data-contrast])');
    expect(wished).toEqual(chosen);
    expect(Object.keys(chosen)).toEqual(expect.arrayContaining(Object.keys(high)));
  });

  it('change no colour for large text', () => {
    const changed = Object.keys(large).filter((name) => name in standardColours);
    expect(changed).toEqual([]);
  });

  it('override only tokens that exist', () => {
    const unknown = [...Object.keys(high), ...Object.keys(large)].filter((name) => !(name in standard));
    expect(unknown).toEqual([]);
  });

  it('give every colour a role of its own in high contrast', () => {
    const colourTokens = Object.keys(standard).filter((name) => name in standardColours);
    expect(colourTokens.filter((name) => !(name in high))).toEqual([]);
  });
});
