import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Copies, startCopies } from '@/testing/server/copies';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { openKey } from './keyFingerprint';

let copies: Copies;
let folder: string;
beforeEach(async () => {
  copies = await startCopies();
  folder = mkdtempSync(join(tmpdir(), 'age-better-key-'));
  mkdirSync(join(folder, 'data'));
});
afterEach(async () => {
  await copies.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the key of a third copy, in a folder of its own. */
async function open(keyFile: string | null = null): Promise<Uint8Array> {
  const database = await openTestDatabase(copies.a.settings.dataFolder);
  try {
    return await openKey(database, { keyFile }, join(folder, 'data'), () => undefined);
  } finally {
    await database.close();
  }
}

test('a copy with another key than the others does not start, and says so in one line', async () => {
  writeFileSync(join(folder, 'data', 'token.key'), Buffer.alloc(32, 7), { mode: 0o600 });
  await expect(open()).rejects.toThrow(
    /^The key in .+token\.key is another one than that of the other copies of this server\. Copy the file/,
  );
});

test('a copy without a key does not make one where others have started, and says so in one line', async () => {
  for (const [path, set] of [
    [join(folder, 'data', 'token.key'), null],
    [join(folder, 'secret'), join(folder, 'secret')],
  ] as const) {
    await expect(open(set)).rejects.toThrow(
      /^There is no key in .+, and this database has been used with one: .+ TOKEN_KEY_FILE to it\.$/,
    );
    expect(existsSync(path)).toBe(false);
  }
  await expect(open(join(folder, 'not', 'there'))).rejects.toThrow(/^There is no key in /);
});

test('a copy with a data folder of its own has the key that TOKEN_KEY_FILE names', async () => {
  const secret = join(folder, 'secret');
  copyFileSync(join(copies.a.settings.dataFolder, 'token.key'), secret);
  expect(await open(secret)).toHaveLength(32);
  expect(existsSync(join(folder, 'data', 'token.key'))).toBe(false);
  // A restore would replace it.
  await expect(open(join(folder, 'data', 'secret'))).rejects.toThrow(
    /^TOKEN_KEY_FILE names .+, in the data folder/,
  );
});
