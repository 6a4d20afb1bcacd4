import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { startBalancer } from '../balancer.mjs';
import { freePort } from '../freePort.mjs';
import { startCluster } from '../postgres/cluster.mjs';
import { randomBelow } from './atRandom.mjs';
import { send } from './communityCrash.mjs';
import { createPerson } from './copiesPeople.mjs';
import { followChanges } from './copiesStream.mjs';
import { compareMails } from './copiesMails.mjs';
import { beginToWatch, compareWithAnswers, createWatch } from './copiesWatch.mjs';
import { removeFolder, start } from './crash.mjs';
import { startMailSink } from './mailSink.mjs';

const capacity = 3;
const eventIds = [1, 2, 3, 4];
const title = (event) => `Tea ${event}`;
const emailOf = (at) => `person${at}@people.net.au`;

/** The targets of the kills, each once in three kills. */
const targets = ['a', 'b', 'database'];

/** How long a mail server takes to say that it has a mail, in milliseconds: longer than a good one, for kills to meet it. */
const mailTakes = 30;

/** How long to wait at most, in milliseconds. */
const patience = { mails: 60_000, stream: 30_000, answers: 150_000 };

async function until(isSo, what, longest) {
  const deadline = Date.now() + longest;
  while (!(await isSo())) {
    if (Date.now() > deadline) return what();
    await wait(100);
  }
  return undefined;
}

/** Events with few places, as a healthcare worker would make them. */
async function writeEvents(database) {
  const date = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (const id of eventIds) {
    const fields = { id, title: title(id), date, category: 'social', capacity, attendees: 0 };
    await database.query(
      "INSERT INTO records (collection, id, position, version, fields, day) VALUES ('events', $1, $2, 1, $3, $4)",
      [String(id), id, JSON.stringify(fields), date],
    );
  }
}

/** Two copies of the server, their database and what stands in front of them, each of which can be killed and comes back. */
async function startAll(startFile, folder, mailUrl) {
  const cluster = await startCluster({ settings: ['fsync=on', 'synchronous_commit=on', 'jit=off'] });
  const ports = [await freePort(), await freePort()];
  const balancer = await startBalancer(ports);
  const startCopy = (at) =>
    start(startFile, folder, {
      PORT: String(ports[at]),
      PUBLIC_URL: balancer.address.replace('127.0.0.1', 'localhost'),
      DATABASE_URL: cluster.url('postgres'),
      SMTP_URL: mailUrl,
      MAIL_FROM: 'hello@agebetter.net.au',
    });
  const copies = { a: await startCopy(0) };
  return {
    balancer,
    url: cluster.url('postgres'),
    startOther: async () => void (copies.b = await startCopy(1)),
    loseAnswer: (copy) => balancer.loseAnswer(ports[copy === 'a' ? 0 : 1]),
    /** @param ended called once a copy has ended. */
    async killAndStart(target, ended) {
      if (target === 'database') {
        await cluster.kill();
        return cluster.start();
      }
      await copies[target].end();
      await ended();
      copies[target] = await startCopy(target === 'a' ? 0 : 1);
      return undefined;
    },
    async close() {
      await Promise.all(Object.values(copies).map((copy) => copy.end()));
      await balancer.close();
      await cluster.end();
    },
  };
}

/** Knows which row of the database each copy has. */
function createRows(database) {
  const ids = {};
  const seen = new Set();
  return {
    /** The only new one is that of a copy which has just started. */
    async noteStarted(copy) {
      const { rows } = await database.query('SELECT id FROM copies');
      ids[copy] = rows.map(({ id }) => id).find((id) => !seen.has(id));
      seen.add(ids[copy]);
    },
    /** As if the minute were over after which a copy counts as ended: otherwise hardly a kill would meet a mail. */
    letMinutePass: (copy) => database.query('DELETE FROM copies WHERE id = $1', [ids[copy]]),
  };
}

/** Registers the people, with addresses that are proved. */
async function addPeople(server, database, { count, ...ways }) {
  const people = [];
  for (let at = 0; at < count; at += 1) {
    const body = { email: emailOf(at), password: 'Correct1' };
    const { token, id: uid } = (await send(server, 'POST', 'identity/accounts', { body })).body;
    people.push({ uid, token, at });
  }
  await database.query('UPDATE accounts SET address_proved_at = created_at');
  const { rows } = await database.query('SELECT uid, email FROM accounts');
  const uidOf = new Map(rows.map(({ uid, email }) => [email, uid]));
  return people.map(({ token, at }) => ({
    token,
    ...createPerson({ server, uid: uidOf.get(emailOf(at)), token, at, events: eventIds, ...ways }),
  }));
}

/**
 * Kills two copies of the server and their database in random order, at random moments, while people come and go by a
 * balancer, and looks after each kill for what was lost, done twice or given to the wrong one.
 * @param options `startFile`: the built server. `kills`: how often. `least`: how many writes are confirmed at least before each.
 *   `pause`: how long people wait at most between two, in milliseconds. `seed`: of random numbers. `say`: called after each.
 */
export async function crashCopies({
  startFile,
  kills,
  people: count = 24,
  least = 20,
  pause = 150,
  seed = 1,
  say = () => {},
}) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-copies-'));
  mkdirSync(join(folder, 'data'));
  const below = randomBelow(seed);
  const found = { lost: [], twice: [], tooMany: [], outOfOrder: [], mailedTwice: [], missed: [], faults: [] };
  const report = {
    confirmed: 0,
    repeated: 0,
    lostAnswers: 0,
    troubles: {},
    faults: found.faults,
    killed: { a: 0, b: 0, database: 0 },
  };
  const pauses = { a: 0, b: 0, database: 0 };
  const received = new Map();
  const mail = await startMailSink((to, source) => {
    const event = /Event: (Tea \d+)/.exec(source)?.[1];
    // The codes of their registrations are no matter here.
    if (event === undefined) return;
    const key = `${to} ${event}`;
    received.set(key, (received.get(key) ?? 0) + 1);
  }, mailTakes);
  const all = await startAll(startFile, join(folder, 'data'), mail.url);
  const database = new Pool({ connectionString: all.url, max: 1 });
  database.on('error', () => {});
  let stream;
  try {
    const people = await addPeople(all.balancer, database, { count, below, pause, report });
    await writeEvents(database);
    await database.query(beginToWatch);
    const rows = createRows(database);
    await rows.noteStarted('a');
    await all.startOther();
    await rows.noteStarted('b');
    stream = followChanges(all.balancer, people[0].token, found);
    const watch = createWatch(database, capacity);
    let order = [];
    for (let round = 0; round <= kills; round += 1) {
      const from = report.confirmed;
      let isOver = false;
      const going = people.map((person) => person.goOn({ isOver: () => isOver }));
      const confirmed = (number) =>
        until(
          () => report.confirmed >= number,
          () => found.faults.push('nothing is confirmed any more'),
          patience.answers,
        );
      await Promise.race([confirmed(from + least + below(60)), Promise.all(going)]);
      if (round < kills) {
        if (order.length === 0) order = targets.toSorted(() => below(3) - 1);
        const target = order.pop();
        await wait(below(20));
        // Hardly a kill would come between a commit and its answer by chance: every second of a copy does.
        if (target !== 'database' && report.killed[target] % 2 === 0) {
          await all.loseAnswer(target);
          report.lostAnswers += 1;
        }
        report.killed[target] += 1;
        const [killedAt, before] = [performance.now(), report.confirmed];
        const back = all.killAndStart(target, () => rows.letMinutePass(target));
        // Those of the moment of the kill may have been confirmed before it.
        await confirmed(before + count + 1);
        pauses[target] = Math.max(pauses[target], performance.now() - killedAt);
        await back;
        if (target !== 'database') await rows.noteStarted(target);
        await confirmed(report.confirmed + 20);
      }
      isOver = true;
      await Promise.all(going);
      await watch.readOn(found);
      await compareWithAnswers(database, people, { capacity, found });
      const ends = await database.query(
        "SELECT audience, max(number) AS number FROM changes WHERE audience IN ('all', $1) GROUP BY 1",
        [`uid:${people[0].uid}`],
      );
      const endOf = (audience) => Number(ends.rows.find((row) => row.audience === audience)?.number ?? 0);
      await until(
        () => stream.known.all >= endOf('all') && stream.known.own >= endOf(`uid:${people[0].uid}`),
        () => found.missed.push(`the stream ends at ${JSON.stringify(stream.known)}`),
        patience.stream,
      );
      // How many mails an account may cause is tried elsewhere.
      await database.query('DELETE FROM mails_caused');
      say(round, report, found);
    }
    const waiting = "SELECT count(*)::int AS count FROM due_messages WHERE state IN ('due', 'sending')";
    await until(
      async () => (await database.query(waiting)).rows[0].count === 0,
      () => found.lost.push('mails are still waiting'),
      patience.mails,
    );
    const mails = await compareMails(database, received, found);
    return { kills, ...report, pauses, mails, changes: stream.counts, found };
  } finally {
    await stream?.close();
    await database.end();
    await all.close();
    await mail.close();
    removeFolder(folder);
  }
}
