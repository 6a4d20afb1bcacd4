import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../server.mjs';
import { median, spread } from '../statistics.mjs';
import { row } from '../table.mjs';
import { addPeople } from './people.mjs';
import { agentOf, logIn, perSecond, send } from './requests.mjs';

const rounds = 5;
const creates = 2000;
const createsAtOnce = 500;
const lists = 1000;
const listsAtOnce = 100;
const listed = 100;
const hour = 60 * 60 * 1000;

async function startBare(root) {
  const folder = await mkdtemp(join(tmpdir(), 'age-better-bench-'));
  const child = spawn(process.execPath, [join(root, 'bench', 'community', 'bare.mjs'), folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    address: `http://localhost:${String(line).trim()}`,
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An appointment of an hour that nobody else has. */
function appointmentOf(number) {
  const from = Math.ceil(Date.now() / hour) * hour + (24 + (number % 1500)) * hour;
  const [start, end] = [from, from + hour / 2].map((time) => new Date(time).toISOString());
  return {
    id: `a${number}`,
    title: `Appointment ${number}`,
    start,
    end,
    location: 'Footscray',
    description: '',
    allDay: false,
  };
}

export const eventOf = (id) => ({
  id,
  title: `Event ${id}`,
  date: new Date(Date.now() + (1 + (id % 300)) * 24 * hour).toISOString().slice(0, 10),
  location: 'Footscray riverside',
  description: 'An easy walk of about 40 minutes on flat paths, with a rest half way.',
  category: ['health', 'social', 'education', 'fitness'][id % 4],
  image: '',
  capacity: 40,
});

function expectStatus({ status, text }, wanted) {
  if (status !== wanted) throw new Error(`Answered ${status}: ${text.slice(0, 200)}`);
}

/** Creates and lists beside the least that does the same. */
export async function records(root) {
  const app = await startApp(root, { DATA: 'server' });
  const bare = await startBare(root);
  const agent = agentOf(createsAtOnce);
  const rates = { creates: { app: [], bare: [] }, lists: { app: [], bare: [] } };
  let number = 0;
  try {
    // Forty appointments a month are the most that one person has.
    const people = await addPeople(app.dataFolder, ((rounds + 1) * creates) / 20 + 1);
    const reader = people.at(-1);
    const create = {
      app: async () => {
        const record = appointmentOf((number += 1));
        const { token } = people[number % (people.length - 1)];
        expectStatus(
          await send(agent, app.address, 'PUT', `/api/appointments/${record.id}`, {
            token,
            body: { record, overlapAgreed: true },
            headers: { 'if-none-match': '*', 'idempotency-key': `number-${number}` },
          }),
          201,
        );
      },
      bare: async () => {
        const record = appointmentOf((number += 1));
        expectStatus(
          await send(agent, bare.address, 'PUT', `/records/${record.id}`, { body: { record } }),
          201,
        );
      },
    };
    const nurse = await logIn(app, 'nurse.lee@example.org');
    for (let id = 1001; id <= 1000 + listed; id += 1) {
      const record = eventOf(id);
      const body = { record };
      expectStatus(await send(agent, app.address, 'PUT', `/api/events/${id}`, { token: nurse, body }), 201);
      expectStatus(await send(agent, bare.address, 'PUT', `/records/${id}`, { body }), 201);
    }
    const list = {
      app: async () =>
        expectStatus(
          await send(agent, app.address, 'GET', `/api/events?limit=${listed}`, { token: reader.token }),
          200,
        ),
      bare: async () => expectStatus(await send(agent, bare.address, 'GET', `/records?limit=${listed}`), 200),
    };
    // One client may open 400 connections before it is known that people who are logged in use them.
    await perSecond(200, 200, create.app);
    for (let round = 0; round <= rounds; round += 1) {
      // By turns, so that whatever else the machine does is shared. The first round shows how fast code is compiled.
      for (const name of round % 2 === 0 ? ['app', 'bare'] : ['bare', 'app']) {
        const created = await perSecond(creates, createsAtOnce, create[name]);
        const read = await perSecond(lists, listsAtOnce, list[name]);
        if (round === 0) continue;
        rates.creates[name].push(created);
        rates.lists[name].push(read);
      }
    }
  } finally {
    agent.destroy();
    await app.stop();
    await bare.stop();
  }
  const whole = (value) => value.toFixed(0);
  const compare = (figure, { app: own, bare: floor }) =>
    row({
      figure,
      value: median(floor),
      floor: median(own),
      limit: 1.67,
      spread: `${spread(floor, whole)} against ${spread(own, whole)}`,
    });
  return [
    compare('bare appointments stored a second beside ours, 500 at once', rates.creates),
    compare('bare lists of 100 a second beside ours, 100 at once', rates.lists),
  ];
}
