import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCookie, sessionHeaders } from '../sessionCookies.mjs';
import { removeFolder, start } from './crash.mjs';

const password = 'Correct1';
const hour = 60 * 60 * 1000;

/** A request to a server, as a browser sends it. */
export async function send({ address }, method, path, { token, body, headers = {} } = {}) {
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      origin: address.replace('127.0.0.1', 'localhost'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sessionHeaders(token),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = JSON.parse((await response.text()) || 'null');
  keepCookie(answer, response.headers.getSetCookie());
  return { status: response.status, body: answer };
}

/** One more appointment of a round, an hour of its own, thirty in each month. */
function bookingOf(round, index) {
  const from = Date.now() + (24 + 30 * 24 * Math.floor(index / 30) + 12 * (index % 30)) * hour;
  const id = `${round}-${index}`;
  const [start_, end] = [from, from + hour / 2].map((time) => new Date(time).toISOString());
  return {
    path: `appointments/${id}`,
    headers: { 'if-none-match': '*', 'idempotency-key': randomUUID() },
    body: { record: { id, title: `Appointment ${id}`, start: start_, end }, overlapAgreed: true },
  };
}

/**
 * Books one after the other, four at a time, until the server is gone: the last answer of a round kills it, in the middle of
 * the other three, however slow the machine is.
 */
async function bookUntilKilled(server, token, { round, last, confirmed, uncertain }) {
  let index = 0;
  const bookOneByOne = async () => {
    while (!server.process.killed) {
      const booking = bookingOf(round, index);
      index += 1;
      uncertain.add(booking);
      try {
        const { status, body } = await send(server, 'PUT', booking.path, { token, ...booking });
        if (status !== 201) throw new Error(`A booking was answered with ${status}: ${body.error}`);
        uncertain.delete(booking);
        confirmed.push(booking);
        if (confirmed.length >= last) server.process.kill('SIGKILL');
      } catch (error) {
        if (!server.process.killed) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, bookOneByOne));
}

/**
 * Kills a server with shared data during bookings, and asks the next one for all that was confirmed. Unconfirmed ones are sent
 * again with their key.
 * @returns how much was confirmed and under way, what was lost and what was there twice.
 */
export async function crashCommunity({ startFile, rounds, bookings = 40 }) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-crash-'));
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  const report = { confirmed: 0, uncertain: 0, lost: [], doubled: [] };
  let server;
  const startServer = () => start(startFile, dataFolder, { DATA: 'server' });
  try {
    server = await startServer();
    for (let round = 0; round < rounds; round += 1) {
      const person = { email: `person.round${round}@example.net`, password };
      const { token } = (await send(server, 'POST', 'identity/accounts', { body: person })).body;
      const confirmed = [];
      const uncertain = new Set();
      const last = bookings + ((round * 7) % 40);
      await bookUntilKilled(server, token, { round, last, confirmed, uncertain });
      await server.ended;
      report.confirmed += confirmed.length;
      report.uncertain += uncertain.size;
      server = await startServer();
      for (const one of uncertain) await send(server, 'PUT', one.path, { token, ...one });
      const stored = await send(server, 'GET', 'appointments?limit=1000', { token });
      const ids = stored.body.records.map(({ record }) => record.id);
      const expected = [...confirmed, ...uncertain].map(({ body }) => body.record.id);
      report.lost.push(...expected.filter((id) => !ids.includes(id)));
      report.doubled.push(...ids.filter((id, at) => ids.indexOf(id) !== at));
    }
    return report;
  } finally {
    await server?.end();
    removeFolder(folder);
  }
}
