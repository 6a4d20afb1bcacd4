import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { validatePassword } from '@/shared/domain/auth/validation';
import { passwordFileName } from '../settings/mode';
import { makePassword, openPassword } from './password';
import { passwordWords } from './passwordWords';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-password-'));
  path = join(folder, passwordFileName);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a demonstration password is drawn from 256 distinct words, short and plain', () => {
  expect(new Set(passwordWords).size).toBe(256);
  expect(passwordWords).toHaveLength(256);
  for (const word of passwordWords) expect(word).toMatch(/^[a-z]{3,9}$/);
});

test('a demonstration password meets the rules and is easy to read; a thousand are all different', () => {
  const made = Array.from({ length: 1000 }, makePassword);
  for (const password of made) {
    expect(validatePassword(password)).toBeNull();
    expect(password).toMatch(/^[A-Z][a-z]+(?:-[a-z]+){3}-[1-9]\d$/);
  }
  expect(new Set(made).size).toBe(1000);
});

test('a demonstration password is made once, is readable by its owner only, and differs between folders', () => {
  const password = openPassword(folder);
  expect(openPassword(folder)).toBe(password);
  expect(readFileSync(path, 'utf8')).toBe(`${password}\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual([passwordFileName]);
  rmSync(path);
  expect(openPassword(folder)).not.toBe(password);
});

test('a password file that others could read is made private to its owner', () => {
  openPassword(folder);
  chmodSync(path, 0o644);
  openPassword(folder);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each(['', 'short', 'nocapital-12'])(
  'a password file that holds "%s" is reported in one clear line',
  (text) => {
    writeFileSync(path, text);
    expect(() => openPassword(folder)).toThrow(`${path} is damaged. Delete it to get a new password.`);
  },
);
