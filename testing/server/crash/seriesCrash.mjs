import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from './communityCrash.mjs';
import { removeFolder, start } from './crash.mjs';

const dates = 52;
const series = 'weekly';
const day = (index) => new Date(Date.UTC(2030, 0, 1 + 7 * index)).toISOString().slice(0, 10);
const eventOf = (index, title) => ({
  id: 5000 + index,
  title,
  date: day(index),
  location: 'Hall',
  description: '',
  category: 'fitness',
  image: '',
  capacity: 12,
  series,
});

/**
 * Kills a server during repeated changes to all dates of a series, and checks them on the next one.
 * @returns how many changes were confirmed, and how often the dates had titles of different changes, or an older one than was
 * confirmed.
 */
export async function crashSeries({ startFile, rounds }) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-crash-'));
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  const report = { confirmed: 0, interrupted: 0, torn: [], lost: [] };
  let server;
  // A demonstration has a user who may change events, and is asked by its own address.
  const ask = (of, method, path, options) =>
    send(of, method, path, { ...options, headers: { origin: of.address } });
  const startServer = () => start(startFile, dataFolder, { DATA: 'server', PUBLIC_URL: '' });
  try {
    server = await startServer();
    let turn = 0;
    let last = 0;
    for (let round = 0; round < rounds; round += 1) {
      const password = readFileSync(
        join(dataFolder, 'demonstration', 'demonstration-password.txt'),
        'utf8',
      ).trim();
      const login = { email: 'nurse.lee@example.org', password };
      const { token } = (await ask(server, 'POST', 'identity/session', { body: login })).body;
      const stored = async () => {
        const { body } = await ask(server, 'GET', 'events?limit=1000', { token });
        return body.records.filter(({ record }) => record.series === series);
      };
      const running = server;
      const changeUntilKilled = async () => {
        let known = new Map((await stored()).map(({ version, record }) => [record.id, version]));
        while (!running.process.killed) {
          turn += 1;
          const writes = Array.from({ length: dates }, (_, index) => eventOf(index, `Turn ${turn}`)).map(
            (record) => ({ id: record.id, expected: known.get(record.id) ?? null, record }),
          );
          try {
            const { status, body } = await ask(running, 'PUT', `event-series/${series}`, {
              token,
              body: { writes },
            });
            if (status !== 200) throw new Error(`A change was answered with ${status}: ${body.error}`);
            report.confirmed += 1;
            last = turn;
            known = new Map((await stored()).map(({ version, record }) => [record.id, version]));
          } catch (error) {
            if (!running.process.killed) throw error;
            report.interrupted += 1;
          }
        }
      };
      const changing = changeUntilKilled();
      const before = report.confirmed;
      // Not before it is under way, however slow the machine is.
      while (report.confirmed < before + 3) await Promise.race([wait(5), changing]);
      await wait((round * 13) % 60);
      running.process.kill('SIGKILL');
      await changing;
      await running.ended;
      server = await startServer();
      const titles = [...new Set((await stored()).map(({ record }) => record.title))];
      const count = (await stored()).length;
      if (titles.length !== 1 || count !== dates) report.torn.push({ round, titles, count });
      const found = Number(titles[0]?.replace('Turn ', ''));
      if (!(found >= last)) report.lost.push({ round, found, last });
    }
    return report;
  } finally {
    await server?.end();
    removeFolder(folder);
  }
}
