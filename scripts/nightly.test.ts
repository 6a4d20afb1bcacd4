import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nightly } from './nightly.mjs';

const root = join(import.meta.dirname, '..');

it('every test that is left to the night is there, and so is what it covers', () => {
  const named = nightly.flatMap(({ file, when }) => [file, ...when]);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
