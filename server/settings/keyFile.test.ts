import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from './startError';
import { openKeyFile } from './keyFile';

let folder: string;
let warnings: string[];
const open = () => openKeyFile(join(folder, 'token.key'), (line) => warnings.push(line));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-key-'));
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the first start writes a random 32-byte key that only its owner can read; the next start reads it', () => {
  const key = open();
  expect(key).toHaveLength(32);
  expect(new Set(key).size).toBeGreaterThan(8);
  expect(statSync(join(folder, 'token.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['token.key']);
  expect(open()).toEqual(key);
  expect(warnings).toEqual([]);
});

test('a key that others can read gets the right mode, with a warning', () => {
  const key = open();
  chmodSync(join(folder, 'token.key'), 0o644);
  expect(open()).toEqual(key);
  expect(statSync(join(folder, 'token.key')).mode & 0o777).toBe(0o600);
  expect(warnings.join('\n')).toMatch(/could be read by other people/);
});

test('a damaged key is reported in one line and left as it is', () => {
  const path = join(folder, 'token.key');
  writeFileSync(path, 'short', { mode: 0o600 });
  expect(open).toThrow(StartError);
  expect(open).toThrow(/token\.key is damaged: it should hold 32 bytes\. Delete it/);
  expect(readFileSync(path, 'utf8')).toBe('short');
});
