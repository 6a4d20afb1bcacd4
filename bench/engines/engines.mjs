// The same work of the data layer in a file and on PostgreSQL, by turns in one process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyNoPostgres } from '../../testing/server/postgres/findPostgres.mjs';
import { median, spread } from '../statistics.mjs';
import { row } from '../table.mjs';
import { loadModule } from '../../scripts/loadModule.mjs';
import { startCluster } from './cluster.mjs';

const rounds = 11;
const onesARound = 50;
const atOnce = 50;
const batchesARound = 10;
const micro = (number) => number.toFixed(2);

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

export async function engines() {
  if (whyNoPostgres !== null) {
    console.log(whyNoPostgres);
    return [];
  }
  const measure = await loadModule('bench/engines/measure.ts');
  const folder = mkdtempSync(join(tmpdir(), 'age-better-bench-'));
  const cluster = await startCluster();
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
    await cluster.end();
    rmSync(folder, { recursive: true, force: true });
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
