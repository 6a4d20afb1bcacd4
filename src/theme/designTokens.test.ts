import { describe, expect, it } from 'vitest';
import { themeSheets } from '@/scripts/tokenFolder.ts';
import { designTokens, themeIds } from './designTokens';
import { readSheet } from './tokenSource';
import { tokenType, tokenValue } from './tokenValues';

const sheets = themeSheets();
const design = designTokens(sheets);
const find = (name: string) => design.tokens.find((token) => token.name === name);

describe('the design tokens', () => {
  it('are all that the style sheets declare', () => {
    const written = `${sheets.palette}${sheets.tokens}`.match(/^ {4}--[\w-]+:/gm) ?? [];
    expect(design.tokens.map(({ name }) => `    --${name}:`)).toEqual(written);
    expect(written.length).toBeGreaterThan(150);
  });

  it.each(design.tokens.map((token) => [token.name, token] as const))(
    'say what %s is for',
    (_name, token) => {
      expect(token.purpose).toMatch(/^[A-Z].{3,}/);
      expect(token.group).not.toBe('');
    },
  );

  it('differ from theme to theme as the style sheets say', () => {
    expect(find('text')?.css['high-contrast']).toBe('var(--white)');
    expect(find('text')?.css['large-text']).toBe(find('text')?.css.standard);
    expect(find('size-h1')?.value['high-contrast-large-text']).toEqual({ value: 1.9, unit: 'rem' });
    expect(find('scrim')?.value.standard).toEqual({
      colorSpace: 'srgb',
      components: [0.04314, 0.16471, 0.13725],
      alpha: 0.8,
      hex: '#0b2a23',
    });
    expect(find('shadow')?.value['high-contrast']).toMatchObject({ color: { alpha: 0 } });
  });

  it('carry their contrasts, none too low', () => {
    const contrasts = design.tokens.flatMap((token) => token.contrasts);
    expect(contrasts.length).toBeGreaterThan(200);
    for (const { ratio, least } of contrasts)
      for (const theme of themeIds) expect(ratio[theme]).toBeGreaterThanOrEqual(least[theme]);
    expect(find('on-action')?.contrasts).toContainEqual(
      expect.objectContaining({ with: 'action', as: 'front', need: 'text' }),
    );
  });
});

describe('what is wrong in a style sheet', () => {
  const changed = (tokens: string) => designTokens({ ...sheets, tokens });

  it('is a token without a purpose', () => {
    const without = changed(sheets.tokens.replace(/(--text: [^;]+;).*/, '$1'));
    expect(without.tokens.find(({ name }) => name === 'text')?.purpose).toBe('');
  });

  it('is a value that the format does not know, which is named', () => {
    expect(() => changed(sheets.tokens.replace('--radius: 0.75rem', '--radius: 2vw'))).toThrow('--radius');
    expect(() => changed(sheets.tokens.replace('var(--ink-950)', 'var(--no-such)'))).toThrow(
      'var(--no-such)',
    );
    expect(() => tokenType('gap', ['1rem', '#ffffff'])).toThrow('--gap');
    expect(() => tokenValue('shadow', '1px red', String)).toThrow('1px red');
  });

  it('is a second comment behind a declaration', () => {
    expect(() => readSheet(':root {\n --a: 1px; /* One. */ /* Two. */\n}')).toThrow('Two comments');
  });
});
