import { performance } from 'node:perf_hooks';
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

/** Starts a server with so many appointments of so many people. */
async function prepare(root, { people: count, appointments }) {
  const app = await startApp(root, { DATA: 'server' });
  const people = await addPeople(app.dataFolder, count);
  fillCollection(
    app.dataFolder,
    'appointments',
    Array.from({ length: appointments }, (_, number) => appointmentOf(people[number % count].uid, number)),
  );
  const agent = agentOf(2);
  const from = new Date(Math.ceil(Date.now() / day) * day);
  const query = new URLSearchParams({
    from: from.toISOString(),
    until: new Date(from.getTime() + 31 * day).toISOString(),
  });
  const get = (path) => send(agent, app.address, 'GET', path, { token: people[0].token });
  return {
    app,
    /** @returns how long the month took, in milliseconds. */
    async month() {
      const start = performance.now();
      const answers = await Promise.all([
        get('/api/appointments?limit=1000'),
        get(`/api/busy-times?${query}`),
      ]);
      if (answers.some(({ status }) => status !== 200))
        throw new Error(answers.map(({ text }) => text).join());
      return performance.now() - start;
    },
    close: () => agent.destroy(),
  };
}

/** One's month among 100,000 appointments of 5,000 people, beside the same in an almost empty database. */
export async function calendarMonth(root) {
  const sizes = { full: { people: 5000, appointments: 100_000 }, empty: { people: 2, appointments: 40 } };
  const servers = {};
  const seen = { full: [], empty: [] };
  try {
    for (const [name, size] of Object.entries(sizes)) servers[name] = await prepare(root, size);
    for (let run = 0; run < runs; run += 1) {
      // In turn, and each first as often as second, so that a busy moment meets both.
      for (const name of run % 2 === 0 ? ['full', 'empty'] : ['empty', 'full'])
        seen[name].push(await servers[name].month());
    }
  } finally {
    for (const { app, close } of Object.values(servers)) {
      close();
      await app.stop();
    }
  }
  const show = (value) => value.toFixed(1);
  return [
    row({
      figure: 'one’s month with others’ times among 100,000 appointments (floor: 40)',
      value: median(seen.full),
      floor: median(seen.empty),
      limit: 2,
      unit: ' ms',
      digits: 1,
      spread: `${spread(seen.full, show)} against ${spread(seen.empty, show)}`,
    }),
  ];
}
