import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareBuild } from '../builtServer';
import { crashCopies } from './copiesCrash.mjs';

const built = prepareBuild();
const options = () => ({ startFile: join(built.folder, 'start.js') });

test('two copies and their database, each killed once while people come and go, lose nothing and do nothing twice', async () => {
  const { found, killed, confirmed, mails, changes } = await crashCopies({ ...options(), kills: 3 });
  expect(found).toEqual({
    lost: [],
    twice: [],
    tooMany: [],
    outOfOrder: [],
    mailedTwice: [],
    missed: [],
    faults: [],
  });
  expect(killed).toEqual({ a: 1, b: 1, database: 1 });
  // The test would prove nothing if hardly anything had happened.
  expect(confirmed).toBeGreaterThan(150);
  expect(mails.sent).toBeGreaterThan(0);
  expect(changes.changes).toBeGreaterThan(20);
}, 400_000);

test('without the row that each writer locks, the same people find faults', async () => {
  const assets = join(built.folder, 'assets');
  const lock = 'SELECT id FROM writer FOR UPDATE';
  let changed = 0;
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.js'))) {
    const text = readFileSync(join(assets, name), 'utf8');
    if (!text.includes(lock)) continue;
    writeFileSync(join(assets, name), text.replaceAll(lock, 'SELECT id FROM writer'));
    changed += 1;
  }
  expect(changed).toBe(1);
  const { found } = await crashCopies({ ...options(), kills: 0, least: 500, pause: 10 });
  expect(Object.values(found).flat()).not.toEqual([]);
}, 400_000);
