import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { removeFolder, start } from './crash.mjs';
import { startMailSink } from './mailSink.mjs';

/** A clock that starts where the variable START_OF_CLOCK says. */
const clock = new URL('../../../a11y-tests/support/communityClock.mjs', import.meta.url).href;

/** Two o'clock in the afternoon in Melbourne, and just before it is a day before that: by then a server has started, also a slow one. */
const event = { id: 1, title: 'Tea', date: '2026-12-11', starts: '14:00', timeZone: 'Australia/Melbourne' };
const justBefore = Date.parse('2026-12-10T02:59:55.000Z');

const address = (number) => `person${number}@people.net.au`;

/** Writes people who go to the event and want to be reminded the day before: a thousand logins would take an hour. */
function addPeople(dataFolder, people) {
  const long = Date.parse('2026-11-01T00:00:00Z');
  const database = new Database(join(dataFolder, 'age-better.db'));
  try {
    const account = database.prepare(
      'INSERT INTO accounts (uid, email, email_key, password_hash, created_at, address_proved_at) VALUES (?, ?, ?, ?, ?, ?)',
    );
    database.exec('BEGIN');
    for (const [at, uid] of people.entries()) account.run(uid, address(at), address(at), 'none', long, long);
    const fields = { ...event, location: '', description: '', category: 'social', image: '', capacity: 0 };
    database
      .prepare(
        'INSERT INTO records (collection, id, position, version, day, fields) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run('events', '1', 1, 1, event.date, JSON.stringify({ ...fields, attendees: people.length }));
    const place = database.prepare(
      'INSERT INTO registrations (event_id, uid, registered_at) VALUES (1, ?, ?)',
    );
    const choice =
      database.prepare(`INSERT INTO reminder_choices (uid, appointment_day, appointment_hours, event_day, event_hours, titles, changed_at)
       VALUES (?, 0, 0, 1, 0, 0, ?)`);
    for (const uid of people) {
      place.run(uid, long);
      choice.run(uid, long);
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

/** The stored state of each reminder: how often each state, and who has none or more than one. */
function readOutcome(dataFolder) {
  const community = new Database(join(dataFolder, 'age-better.db'));
  try {
    return community.prepare('SELECT uid, state FROM due_messages').all();
  } finally {
    community.close();
  }
}

/**
 * Sends a reminder to many people while the server is killed again and again, each time after some more mails.
 * @param options `kills`: how often. `people`: how many. `startFile`: the built server.
 * @returns how many mails arrived, and the faults: mails that came twice, and people who got none without an administrator being
 *   shown that theirs is uncertain.
 */
export async function killWhileReminding({ startFile, people: count, kills, report = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-reminders-'));
  const people = Array.from({ length: count }, () => randomUUID());
  const taken = [];
  let waiting = null;
  const mailServer = await startMailSink((to) => {
    taken.push(to);
    if (waiting && taken.length >= waiting.count) waiting.resolve();
  });
  const received = (number) =>
    new Promise((resolve) => {
      if (taken.length >= number) resolve();
      else waiting = { count: number, resolve };
    });
  let begun = Date.now();
  const startServer = () =>
    start(
      startFile,
      folder,
      {
        DATA: 'server',
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'hello@agebetter.net.au',
        START_OF_CLOCK: new Date(justBefore + Date.now() - begun).toISOString(),
      },
      { imports: [clock] },
    );
  let server = await startServer();
  try {
    await server.end();
    addPeople(folder, people);
    begun = Date.now();
    server = await startServer();
    for (let kill = 1; kill <= kills; kill += 1) {
      await received(Math.floor((count * kill) / (kills + 1)));
      await server.end();
      report(`${taken.length} of ${count} mails after ${kill} of ${kills} kills`);
      server = await startServer();
    }
    const openStates = ['due', 'sending'];
    let rows;
    // The mails that are left, then the database: its last row is settled after its mail.
    do {
      await wait(200);
      rows = readOutcome(folder);
    } while (rows.length < count || rows.some(({ state }) => openStates.includes(state)));
    const stateOf = new Map(rows.map(({ uid, state }) => [uid, state]));
    const times = new Map();
    for (const to of taken) times.set(to, (times.get(to) ?? 0) + 1);
    const uncertain = rows.filter(({ state }) => state === 'uncertain').length;
    return {
      received: taken.length,
      uncertain,
      twice: [...times].filter(([, number]) => number > 1).map(([to]) => to),
      rowsTwice: rows.length - stateOf.size,
      lost: people
        .map((uid, at) => ({ uid, to: address(at) }))
        .filter(({ uid, to }) => !times.has(to) && stateOf.get(uid) !== 'uncertain')
        .map(({ to }) => to),
      others: rows.filter(({ state }) => state !== 'sent' && state !== 'uncertain').length,
    };
  } finally {
    await server.end();
    await mailServer.close();
    removeFolder(folder);
  }
}
