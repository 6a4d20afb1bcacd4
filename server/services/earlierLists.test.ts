import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { contentOfList } from '@/testing/server/storedLists';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { moveEarlierLists, movedListsLines } from './earlierLists';
import { openStoredServices } from './storedServices';
import { openStoredSuburbs } from './storedSuburbs';

const now = Date.UTC(2026, 10, 27, 9);
const bus = {
  id: 4,
  name: 'Hall Street Bus',
  type: 'transport' as const,
  lat: -33.9,
  lng: 151.3,
  suburb: 'Bondi',
  state: 'NSW' as const,
};
// As earlier versions wrote it.
const services = `${JSON.stringify({ lastId: 7, places: [bus] }, null, 1)}\n`;
const suburbs = '{"suburbs":[\n["Hume","ACT","2620",-35.39,149.17]\n]}\n';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-lists-'));
  database = await openTestDatabase(folder);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const move = () => moveEarlierLists(database, folder, now);
const listFiles = () => readdirSync(folder).filter((name) => /^(?:services|suburbs)/.test(name));
const aside = () => join(folder, 'earlier-version-2026-11-27T09-00-00Z');
const places = () => openStoredServices(database, folder);

test('the lists of an earlier version come into the database, and their files go aside', async () => {
  put('services.json', services);
  put('suburbs.json', suburbs);
  put('services.json.new', '{');
  const moved = await move();
  expect(moved).toEqual({ taken: ['services', 'suburbs'], lines: [], aside: aside() });
  expect(movedListsLines(moved!)).toBe(
    `The lists of services and suburbs are in the database now. The files of before are in ${aside()}: delete them when all is well.`,
  );
  expect(listFiles()).toEqual([]);
  expect(readFileSync(join(aside(), 'services.json'), 'utf8')).toBe(services);
  expect((await places().kept()).list).toEqual({ lastId: 7, places: [bus] });
  const { plain } = await openStoredSuburbs(database, () => undefined).answer('hu');
  expect(JSON.parse(plain.toString())).toMatchObject({
    imported: true,
    suburbs: [['Hume', 'ACT', '2620', -35.39, 149.17]],
  });
  expect(await move()).toBeNull();
});

test('a start after one that was killed before the files went aside changes nothing in the database', async () => {
  put('services.json', services);
  await move();
  const { version } = await places().kept();
  put('services.json', services);
  expect(await move()).toMatchObject({ taken: ['services'], lines: [] });
  expect((await places().kept()).version).toBe(version);
  expect(listFiles()).toEqual([]);
});

test('a list of a file does not come back over one that was imported or removed since', async () => {
  put('services.json', services);
  put('suburbs.json', suburbs);
  await move();
  await places().replace([{ ...bus, id: 0, name: 'Beach Bus' }]);
  await openStoredSuburbs(database, () => undefined).remove();
  put('services.json', services);
  put('suburbs.json', suburbs);
  expect(await move()).toMatchObject({
    taken: [],
    lines: [
      'services.json was not taken into the database, where the list of services is newer.',
      'suburbs.json was not taken into the database, where the list of suburbs is newer.',
    ],
  });
  expect(await places().current()).toMatchObject([{ name: 'Beach Bus' }]);
  expect(await contentOfList(database, 'suburbs')).toBeNull();
  expect(listFiles()).toEqual([]);
});

test('a damaged list stops no start: it is named, and there is none', async () => {
  put('services.json', '{"places":');
  put('suburbs.json', '{"suburbs":[["Hume",1]]}');
  expect(await move()).toMatchObject({
    taken: [],
    lines: [
      'services.json was not taken into the database (it is not valid JSON). Import the list again.',
      'suburbs.json was not taken into the database (one of its suburbs is damaged). Import the list again.',
    ],
  });
  expect(await contentOfList(database, 'services')).toBeNull();
  expect(readdirSync(aside()).toSorted()).toEqual(['services.json', 'suburbs.json']);
});

test('if a file cannot be moved aside, the start is refused in one line, and the next one goes on from there', async () => {
  put('services.json', services);
  // A folder that is not empty stands where the file should go.
  const inTheWay = join(aside(), 'services.json');
  mkdirSync(join(inTheWay, 'x'), { recursive: true });
  await expect(move()).rejects.toThrow(
    /^The lists in .* cannot be moved aside: they are in the database \(.+\)\.$/,
  );
  expect(listFiles()).toEqual(['services.json']);
  rmSync(inTheWay, { recursive: true });
  expect(await move()).toMatchObject({ taken: ['services'] });
  expect(await places().current()).toHaveLength(1);
});
