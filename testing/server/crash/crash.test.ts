import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareBuild } from '../builtServer';
import { commands } from './commands.mjs';
import { crashCommunity } from './communityCrash.mjs';
import { crash } from './crash.mjs';
import { crashSeries } from './seriesCrash.mjs';
import { crashPairs } from './pairCrash.mjs';

const built = prepareBuild();

test('every command that may run beside a server is run in the crash test', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const files = Object.values(scripts).flatMap(
    (line) => /^node dist\/server\/(\w+)\.js$/.exec(line)?.[1] ?? [],
  );
  // A restore and a move refuse a running server.
  const beside = files.filter((name) => !['start', 'restore', 'moveData'].includes(name));
  expect(Object.keys(commands).toSorted()).toEqual(beside.toSorted());
});

test('a server killed three times while people register and commands run keeps all that was confirmed', async () => {
  const report = await crash({ startFile: join(built.folder, 'start.js'), rounds: 3 });
  expect(report.lost).toEqual([]);
  if (report.locks === null) console.warn('Locks were not looked at: only Linux tells who holds them.');
  expect(report.locks ?? []).toEqual([]);
  // The test would prove nothing if hardly anybody had been confirmed, or nobody been interrupted.
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.inFlight).toBeGreaterThan(0);
}, 180_000);

test('a server with shared data that is killed three times while people book keeps all that was confirmed, and a repeat doubles nothing', async () => {
  const report = await crashCommunity({ startFile: join(built.folder, 'start.js'), rounds: 3 });
  expect(report).toMatchObject({ lost: [], doubled: [] });
  expect(report.confirmed).toBeGreaterThan(30);
  expect(report.uncertain).toBeGreaterThan(0);
}, 180_000);

test('a server that is killed three times while pairs register, wait and give up never keeps one place of two', async () => {
  const report = await crashPairs({ startFile: join(built.folder, 'start.js'), rounds: 3 });
  expect(report.wrong).toEqual([]);
  expect(report.changes).toBeGreaterThan(30);
  expect(report.interrupted).toBeGreaterThan(0);
}, 180_000);

test('a server that is killed three times in the middle of changing a series has all of its dates changed or none', async () => {
  const report = await crashSeries({ startFile: join(built.folder, 'start.js'), rounds: 3 });
  expect(report).toMatchObject({ torn: [], lost: [] });
  expect(report.confirmed).toBeGreaterThan(5);
  expect(report.interrupted).toBeGreaterThan(0);
}, 180_000);
