import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { startApp } from '../server.mjs';
import { median, spread } from '../statistics.mjs';
import { row } from '../table.mjs';
import { addPeople } from './people.mjs';
import { eventOf } from './records.mjs';
import { agentOf, logIn, send } from './requests.mjs';

const streams = 1000;
const writes = 9;
const whole = (value) => value.toFixed(0);

const memoryOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

/**
 * Opens a stream of changes.
 * @param from an address of this machine: all of 127.0.0.0/8 is, and each may have only its share of streams.
 * @returns once all that was missed is said: what calls back with the time of each change, and a promise of its end.
 */
export function openStream(address, token, from) {
  return new Promise((resolve, reject) => {
    const stream = { onChange: () => undefined };
    const call = request(
      `${address}/api/changes`,
      {
        agent: false,
        family: 4,
        localAddress: from,
        headers: { accept: 'text/event-stream', ...sessionHeaders(token) },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`A stream was answered with ${answer.statusCode}.`));
        stream.ended = new Promise((end) => answer.once('close', end));
        answer.on('error', () => undefined);
        answer.setEncoding('utf8').on('data', (text) => {
          if (text.includes('event: ready')) resolve(stream);
          else if (text.includes('event: change')) stream.onChange();
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
}

/** @returns the time from the request of a write until each stream had heard of it, in milliseconds. */
export async function writeOnce(open, write) {
  const start = performance.now();
  const arrivals = open.map(
    (stream) => new Promise((resolve) => (stream.onChange = () => resolve(performance.now() - start))),
  );
  await write();
  return Promise.all(arrivals);
}

export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

/** A thousand open pages: how soon each hears of a change, and what a stream costs. @param root the folder of the product. */
export async function changeStreams(root) {
  const app = await startApp(root, { DATA: 'server' });
  let stopped = false;
  try {
    const nurse = await logIn(app, 'nurse.lee@example.org');
    const people = await addPeople(app.dataFolder, streams);
    const agent = agentOf(1);
    const write = (id) =>
      send(agent, app.address, 'PUT', `/api/events/${id}`, { token: nurse, body: { record: eventOf(id) } });
    for (let id = 3000; id < 3200; id += 1) await write(id);
    const before = memoryOf(app.pid);
    const open = [];
    while (open.length < streams) {
      const next = people.slice(open.length, open.length + 100);
      open.push(
        ...(await Promise.all(
          next.map(({ token }, at) => openStream(app.address, token, `127.0.0.${2 + (at % 10)}`)),
        )),
      );
    }
    const memory = (memoryOf(app.pid) - before) / streams;
    const slow = [];
    for (let id = 4000; id < 4000 + writes; id += 1)
      slow.push(percentile(await writeOnce(open, () => write(id)), 0.95));
    agent.destroy();
    const start = performance.now();
    await app.stop();
    stopped = true;
    const stop = performance.now() - start;
    console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);
    return [
      row({
        figure: '1,000 streams: a change has reached 95 of 100 after',
        value: median(slow),
        limit: 500,
        unit: ' ms',
        spread: spread(slow, whole),
      }),
      row({ figure: 'memory of a stream', value: memory, limit: 60, unit: ' kB' }),
      row({ figure: 'to stop the server meanwhile', value: stop, limit: 1000, unit: ' ms' }),
    ];
  } finally {
    if (!stopped) await app.stop();
  }
}
