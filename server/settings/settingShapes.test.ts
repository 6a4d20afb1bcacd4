import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from './settings';
import { settingNames } from './settingShapes';

test('every setting is documented in docs/operating.md', () => {
  const manual = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  expect(settingNames.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['MAILS_PER_HOUR', '0'],
  ['BOOK_AHEAD_MONTHS', '0'],
  ['BOOK_AHEAD_MONTHS', '25'],
  ['BOOK_AHEAD_MONTHS', '1.5'],
  ['KEEP_AUDIT_MONTHS', '5'],
  ['KEEP_AUDIT_MONTHS', '121'],
  ['REGISTRATIONS_PER_HOUR', '0'],
  ['LOGIN_WINDOW_MINUTES', '1.5'],
  ['SERVICES_FEED', 'yes'],
])('%s=%s is out of the bounds that its setting names', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`));
});

test.each(['serve', 'operate'] as const)(
  'DATA=firestore of an earlier version is refused with one line that says what to set instead, to %s',
  (purpose) => {
    const project = { FIREBASE_API_KEY: 'AIzaSyExample-key_1', FIREBASE_PROJECT_ID: 'age-better-1a2b3' };
    for (const set of [{}, project]) {
      const refused = () => readSettings({ ...set, DATA: ' firestore ' }, purpose);
      expect(refused).toThrow(
        /^DATA cannot be "firestore" any more\. Set DATA=server .*, or DATA=local .*: docs\/hosting\.md .*\.$/,
      );
    }
  },
);

test('people of a Firebase project may share their data on the server', () => {
  const project = { FIREBASE_API_KEY: 'AIzaSyExample-key_1', FIREBASE_PROJECT_ID: 'age-better-1a2b3' };
  expect(readSettings({ ...project, DATA: 'server' })).toMatchObject({
    data: 'server',
    demonstration: false,
  });
});

test('a public server logs its requests', () => {
  expect(readSettings({ PUBLIC_URL: 'https://agebetter.example' }).logLevel).toBe('info');
});
