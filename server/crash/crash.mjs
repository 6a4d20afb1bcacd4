import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const password = 'Correct1';

/** Starts a server on a free port. */
async function start(startFile, dataFolder) {
  const begun = performance.now();
  const child = spawn(process.execPath, [startFile], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let printed = '';
  child.stderr.on('data', (text) => (printed += text));
  const port = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      printed += text;
      const found = /is running at http:\/\/localhost:(\d+)/.exec(printed);
      if (found) resolve(found[1]);
    });
    void ended.then(() => reject(new Error(`The server did not start: ${printed}`)));
  });
  return { child, ended, address: `http://127.0.0.1:${port}`, milliseconds: performance.now() - begun };
}

async function post(address, path, email) {
  const response = await fetch(`${address}/api/identity/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  // An answer counts when all of it has arrived.
  const body = await response.text();
  return { status: response.status, body };
}

/** Registers at an even pace, then kills the server a moment after a registration was sent. */
async function killWhileRegistering(server, { round, perSecond, milliseconds, acknowledged }) {
  let inFlight = 0;
  const sent = [];
  const count = Math.max(1, Math.round((milliseconds / 1000) * perSecond));
  for (let i = 0; i < count; i += 1) {
    const email = `person${i}.round${round}@example.net`;
    inFlight += 1;
    sent.push(
      post(server.address, 'accounts', email)
        .then(({ status, body }) => {
          if (status !== 201) throw new Error(`A registration was answered with ${status}: ${body}`);
          acknowledged.push(email);
          return null;
        })
        .catch((error) => (server.child.killed ? null : error))
        .finally(() => (inFlight -= 1)),
    );
    if (i < count - 1) await wait(1000 / perSecond);
  }
  // From round to round at another point of the work: before, while and after the account is written.
  await wait((round * 7) % 40);
  const open = inFlight;
  server.child.kill('SIGKILL');
  const faults = (await Promise.all(sent)).filter((fault) => fault !== null);
  await server.ended;
  if (faults.length > 0) throw faults[0];
  return open;
}

/** A few at a time: the server hashes four passwords at once. */
async function findLost(address, emails) {
  const lost = [];
  for (let i = 0; i < emails.length; i += 8) {
    const answers = await Promise.all(
      emails.slice(i, i + 8).map(async (email) => [email, (await post(address, 'session', email)).status]),
    );
    lost.push(...answers.filter(([, status]) => status !== 200).map(([email]) => email));
  }
  return lost;
}

export async function crash({ startFile, rounds, perSecond = 20, milliseconds = 700 }) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-crash-'));
  const acknowledged = [];
  const startMilliseconds = [];
  let inFlight = 0;
  let server;
  try {
    for (let round = 0; round < rounds; round += 1) {
      server = await start(startFile, folder);
      startMilliseconds.push(Math.round(server.milliseconds));
      inFlight += await killWhileRegistering(server, { round, perSecond, milliseconds, acknowledged });
    }
    server = await start(startFile, folder);
    startMilliseconds.push(Math.round(server.milliseconds));
    const lost = await findLost(server.address, acknowledged);
    return { rounds, acknowledged: acknowledged.length, inFlight, lost, startMilliseconds };
  } finally {
    server?.child.kill('SIGKILL');
    await server?.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
