// Atkinson Hyperlegible's slashed zero reads badly in phone numbers. This cuts the one glyph "0" out of Figtree,
// all weights, so that a browser loads about a kilobyte for it (src/theme/fonts.css puts it in place).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const figtree = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const folder = join(root, 'public', 'generated');

const zero = await subsetFont(readFileSync(figtree), '0', { targetFormat: 'woff2' });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'zero.woff2'), zero);
