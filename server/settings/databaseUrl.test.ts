import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { encryptedAddress } from './databaseUrl';
import { readSettings } from './settings';

const PUBLIC_URL = 'https://agebetter.example';
const address = 'postgresql://name:secret@db.example:5432/age_better';
const read = (settings: Record<string, string>) => readSettings({ PUBLIC_URL, ...settings });

test.each([
  // To another machine it encrypts, and knows whom it speaks with.
  [address, `${address}?sslmode=verify-full`],
  [`${address}?sslmode=require`, `${address}?sslmode=verify-full`],
  [
    `${address}?sslmode=verify-ca&sslrootcert=/root.crt`,
    `${address}?sslrootcert=%2Froot.crt&sslmode=verify-full`,
  ],
  [`${address}?uselibpqcompat=true&ssl=0`, `${address}?sslmode=verify-full`],
  [
    'postgres://name@[2001:db8::1]/age_better',
    'postgres://name@[2001:db8::1]/age_better?sslmode=verify-full',
  ],
  // On this one nobody listens in.
  ['postgresql://name@localhost/age_better', 'postgresql://name@localhost/age_better'],
  ['postgresql://name@[::1]/age_better', 'postgresql://name@[::1]/age_better'],
  [
    'postgresql://name:p@/age_better?host=/run/postgresql',
    'postgresql://name:p@/age_better?host=/run/postgresql',
  ],
  ['postgresql:///age_better?host=/run/postgresql', 'postgresql:///age_better?host=/run/postgresql'],
  ['postgresql://name@%2Frun%2Fpostgresql/age_better', 'postgresql://name@%2Frun%2Fpostgresql/age_better'],
  [`${address}?sslmode=disable`, null],
  [`${address}?sslmode=prefer`, null],
  [`${address}?sslmode=no-verify`, null],
  ['postgresql://localhost/age_better?host=db.example&sslmode=disable', null],
  ['postgresql://db.example', null],
  ['mysql://db.example/age_better', null],
  ['age_better', null],
])('%s is used as %s', (given, used) => {
  expect(encryptedAddress(given)).toBe(used);
});

test('a database shares the data on this server', () => {
  expect(read({ DATABASE_URL: address })).toMatchObject({
    databaseUrl: `${address}?sslmode=verify-full`,
    data: 'server',
    dataIsSet: true,
  });
  expect(read({}).databaseUrl).toBeNull();
});

test('its address can stand in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-url-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'url');
  const missing = () => read({ DATABASE_URL_FILE: file });
  expect(missing).toThrow(/^DATABASE_URL_FILE must be a file that can be read \(ENOENT\)\.$/);
  writeFileSync(file, `${address}\n`);
  expect(read({ DATABASE_URL_FILE: file }).databaseUrl).toBe(`${address}?sslmode=verify-full`);
  const both = () => read({ DATABASE_URL_FILE: file, DATABASE_URL: address });
  expect(both).toThrow('Set DATABASE_URL or DATABASE_URL_FILE, not both.');
  writeFileSync(file, 'secret');
  expect(missing).toThrow(
    /^The file of DATABASE_URL_FILE must hold the address of a PostgreSQL database, (?!.*secret)/,
  );
});

test.each<[Record<string, string>, RegExp]>([
  [{ DATABASE_URL: 'secret' }, /^DATABASE_URL must be the address of a PostgreSQL database, .*\.$/],
  [{ TOKEN_KEY_FILE: '/srv/key' }, /^TOKEN_KEY_FILE is for several copies of the server on one DATABASE_URL/],
  [{ DELETED_ACCOUNTS_FILE: '/srv/deleted.txt' }, /^DELETED_ACCOUNTS_FILE is for several copies/],
  [{ DATABASE_URL: address, DATA: 'local' }, /^DATA=local keeps the data in each browser/],
  [
    {
      DATABASE_URL: address,
      FIREBASE_API_KEY: 'AIzaSyExample-key_1',
      FIREBASE_PROJECT_ID: 'age-better-1a2b3',
    },
    /^DATABASE_URL does not work with Firebase accounts yet/,
  ],
  [{ DATABASE_URL: address, PUBLIC_URL: '' }, /^DATABASE_URL has no place in a demonstration/],
])('%j is refused in one line without the password', (settings, line) => {
  expect(() => read(settings)).toThrow(line);
  expect(() => read(settings)).not.toThrow(/secret|\n/);
});
