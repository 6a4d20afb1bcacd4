import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locations } from '../../src/seeds/locations';
import { prepareBuild } from '../testing/builtServer';
import { standingRight } from '../testing/standingRight';
import { createImportReader, createServiceImports } from './serviceImports';
import { openStoredServices, type StoredServices, servicesFileName } from './serviceFile';
import type { ImportOrder } from './readImport';

const built = prepareBuild();

let folder: string;
let places: StoredServices;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-imports-'));
  places = openStoredServices(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const usual = { milliseconds: 60_000, megabytes: 512 };
const importer = (limits = usual) => {
  const read = createImportReader(join(built.folder, 'importWorker.js'), folder, limits);
  const importPlaces = createServiceImports(read, places);
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
  const { etag, plain, br } = places.answer();
  expect(JSON.parse(plain.toString())).toMatchObject({
    sample: false,
    places: [{ name: 'Hall Street Bus' }],
  });
  expect(brotliDecompressSync(br)).toEqual(plain);
  const later = openStoredServices(folder).answer();
  expect([later.etag, later.plain]).toEqual([etag, plain]);
  expect(readdirSync(folder)).toEqual([servicesFileName]);
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
  expect(readdirSync(folder)).toEqual([]);
  expect(JSON.parse(places.answer().plain.toString())).toEqual({ sample: true, places: locations });
});

test('a disk failure in the worker is reported like any other', async () => {
  rmSync(folder, { recursive: true });
  await expect(importer()(csv([bus]))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a service file is refused when the queue is full', async () => {
  const importPlaces = importer();
  const taken = [1, 2, 3].map(() => importPlaces(csv([bus], { dryRun: true })));
  await expect(importPlaces(csv([bus]))).rejects.toMatchObject({ statusCode: 503, retryAfter: 60 });
  expect(await Promise.all(taken)).toHaveLength(3);
});
