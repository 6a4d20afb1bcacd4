import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { keepCookie, sessionHeaders } from '../sessionCookies.mjs';
import { removeFolder, start } from './crash.mjs';

const capacity = 5;
const pairs = 6;

async function send({ address }, method, path, { token, body } = {}) {
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      origin: address.replace('127.0.0.1', 'localhost'),
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sessionHeaders(token),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = JSON.parse((await response.text()) || 'null');
  keepCookie(answer, response.headers.getSetCookie());
  return { status: response.status, body: answer };
}

/** An event with room for two pairs and one more, as a healthcare worker would make it. */
function writeEvent(dataFolder) {
  const date = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const fields = { id: 1, title: 'Tea', date, category: 'social', capacity, attendees: 0 };
  const database = new Database(join(dataFolder, 'age-better.db'));
  database
    .prepare(
      "INSERT INTO records (collection, id, position, version, fields) VALUES ('events', '1', 1, 1, ?)",
    )
    .run(JSON.stringify(fields));
  database.close();
}

/** Reads the stored event. @returns its problems, in words. */
function findHalves(dataFolder) {
  const database = new Database(join(dataFolder, 'age-better.db'));
  const { fields } = database
    .prepare("SELECT fields FROM records WHERE collection = 'events' AND id = '1'")
    .get();
  const rows = database.prepare('SELECT uid, places FROM registrations WHERE event_id = 1').all();
  const waiting = database.prepare('SELECT uid, places FROM waiting WHERE event_id = 1').all();
  database.close();
  const { attendees } = JSON.parse(fields);
  let taken = 0;
  for (const { places } of rows) taken += Number(places);
  const both = waiting.filter(({ uid }) => rows.some((row) => row.uid === uid));
  return [
    attendees !== taken && `the event counts ${attendees}, and ${taken} places are taken`,
    taken > capacity && `${taken} places are taken of ${capacity}`,
    [...rows, ...waiting].some(({ places }) => places !== 2) && 'a person has half of what they asked for',
    both.length > 0 && `${both.length} wait for what they have`,
    capacity - taken >= 2 && waiting.length > 0 && 'a person waits although there is room',
  ].filter(Boolean);
}

/**
 * One person registers as a pair, waits where there is no room, and gives up again, until the server is gone. The last change of a
 * round kills it, in the middle of the others' requests.
 */
async function comeAndGo(server, token, report, lastChange) {
  while (!server.process.killed) {
    try {
      const { body } = await send(server, 'PUT', 'events/1/registration?places=2', { token });
      if (body.result === 'full') await send(server, 'PUT', 'events/1/waiting?places=2', { token });
      else await send(server, 'DELETE', 'events/1/registration', { token });
      report.changes += 1;
      if (report.changes >= lastChange) server.process.kill('SIGKILL');
    } catch (error) {
      if (!server.process.killed) throw error;
      report.interrupted += 1;
    }
  }
}

/**
 * Kills a server while pairs register, wait and give up, and looks at what it has stored.
 * @returns how many changes were answered and interrupted, and what was wrong.
 */
export async function crashPairs({ startFile, rounds, changes = 25 }) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-pairs-'));
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  const report = { changes: 0, interrupted: 0, wrong: [] };
  let server;
  const startServer = () => start(startFile, dataFolder, { DATA: 'server' });
  try {
    server = await startServer();
    const people = await Promise.all(
      Array.from({ length: pairs }, async (_, index) => {
        const person = { email: `pair${index}@example.net`, password: 'Correct1' };
        return (await send(server, 'POST', 'identity/accounts', { body: person })).body.token;
      }),
    );
    await server.end();
    writeEvent(dataFolder);
    for (let round = 0; round < rounds; round += 1) {
      server = await startServer();
      const last = report.changes + changes + round;
      const coming = people.map((token) => comeAndGo(server, token, report, last));
      await Promise.all(coming);
      await server.ended;
      report.wrong.push(...findHalves(dataFolder));
    }
    return report;
  } finally {
    await server?.end();
    removeFolder(folder);
  }
}
