import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designTokens } from '../src/theme/designTokens.ts';
import type { DesignTokens } from '../src/theme/designTokens.ts';
import { tokenFiles } from '../src/theme/tokenFiles.ts';
import type { ThemeSheets } from '../src/theme/tokenSource.ts';

const theme = fileURLToPath(new URL('../src/theme/', import.meta.url));

/** The theme's style sheets as they are on the disk now. */
export function themeSheets(): ThemeSheets {
  const read = (name: string) => readFileSync(join(theme, name), 'utf8');
  return {
    palette: read('palette.css'),
    tokens: read('tokens.css'),
    highContrast: read('high-contrast.css'),
    largeText: read('large-text.css'),
  };
}

/** The design tokens as they are on the disk now. */
export const currentTokens = (): DesignTokens => designTokens(themeSheets());

/** The text of every file for designers' tools, by its name. */
export const tokenTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(tokenFiles(currentTokens())).map(([name, content]) => [
      name,
      `${JSON.stringify(content, null, 2)}\n`,
    ]),
  );

/** Writes the files into `folder` and takes away those of an earlier theme. Returns their names. */
export function writeTokens(folder: string): string[] {
  const texts = tokenTexts();
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder))
    if (/\.(tokens|resolver)\.json$/.test(old)) rmSync(join(folder, old));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return Object.keys(texts);
}
