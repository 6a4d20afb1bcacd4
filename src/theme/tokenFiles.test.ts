import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, parse } from '@terrazzo/parser';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { currentTokens, tokenTexts, writeTokens } from '@/scripts/tokenFolder.ts';
import { themeIds } from './designTokens';
import { tokenFiles } from './tokenFiles';
import { formatSchema, resolverSchema } from './tokenSchema';

const design = currentTokens();
const files = tokenFiles(design);
const resolverName = 'age-better.resolver.json';

const ajv = new Ajv({ allErrors: true, strict: false });
const fitsFormat = ajv.compile(formatSchema);
const fitsResolver = ajv.compile(resolverSchema);

interface LooseToken {
  $value: Record<string, unknown>;
  [key: string]: unknown;
}
type LooseFile = Record<string, Record<string, LooseToken>>;

/** The standard theme's file with one change in it. */
function changed(change: (file: LooseFile) => void): LooseFile {
  const copy = structuredClone(files['standard.tokens.json']) as unknown as LooseFile;
  change(copy);
  return copy;
}
const token = (file: LooseFile, group: string, name: string): LooseToken => {
  const found = file[group]?.[name];
  if (!found) throw new Error(`No token ${group}.${name}`);
  return found;
};

describe('the files for designers’ tools', () => {
  it('are one for each theme, and one for all', () => {
    const flat = themeIds.map((theme) => `${theme}.tokens.json`);
    expect(Object.keys(files)).toEqual([resolverName, ...flat]);
  });

  it.each(themeIds)('of the theme %s fit the format', (theme) => {
    fitsFormat(files[`${theme}.tokens.json`]);
    expect(fitsFormat.errors ?? []).toEqual([]);
  });

  it('for all themes fit the format of resolvers', () => {
    fitsResolver(files[resolverName]);
    expect(fitsResolver.errors ?? []).toEqual([]);
  });

  it('are written, and an earlier one is taken away', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
    try {
      writeFileSync(join(folder, 'sepia.tokens.json'), '{}');
      writeTokens(folder);
      expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted());
      expect(readFileSync(join(folder, resolverName), 'utf8')).toBe(tokenTexts()[resolverName]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the schema refuses', () => {
  const faults: Record<string, (file: LooseFile) => void> = {
    'a colour in words of CSS': (file) => Object.assign(token(file, 'words', 'text'), { $value: '#17231e' }),
    'a component beyond 1': (file) => {
      token(file, 'words', 'text').$value['components'] = [0, 0, 23];
    },
    'a short hex value': (file) => {
      token(file, 'words', 'text').$value['hex'] = '#123';
    },
    'an unknown unit': (file) => {
      token(file, 'type', 'size-h1').$value['unit'] = 'em';
    },
    'a weight beyond 1000': (file) => Object.assign(token(file, 'type', 'weight-title'), { $value: 1400 }),
    'a token without a purpose': (file) => delete token(file, 'words', 'text')['$description'],
    'a shadow without a blur': (file) => delete token(file, 'corners', 'shadow').$value['blur'],
    'a name with a dot': (file) => {
      file['words'] = { ...file['words'], 'text.big': token(file, 'words', 'text') };
    },
    'an unknown kind': (file) => Object.assign(token(file, 'words', 'text'), { $type: 'colour' }),
  };
  it.each(Object.entries(faults))('%s', (_name, fault) => {
    expect(fitsFormat(changed(fault))).toBe(false);
  });
});

describe('another reader of the format, Terrazzo', () => {
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const read = (name: string) =>
    parse([{ filename: new URL(`file:///${name}`), src: tokenTexts()[name] ?? '' }], { config });
  const inputs = {
    standard: {},
    'high-contrast': { contrast: 'high' },
    'large-text': { text: 'large' },
    'high-contrast-large-text': { contrast: 'high', text: 'large' },
  };

  it('finds the same tokens in all files, and the same value in a theme and in its switches', async () => {
    const { resolver } = await read(resolverName);
    for (const theme of themeIds) {
      const { tokens } = await read(`${theme}.tokens.json`);
      const switched = resolver.apply(inputs[theme]);
      expect(Object.keys(tokens)).toHaveLength(design.tokens.length);
      expect(Object.keys(switched).toSorted()).toEqual(Object.keys(tokens).toSorted());
      for (const [id, { $type, $value, $description }] of Object.entries(tokens))
        expect({ id, ...pick(switched[id]) }).toEqual({ id, $type, $value, $description });
    }
  });

  it('refuses what is wrong', async () => {
    const wrong = changed((file) => {
      token(file, 'words', 'text').$value['components'] = [0, 0];
    });
    const source = { filename: new URL('file:///wrong.tokens.json'), src: JSON.stringify(wrong) };
    await expect(parse([source], { config })).rejects.toThrow('components');
  });
});

function pick(found: Partial<Record<'$type' | '$value' | '$description', unknown>> | undefined) {
  return { $type: found?.$type, $value: found?.$value, $description: found?.$description };
}
