// The same work of the data layer in a file and on PostgreSQL, by turns in one process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { postgresPrograms, whyNoPostgres } from '../../server/testing/postgres/findPostgres.mjs';
import { median, spread } from '../statistics.mjs';
import { row } from '../table.mjs';

const rounds = 11;
const onesARound = 50;
const atOnce = 50;
const batchesARound = 10;
const micro = (number) => number.toFixed(2);

/** Both engines, empty. @returns them by name, and what ends them. */
export async function startEngines(root) {
  const load = async (file) => (await runnerImport(join(root, file), { root, configFile: false })).module;
  const { startCluster } = await load('server/testing/postgres/cluster.ts');
  const measure = await load('bench/engines/measure.ts');
  const folder = mkdtempSync(join(tmpdir(), 'age-better-bench-'));
  // Both flush each write to the disk.
  const cluster = await startCluster(['jit=off']);
  return {
    measure,
    folder,
    cluster,
    async end() {
      await cluster.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function round({ list, registration, registrations }, seen) {
  const lists = [];
  const ones = [];
  for (let one = 0; one < onesARound; one += 1) {
    lists.push(await list());
    ones.push(await registration());
  }
  let batches = 0;
  for (let batch = 0; batch < batchesARound; batch += 1) batches += await registrations(atOnce);
  seen.list.push(median(lists));
  seen.one.push(median(ones));
  seen.rate.push((atOnce * batchesARound * 1000) / batches);
}

/** @param root the folder of the product. */
export async function engines(root) {
  if (postgresPrograms === null) {
    console.log(whyNoPostgres);
    return [];
  }
  const { measure, folder, cluster, end } = await startEngines(root);
  const both = {
    file: await measure.measureFile(folder),
    postgres: await measure.measurePostgres(cluster.url('postgres')),
  };
  const seen = Object.fromEntries(Object.keys(both).map((name) => [name, { list: [], one: [], rate: [] }]));
  try {
    for (let at = 0; at <= rounds; at += 1)
      for (const [name, engine] of Object.entries(both)) {
        const values = at === 0 ? { list: [], one: [], rate: [] } : seen[name];
        await round(engine, values);
      }
  } finally {
    for (const engine of Object.values(both)) await engine.close();
    await end();
  }
  const { file, postgres } = seen;
  const beside = (figure, name, limit) =>
    row({
      figure,
      value: median(postgres[name]),
      floor: median(file[name]),
      limit,
      unit: ' ms',
      digits: 3,
      spread: `${spread(postgres[name], micro)} against ${spread(file[name], micro)}`,
    });
  return [
    beside('PostgreSQL: a list of 200 beside a file', 'list', 1.3),
    beside('PostgreSQL: one registration beside a file', 'one', 3),
    row({
      figure: `PostgreSQL: milliseconds for each of 1,000 registrations, ${atOnce} at once`,
      value: 1_000_000 / median(postgres.rate),
      limit: 1000,
      unit: ' ms',
      spread: `${spread(postgres.rate, (n) => n.toFixed(0))} a second, in a file ${spread(file.rate, (n) => n.toFixed(0))}`,
    }),
  ];
}
