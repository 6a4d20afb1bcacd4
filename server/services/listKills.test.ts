import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/openDatabase';
import { prepareBuild, run } from '@/testing/server/builtServer';
import { contentOfList } from '@/testing/server/storedLists';
import { moveEarlierLists } from './earlierLists';

const built = prepareBuild();
const services = { lastId: 1, places: [{ id: 1, name: 'Hall', type: 'community', lat: -37.8, lng: 144.9 }] };
const suburbs = { suburbs: [['Hume', 'ACT', '2620', -35.39, 149.17]] };

/** Ends the process at a step of the move: from the first look into a list until the second file is aside. */
const killer = (count: number, log: string) => `
  import fs from 'node:fs';
  import { createRequire, syncBuiltinESMExports } from 'node:module';
  const Libsql = createRequire(${JSON.stringify(join(process.cwd(), 'package.json'))})('libsql');
  let steps = 0;
  let isMoving = false;
  const watch = (holder, name) => {
    const real = holder[name];
    holder[name] = function (...words) {
      if (name === 'readFileSync' && String(words[0]).endsWith('services.json')) isMoving = true;
      if (isMoving && (steps += 1) === ${count}) process.kill(process.pid, 'SIGKILL');
      const result = Reflect.apply(real, this, words);
      if (isMoving && name === 'renameSync' && String(words[0]).endsWith('suburbs.json')) {
        isMoving = false;
        fs.appendFileSync(${JSON.stringify(log)}, String(steps));
      }
      return result;
    };
  };
  for (const name of ['readFileSync', 'rmSync', 'renameSync', 'mkdirSync']) watch(fs, name);
  for (const name of ['exec', 'prepare']) watch(Libsql.prototype, name);
  syncBuiltinESMExports();`;

test('a start that is killed at any point while it takes the lists into the database loses none of them', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'age-better-lists-'));
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }));

  /** @returns the data folder, and how many steps the move has. */
  async function startKilled(count: number): Promise<{ folder: string; steps: number }> {
    const place = join(outside, String(count));
    const folder = join(place, 'data');
    const [hook, log] = [join(place, 'kill.mjs'), join(place, 'steps')];
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'services.json'), JSON.stringify(services));
    writeFileSync(join(folder, 'suburbs.json'), JSON.stringify(suburbs));
    writeFileSync(hook, killer(count, log));
    const { process: started, ended } = run(join(built.folder, 'start.js'), {
      PORT: '0',
      DATA_DIR: folder,
      PUBLIC_URL: 'https://agebetter.example',
      BACKUPS_KEPT: '0',
      NODE_OPTIONS: `--import=${hook}`,
    });
    started.stdout!.on('data', (text: Buffer) => {
      if (text.includes('is running at')) started.kill('SIGTERM');
    });
    await ended;
    return { folder, steps: existsSync(log) ? Number(readFileSync(log, 'utf8')) : 0 };
  }

  const { steps } = await startKilled(1_000_000);
  expect(steps).toBeGreaterThan(6);
  const left = new Set<number>();
  for (let count = 1; count <= steps; count += 1) {
    const { folder } = await startKilled(count);
    left.add(readdirSync(folder).filter((name) => name.endsWith('.json')).length);
    const database = await openDatabase(folder);
    await moveEarlierLists(database, folder, Date.now());
    expect(await contentOfList(database, 'services'), `after step ${count}`).toEqual(services);
    expect(await contentOfList(database, 'suburbs'), `after step ${count}`).toEqual(suburbs);
    await database.close();
    expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toEqual([]);
  }
  expect(left).toEqual(new Set([2, 1]));
}, 120_000);
