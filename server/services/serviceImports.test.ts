import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locations } from '@/shared/seeds/locations';
import type { Database } from '../database/database';
import { prepareBuild } from '@/testing/server/builtServer';
import { standingRight } from '@/testing/server/standingRight';
import { contentOfList } from '@/testing/server/storedLists';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { createImportReader, createServiceImports } from './serviceImports';
import { openStoredServices, type StoredServices } from './storedServices';
import type { ImportOrder } from './readImport';

const built = prepareBuild();

let folder: string;
let database: Database;
let places: StoredServices;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-imports-'));
  database = await openTestDatabase(folder);
  places = openStoredServices(database, folder);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const usual = { milliseconds: 60_000, megabytes: 512 };
/** @param of the list of this copy of the server. */
const importer = (limits = usual, of = places) => {
  const read = createImportReader(join(built.folder, 'importWorker.js'), folder, limits);
  const importPlaces = createServiceImports(read, of);
  return (order: ImportOrder) => importPlaces(standingRight('ann'), order);
};
const csv = (rows: readonly string[], options: Partial<ImportOrder> = {}): ImportOrder => ({
  format: 'csv',
  content: ['name,type,lat,lng', ...rows].join('\n'),
  dryRun: false,
  leaveOutRefused: true,
  ...options,
});
const bus = 'Hall Street Bus,transport,-33.9,151.3';
const tram = 'Hall Street Tram,transport,-33.9,151.4';
const plain = async (of = places) => JSON.parse((await of.answer()).plain.toString()) as { places: object[] };

test('a service file is read in a worker, and the server keeps answering', async () => {
  const importPlaces = importer();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  const findings = await importPlaces(csv([bus, ...Array<string>(3000).fill('a')]));
  clearInterval(timer);
  // Read in the same thread, it would leave none.
  expect(turns).toBeGreaterThan(5);
  expect(findings).toMatchObject({ stored: true, accepted: 1, added: 1, moreRefused: 2500 });
  expect(findings.refused).toHaveLength(500);
});

test('the list that the worker compressed is what is served, also after a restart', async () => {
  await importer()(csv([bus]));
  const answer = await places.answer();
  expect(await plain()).toMatchObject({ sample: false, places: [{ name: 'Hall Street Bus' }] });
  expect(brotliDecompressSync(answer.br)).toEqual(answer.plain);
  const later = await openStoredServices(database, folder).answer();
  expect([later.etag, later.plain]).toEqual([answer.etag, answer.plain]);
});

test('of two files that two copies of the server read at the same moment one is imported, and the other one is told so', async () => {
  const other = openStoredServices(database, folder);
  const outcomes = await Promise.allSettled([importer()(csv([bus])), importer(usual, other)(csv([tram]))]);
  const [first] = outcomes;
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'list-changed' },
  });
  const name = first.status === 'fulfilled' ? 'Hall Street Bus' : 'Hall Street Tram';
  // Both copies answer with it at the next request.
  for (const copy of [places, other]) expect((await plain(copy)).places).toMatchObject([{ name }]);
});

test('a list is parsed and compressed once for each version, however many ask at once', async () => {
  await importer()(csv([bus]));
  const copy = openStoredServices(database, folder);
  const first = await Promise.all(Array.from({ length: 20 }, () => copy.answer()));
  expect(new Set(first).size).toBe(1);
  expect(await copy.answer()).toBe(first[0]);
  await importer()(csv([tram]));
  expect(await copy.answer()).not.toBe(first[0]);
});

test('a service file that takes too long or too much memory is refused with a message and leaves nothing behind', async () => {
  const much = csv([bus, ...Array<string>(20_000).fill('a')]);
  for (const limits of [
    { ...usual, milliseconds: 1 },
    { ...usual, megabytes: 8 },
  ]) {
    await expect(importer(limits)(much)).rejects.toMatchObject({
      statusCode: 400,
      message: 'This file takes too much work to read. Please leave rows or columns out.',
    });
  }
  expect(await contentOfList(database, 'services')).toBeNull();
  expect(await plain()).toEqual({ sample: true, places: locations });
});

test('a service file is refused when the queue is full', async () => {
  const importPlaces = importer();
  const taken = [1, 2, 3].map(() => importPlaces(csv([bus], { dryRun: true })));
  await expect(importPlaces(csv([bus]))).rejects.toMatchObject({ statusCode: 503, retryAfter: 60 });
  expect(await Promise.all(taken)).toHaveLength(3);
});
