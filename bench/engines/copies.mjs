// Two copies of the built server on one database of PostgreSQL.
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { whyNoPostgres } from '../../testing/server/postgres/findPostgres.mjs';
import { fillCollection } from '../community/fill.mjs';
import { addPeople } from '../community/people.mjs';
import { eventOf } from '../community/records.mjs';
import { agentOf, perSecond, send } from '../community/requests.mjs';
import { openStream, percentile, writeOnce } from '../community/streams.mjs';
import { startApp } from '../server.mjs';
import { median, spread } from '../statistics.mjs';
import { row } from '../table.mjs';
import { startCluster } from './cluster.mjs';
import { moveTo } from './moved.mjs';

const people = 20;
const rounds = 5;
const atOnce = 16;
const changes = 300;
/** The longest pause between two changes, in milliseconds: longer than between two looks of a copy. */
const longestPause = 600;
const whole = (value) => value.toFixed(0);

/** The part of a processor that each copy may use, which leaves room for the database and the client. */
const share = 0.4;
const groupOf = (index) => `/sys/fs/cgroup/cpu/age-better-${process.pid}-${index}`;

/** Holds a process to its share. @returns what ends that; null where this machine does not let us. */
function hold(pid, index) {
  const group = groupOf(index);
  const period = 20_000;
  try {
    mkdirSync(group);
    writeFileSync(`${group}/cpu.cfs_period_us`, String(period));
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(period * share));
    writeFileSync(`${group}/cgroup.procs`, String(pid));
    return () => rmdirSync(group);
  } catch {
    return null;
  }
}

async function reads(servers, tokens) {
  const agent = agentOf(2 * atOnce);
  const get = async (copy, path, index) => {
    const { status } = await send(agent, copy.address, 'GET', path, { token: tokens[index % people] });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  };
  const rows = [];
  for (const [path, times] of [
    ['/resources', 150],
    ['/api/events', 1500],
  ]) {
    const [one, two] = [[], []];
    for (let run = 0; run <= rounds; run += 1) {
      const alone = await perSecond(times, atOnce, (index) => get(servers[0], path, index));
      const both = await perSecond(2 * times, 2 * atOnce, (index) => get(servers[index % 2], path, index));
      // In the first one code is compiled.
      if (run > 0) [alone, both].forEach((rate, at) => [one, two][at].push(rate));
    }
    rows.push(
      row({
        figure: `${path} a second of one copy beside that of two, each with ${share} processors`,
        value: median(one),
        floor: median(two),
        // At least 1.7 times as much.
        limit: 0.59,
        spread: `${spread(one, whole)} against ${spread(two, whole)}`,
      }),
    );
  }
  agent.destroy();
  return rows;
}

/** How late a change of one copy is in a stream of the other. */
async function streams([first, second], token) {
  const agent = agentOf(1);
  const stream = await openStream(second.address, token, '127.0.0.1');
  const seen = [];
  for (let change = 0; change < changes; change += 1) {
    await wait(Math.random() * longestPause);
    const start = new Date(Date.now() + (change + 1) * 60 * 60 * 1000);
    const record = {
      id: `change-${change}`,
      title: 'Podiatrist',
      start: start.toISOString(),
      end: new Date(start.getTime() + 30 * 60 * 1000).toISOString(),
      location: '',
      description: '',
      allDay: false,
    };
    const [time] = await writeOnce([stream], async () => {
      const { status, text } = await send(agent, first.address, 'PUT', `/api/appointments/${record.id}`, {
        token,
        body: { record, overlapAgreed: true },
      });
      if (status !== 201) throw new Error(text);
    });
    seen.push(time);
  }
  agent.destroy();
  return row({
    figure: `from a write on one copy to a stream of the other, the slowest in a hundred of ${changes}`,
    value: percentile(seen, 0.99),
    limit: 500,
    unit: ' ms',
    spread: spread(seen, whole),
  });
}

/** @param root the folder of the product. */
export async function copies(root) {
  if (whyNoPostgres !== null) {
    console.log(whyNoPostgres);
    return [];
  }
  const cluster = await startCluster();
  const app = await startApp(root, { DATA: 'server', PUBLIC_URL: 'http://localhost' });
  const tokens = (await addPeople(app.dataFolder, people)).map(({ token }) => token);
  const records = (count, recordOf) =>
    Array.from({ length: count }, (_, at) => ({ fields: recordOf(at + 1) }));
  fillCollection(app.dataFolder, 'events', records(50, eventOf));
  fillCollection(
    app.dataFolder,
    'resources',
    records(100, (id) => ({
      id,
      title: `Walking ${id}`,
      type: 'text',
      category: 'Wellness',
      description: 'Short walks.',
    })),
  );
  await app.end();
  const moved = moveTo(root, app.dataFolder, await cluster.newDatabase('copies'));
  const both = [await moved.startCopy(), await moved.startCopy()];
  try {
    const rows = [await streams(both, tokens[0])];
    const held = both.map(({ pid }, index) => hold(pid, index));
    if (held.every(Boolean)) rows.push(...(await reads(both, tokens)));
    else console.log('Two copies beside one: not measured, only root may share out processors here.');
    for (const copy of both) await copy.stop();
    for (const end of held) end?.();
    return rows;
  } finally {
    for (const copy of both) await copy.stop();
    moved.remove();
    await app.stop();
    await cluster.end();
  }
}
