import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxServiceFileSize } from '@/shared/domain/serviceImport/importLimits';
import { createServerServiceImporter } from './serviceImporter';
import { makeTestEnvironment, unreachable, type TestEnvironment } from '@/testing/adapters/serverEnvironment';

let testEnvironment: TestEnvironment;
beforeEach(async () => {
  testEnvironment = await makeTestEnvironment();
});
afterEach(() => testEnvironment.end());

async function importerOf(email: string | null) {
  const { identity, call } = testEnvironment.device();
  if (email) await identity.signIn(email, testEnvironment.server.password);
  return createServerServiceImporter({ call, identity });
}
const csv = (...lines: string[]) =>
  ({ format: 'csv', content: ['name,type,lat,lng', ...lines].join('\n') }) as const;
const bus = 'Hall Street Bus,Transport,-33.9,151.3';
const samples = async () => (await importerOf('admin@example.org')).check(csv(bus));

test('a service file is checked, then imported without its refused rows', async () => {
  const importer = await importerOf('admin@example.org');
  const file = csv(bus, 'Swapped,Health,151.3,-33.9');
  const findings = { accepted: 1, added: 1, changed: 0, gone: 0, refused: [{ row: 3, name: 'Swapped' }] };
  const checked = await importer.check(file);
  expect(checked).toMatchObject(findings);
  expect(await testEnvironment.server.parts.places.current()).toEqual([]);
  expect(await importer.bringIn(file, checked.list)).toMatchObject(findings);
  expect(await testEnvironment.server.parts.places.current()).toHaveLength(1);
  expect(await importer.check(file)).toMatchObject({ added: 0, changed: 0, gone: 0 });
});

test.each([
  ['nobody', null, 'permission', csv(bus)],
  ['a user', 'margaret@example.org', 'permission', csv(bus)],
  ['a file without places', 'admin@example.org', 'invalid', csv()],
  [
    'a file that is too large',
    'admin@example.org',
    'too-large',
    { format: 'csv', content: 'x'.repeat(maxServiceFileSize) },
  ],
] as const)('%s is refused as a service file', async (_, email, code, file) => {
  const importer = await importerOf(email);
  await expect(importer.bringIn(file, (await samples()).list)).rejects.toMatchObject({ code });
  await expect(importer.check(file)).rejects.toMatchObject({ code });
});

test('of two administrators who import at once, the second is refused, and the first import is kept', async () => {
  const [first, second] = [await importerOf('admin@example.org'), await importerOf('admin@example.org')];
  const mine = csv(bus);
  const theirs = csv('Carlton Walks,Exercise,-37.8,144.97');
  const [seen, seenByOther] = [await first.check(mine), await second.check(theirs)];
  await first.bringIn(mine, seen.list);
  await expect(second.bringIn(theirs, seenByOther.list)).rejects.toMatchObject({
    code: 'not-done',
    says: expect.stringMatching(
      /^Somebody else has changed the list since you checked this file\./,
    ) as string,
  });
  expect((await testEnvironment.server.parts.places.current()).map(({ name }) => name)).toEqual([
    'Hall Street Bus',
  ]);
  // A second check reports the current changes.
  const again = await second.check(theirs);
  expect(again).toMatchObject({ added: 1, gone: 1 });
  await second.bringIn(theirs, again.list);
  expect(await testEnvironment.server.parts.places.current()).toMatchObject([
    { name: 'Carlton Walks', id: 2 },
  ]);
});

test('a service file without one valid row does not count as imported', async () => {
  const importer = await importerOf('admin@example.org');
  await expect(
    importer.bringIn(csv('Swapped,Health,151.3,-33.9'), (await samples()).list),
  ).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('without a network, or behind a captive portal, the importer reports the server as unreachable', async () => {
  const importer = await importerOf('admin@example.org');
  testEnvironment.network = unreachable;
  await expect(importer.check(csv(bus))).rejects.toMatchObject({ code: 'unreachable' });
  testEnvironment.network = async () => new Response('{}', { status: 200 });
  await expect(importer.check(csv(bus))).rejects.toMatchObject({ code: 'unreachable' });
});

test('a service file that the server cannot read is reported in the server’s words', async () => {
  const importer = await importerOf('admin@example.org');
  const error = 'Other files of places are being read just now. Please try again in a minute.';
  testEnvironment.network = async () => Response.json({ error, code: 'unavailable' }, { status: 503 });
  await expect(importer.check(csv(bus))).rejects.toMatchObject({ code: 'not-done', says: error });
  testEnvironment.network = async () =>
    Response.json({ error: 'Something went wrong.', code: 'internal' }, { status: 500 });
  await expect(importer.bringIn(csv(bus), '')).rejects.toMatchObject({ code: 'unreachable' });
});
