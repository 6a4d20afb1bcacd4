import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { locations } from '../../src/seeds/locations';
import { buildServer, type BuiltServer } from '../testing/builtServer';
import { createImportReader, createServiceImports } from './serviceImports';
import { openStoredServices, type StoredServices, servicesFileName } from './serviceFile';
import type { ImportOrder } from './readImport';

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

let folder: string;
let places: StoredServices;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-imports-'));
  places = openStoredServices(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const usual = { milliseconds: 60_000, megabytes: 512 };
const importer = (limits = usual) =>
  createServiceImports(createImportReader(join(built.folder, 'importWorker.js'), folder, limits), places);
const csv = (rows: readonly string[], options: Partial<ImportOrder> = {}): ImportOrder => ({
  format: 'csv',
  content: ['name,type,lat,lng', ...rows].join('\n'),
  dryRun: false,
  leaveOutRefused: true,
  ...options,
});
const bus = 'Hall Street Bus,transport,-33.9,151.3';

test('a file is read beside the server, which keeps its turns', async () => {
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

test('what the thread packed is what is sent, and what is sent after the next start', async () => {
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

test('a file that takes too long or too much memory is refused in words, and nothing is left of it', async () => {
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

test('a disk failure in the thread is reported like any other', async () => {
  rmSync(folder, { recursive: true });
  await expect(importer()(csv([bus]))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('of more files than may wait the next is refused', async () => {
  const importPlaces = importer();
  const taken = [1, 2, 3].map(() => importPlaces(csv([bus], { dryRun: true })));
  await expect(importPlaces(csv([bus]))).rejects.toMatchObject({ statusCode: 503, retryAfter: 60 });
  expect(await Promise.all(taken)).toHaveLength(3);
});
