import { performance } from 'node:perf_hooks';
import { whyNoPostgres } from '../../testing/server/postgres/findPostgres.mjs';
import { startCluster } from '../engines/cluster.mjs';
import { moveTo } from '../engines/moved.mjs';
import { startApp } from '../server.mjs';
import { median, spread } from '../statistics.mjs';
import { row } from '../table.mjs';
import { fillCollection } from './fill.mjs';
import { addPeople } from './people.mjs';
import { agentOf, send } from './requests.mjs';

const runs = 101;
const day = 24 * 60 * 60 * 1000;
const half = 30 * 60 * 1000;
const months = 24;

/** An appointment between nine and five, on one of the days of two years, the next month among them. */
function appointmentOf(owner, number) {
  const midnight = Math.ceil(Date.now() / day) * day;
  const startsAt =
    midnight + (number % (months * 30)) * day - 60 * day + 9 * 60 * 60 * 1000 + ((number * 7) % 16) * half;
  const endsAt = startsAt + half;
  const [start, end] = [startsAt, endsAt].map((time) => new Date(time).toISOString());
  return {
    owner,
    startsAt,
    endsAt,
    fields: {
      id: `filled-${number}`,
      title: 'Podiatrist',
      start,
      end,
      location: '',
      description: '',
      allDay: false,
    },
  };
}

/** The records of each server. */
const sizes = { full: { people: 50_000, appointments: 1_000_000 }, empty: { people: 2, appointments: 40 } };

/** Starts a server with so many appointments of so many people. */
async function prepare(root, { people: count, appointments }) {
  const app = await startApp(root, { DATA: 'server', PUBLIC_URL: 'http://localhost' });
  const people = await addPeople(app.dataFolder, count);
  fillCollection(
    app.dataFolder,
    'appointments',
    (function* all() {
      for (let number = 0; number < appointments; number += 1)
        yield appointmentOf(people[number % count].uid, number);
    })(),
  );
  return { app, token: people[0].token };
}

/** Asks for one's month with others' times. @returns how long it took, in milliseconds. */
async function month(agent, address, token) {
  const from = new Date(Math.ceil(Date.now() / day) * day);
  const query = new URLSearchParams({
    from: from.toISOString(),
    until: new Date(from.getTime() + 31 * day).toISOString(),
  });
  const get = (path) => send(agent, address, 'GET', path, { token });
  const start = performance.now();
  const answers = await Promise.all([get('/api/appointments?limit=1000'), get(`/api/busy-times?${query}`)]);
  if (answers.some(({ status }) => status !== 200)) throw new Error(answers.map(({ text }) => text).join());
  return performance.now() - start;
}

/** @param servers the full one and the empty one: their addresses, and the token of one of their people. */
async function compare(engine, servers) {
  const agent = agentOf(2);
  const seen = { full: [], empty: [] };
  for (let run = 0; run < runs; run += 1)
    // In turn, and each first as often as second, so that a busy moment meets both.
    for (const name of run % 2 === 0 ? ['full', 'empty'] : ['empty', 'full'])
      seen[name].push(await month(agent, servers[name].address, servers[name].token));
  agent.destroy();
  const show = (value) => value.toFixed(1);
  return row({
    figure: `${engine}: one’s month with others’ times among 1,000,000 appointments (floor: 40)`,
    value: median(seen.full),
    floor: median(seen.empty),
    limit: 2,
    unit: ' ms',
    digits: 1,
    spread: `${spread(seen.full, show)} against ${spread(seen.empty, show)}`,
  });
}

/** The same servers on PostgreSQL, their data moved there. @returns rows. */
async function onPostgres(root, apps) {
  const cluster = await startCluster();
  const copies = {};
  const moves = {};
  try {
    for (const [name, { app, token }] of Object.entries(apps)) {
      await app.end();
      moves[name] = moveTo(root, app.dataFolder, await cluster.newDatabase(name));
      copies[name] = { ...(await moves[name].startCopy()), token };
    }
    return [
      await compare('PostgreSQL', copies),
      row({ figure: 'move-data of them to PostgreSQL', value: moves.full.seconds, unit: ' s' }),
    ];
  } finally {
    for (const copy of Object.values(copies)) await copy.stop();
    for (const move of Object.values(moves)) move.remove();
    await cluster.end();
  }
}

/** One's month among a million appointments of 50,000 people, beside the same in an almost empty database, on both engines. */
export async function calendarMonth(root) {
  const apps = {};
  try {
    for (const [name, size] of Object.entries(sizes)) apps[name] = await prepare(root, size);
    const servers = Object.fromEntries(
      Object.entries(apps).map(([name, { app, token }]) => [name, { address: app.address, token }]),
    );
    const file = await compare('A file', servers);
    if (whyNoPostgres !== null) console.log(whyNoPostgres);
    return [file, ...(whyNoPostgres === null ? await onPostgres(root, apps) : [])];
  } finally {
    for (const { app } of Object.values(apps)) await app.stop();
  }
}
