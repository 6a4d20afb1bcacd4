import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort.mjs';
import { startBuilt } from '../startBuilt.mjs';
import { boss, forgetful, roleOf, runCommands } from './commands.mjs';
import { findLostWork } from './kept.mjs';
import { canSeeLocks, lockProblems } from './locks.mjs';

const password = 'Correct1';

/** Starts a server that is no demonstration on a free port. @param environment further settings. @param options as of `startBuilt`. */
export async function start(startFile, dataFolder, environment = {}, options = {}) {
  const port = String(await freePort());
  const begun = performance.now();
  const server = startBuilt(
    startFile,
    {
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
      REGISTRATIONS_PER_HOUR: '1000000',
      BACKUPS_KEPT: '0',
      ...environment,
    },
    options,
  );
  const address = await server.address;
  return { ...server, address, milliseconds: performance.now() - begun };
}

/**
 * Removes the folder of a run. A server checks its databases by a process of its own, which outlives one that is killed for a
 * moment, and makes files beside them.
 */
export function removeFolder(folder) {
  for (let tries = 1; ; tries += 1) {
    try {
      // Between its own attempts it waits, but sees no file that is new.
      return rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

async function post(address, path, body) {
  const response = await fetch(`${address}/api/identity/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // An answer counts when all of it has arrived.
  const text = await response.text();
  return { status: response.status, body: text };
}

async function register(address, email) {
  const { status, body } = await post(address, 'accounts', { email, password });
  if (status !== 201) throw new Error(`A registration was answered with ${status}: ${body}`);
}

/** How many register in the moment before a server is ended: more than it hashes at a time. */
const last = 8;

/**
 * Registers at an even pace while commands run and `milliseconds` long at least, then many at once.
 * @returns what the commands gave, how many requests are open, and a promise for the end of all of them.
 */
async function registerWhile(server, work, { round, perSecond, milliseconds, acknowledged, look }) {
  let open = 0;
  const commands = { ended: false };
  const faults = [];
  const sent = [];
  const send = () => {
    const email = `person${sent.length}.round${round}@example.net`;
    open += 1;
    sent.push(
      register(server.address, email)
        .then(() => acknowledged.push(email))
        .catch((error) => void (server.process.killed || faults.push(error)))
        .finally(() => (open -= 1)),
    );
  };
  const done = work.finally(() => (commands.ended = true));
  done.catch(() => {});
  const least = (milliseconds / 1000) * perSecond;
  while (!commands.ended || sent.length < least) {
    send();
    look();
    await wait(1000 / perSecond);
  }
  for (let i = 0; i < last; i += 1) send();
  return {
    result: await done,
    open: () => open,
    async settled() {
      await Promise.all(sent);
      if (faults.length > 0) throw faults[0];
    },
  };
}

/** Every other round ends as an operator ends it, the others as a crash does. */
const signalOf = (round) => (round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');

/** Registers, runs the operator's commands meanwhile, and ends the server a moment after a registration was sent. */
async function runRound(server, { built, dataFolder, folder, report, codes, round, ...pace }) {
  if (round === 0) await register(server.address, boss);
  await register(server.address, forgetful(round));
  const look = () => {
    if (canSeeLocks) lockProblems(server.process.pid, dataFolder).forEach((line) => report.locks.add(line));
  };
  const commands = runCommands({ built, dataFolder, folder, round });
  const load = await registerWhile(server, commands, { round, look, ...pace });
  codes.push(load.result);
  look();
  // From round to round at another point of the work: before, while and after the account is written.
  await wait((round * 7) % 40);
  report.inFlight += load.open();
  server.process.kill(signalOf(round));
  await load.settled();
  const { code } = await server.ended;
  if (signalOf(round) === 'SIGTERM' && code !== 0) throw new Error(`The stop ended with ${code}.`);
}

/** A few at a time: the server hashes four passwords at once. */
async function findLost(address, emails) {
  const lost = [];
  for (let i = 0; i < emails.length; i += 8) {
    const answers = await Promise.all(
      emails
        .slice(i, i + 8)
        .map(async (email) => [email, (await post(address, 'session', { email, password })).status]),
    );
    lost.push(...answers.filter(([, status]) => status !== 200).map(([email]) => email));
  }
  return lost;
}

/** Returns whether the role that a command has given before the last end is still there. */
async function checkRole(address, round, report) {
  const { status, body } = await post(address, 'session', { email: boss, password });
  if (status !== 200) return report.lost.push(boss);
  const { role } = JSON.parse(body);
  if (role !== roleOf(round)) report.lost.push(`role ${roleOf(round)} of round ${round}: is ${role}`);
}

/** Returns whether every link that a command has made still gives a new password. */
async function checkLinks(address, codes, report) {
  for (const [round, code] of codes.entries()) {
    const { status } = await post(address, 'password', { code, password });
    if (status !== 204) report.lost.push(`link of round ${round}`);
  }
}

export async function crash({ startFile, rounds, perSecond = 20, milliseconds = 700 }) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-crash-'));
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder);
  const built = dirname(startFile);
  const acknowledged = [];
  const codes = [];
  const startMilliseconds = [];
  const report = { inFlight: 0, lost: [], locks: new Set() };
  let server;
  try {
    for (let round = 0; round <= rounds; round += 1) {
      server = await start(startFile, dataFolder);
      startMilliseconds.push(Math.round(server.milliseconds));
      if (round > 0) await checkRole(server.address, round - 1, report);
      if (round === rounds) break;
      const pace = { perSecond, milliseconds, acknowledged };
      await runRound(server, { built, dataFolder, folder, report, codes, round, ...pace });
    }
    report.lost.push(...(await findLost(server.address, acknowledged)));
    await checkLinks(server.address, codes, report);
    await server.end('SIGTERM');
    report.lost.push(...findLostWork(dataFolder, rounds));
    return {
      rounds,
      acknowledged: acknowledged.length,
      inFlight: report.inFlight,
      lost: report.lost,
      locks: canSeeLocks ? [...report.locks] : null,
      startMilliseconds,
    };
  } finally {
    await server?.end();
    removeFolder(folder);
  }
}
