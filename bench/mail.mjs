// Mail and exports: how fast the product's own server passes 1,000 mails on to a mail server, whether it names exactly those
// that were refused, what a long PDF costs, and how fast a long CSV file is written. The mail server runs here.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import Database from 'libsql';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { createServer } from 'vite';
import { keepCookie, sessionHeaders } from '../testing/server/sessionCookies.mjs';
import { startApp } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

/** How often the product and the pool take turns; the middle one counts. */
const mailRounds = 5;
const admin = { email: 'admin@people.net.au', password: 'Benchmark1' };
/** Mail leaves no demonstration, so this is a public server, and says so in each request. */
const origin = 'http://people.net.au';
const people = Array.from({ length: 1000 }, (_, at) => `person${at}@people.net.au`);
const isRefused = (address) => /^person\d*3@/.test(address);
const mailing = { kind: 'bulk', subject: 'Walks', message: 'The walk begins at 10.\nBring a hat.' };

/** A mail server that refuses every tenth person while `refuses` is on, and remembers who got a mail. */
async function startMailServer() {
  const state = { refuses: true, got: [] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
      callback(state.refuses && isRefused(address) ? refusal : null);
    },
    onData(stream, session, callback) {
      stream.resume();
      stream.on('end', () => {
        state.got.push(session.envelope.rcptTo[0].address);
        callback(null);
      });
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address();
  return { state, port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** The memory of a process, in megabytes. */
const memoryOf = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

const whole = (number) => number.toFixed(0);

async function timed(work) {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

/** A client of the product's server, as a browser is one. */
async function logIn({ address, dataFolder }) {
  const request = (body, headers) => ({
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });
  const post = (path, body, headers = {}) =>
    fetch(`${address}/api/${path}`, { method: 'POST', ...request(body, headers) });
  const known = await post('identity/session', admin);
  const entered = known.ok ? known : await post('identity/accounts', admin);
  const { uid, token } = await entered.json();
  keepCookie({ token }, entered.headers.getSetCookie());
  const named = sessionHeaders(token);
  const entry = { email: admin.email, role: 'admin', createdAt: new Date().toISOString() };
  if (!known.ok) {
    const database = new Database(join(dirname(dataFolder), 'age-better.db'), { timeout: 5000 });
    database.exec('UPDATE accounts SET address_proved_at = created_at');
    database.close();
    await fetch(`${address}/api/users/${uid}`, { method: 'PUT', ...request(entry, named) });
  }
  return async ({ path, body }, key) => {
    const answer = await post(path, body, { ...named, 'idempotency-key': key });
    const { messageId, error, code } = await answer.json();
    if (answer.ok) return { outcome: 'sent', messageId };
    return { outcome: code === 'mail-not-sent' ? 'not-sent' : 'unknown', text: error };
  };
}

/** The floor: the same mails by nodemailer's own pool. */
async function sendByPool(port) {
  const pool = createTransport({ host: '127.0.0.1', port, secure: false, pool: true, maxConnections: 5 });
  await Promise.all(
    people.map((to) =>
      pool
        .sendMail({
          from: 'a@people.net.au',
          to,
          subject: mailing.subject,
          text: mailing.message,
          html: '<p>x</p>',
        })
        .catch(() => undefined),
    ),
  );
  pool.close();
}

async function mailRows(app, mailServer, { sendBulkEmail, requestFor }) {
  const send = await logIn(app);
  const run = (recipients, name) =>
    sendBulkEmail({
      recipients,
      pace: 'parallel',
      send: (to, at) => send(requestFor(mailing, to), `${name}-${at}-key`),
      wait: async () => undefined,
      onResults: () => undefined,
      isCancelled: () => false,
    });
  const { state, port } = mailServer;
  // Both have sent a thousand before they are compared: the first ones show how fast code is compiled.
  await run(people, 'warm-up');
  await sendByPool(port);
  const times = { ours: [], pool: [] };
  let results;
  for (let round = 0; round < mailRounds; round += 1) {
    const [before] = await timed(() => sendByPool(port));
    const [ours, answers] = await timed(() => run(people, `round-${round}`));
    const [after] = await timed(() => sendByPool(port));
    results = answers;
    times.ours.push(ours);
    times.pool.push((before + after) / 2);
  }
  const named = results.filter(({ outcome }) => outcome === 'not-sent').map(({ email }) => email);
  const wrong = people.filter((email) => isRefused(email) !== named.includes(email)).length;
  const afterOne = memoryOf(app.pid);

  state.refuses = false;
  state.got.length = 0;
  await run(named, 'try-again');
  const again = new Set(state.got);
  const missed = people.filter((email) => isRefused(email) !== again.has(email)).length;
  for (const round of [1, 2, 3]) await run(people, `memory-${round}`);
  return [
    row({ figure: `1,000 mails, 100 refused: wrongly named`, value: wrong, limit: 0 }),
    row({
      figure: 'tried again: missing, or sent to others',
      value: missed + state.got.length - 3100,
      limit: 0,
    }),
    row({
      figure: '1,000 mails at five at once beside a pool',
      value: median(times.ours),
      floor: median(times.pool),
      limit: 2,
      unit: ' ms',
      spread: `${spread(times.ours, whole)} against ${spread(times.pool, whole)}`,
    }),
    row({
      figure: 'memory after 3,000 more mails',
      value: memoryOf(app.pid),
      floor: afterOne,
      limit: 1.25,
      unit: ' MB',
    }),
  ];
}

/** Asks for the server's health, one after the other. @returns the 99th percentile in milliseconds. */
async function healthWhile(address, isOver) {
  const times = [];
  while (!isOver(times.length)) {
    const [time] = await timed(async () => (await fetch(`${address}/api/health`)).text());
    times.push(time);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];
}

async function pdfRows(app, { requestFor, exportColumns }) {
  const send = await logIn(app);
  const records = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    email: `person${id}@people.net.au`,
    role: 'User',
  }));
  const table = {
    kind: 'users',
    title: 'User Management Report',
    columns: exportColumns.users,
    records,
    name: 'users_export',
  };
  await healthWhile(app.address, (count) => count >= 300);
  const idle = await healthWhile(app.address, (count) => count >= 1000);
  const before = memoryOf(app.pid);
  let highest = before;
  let over = false;
  const watch = setInterval(() => (highest = Math.max(highest, memoryOf(app.pid))), 250);
  const sending = timed(() =>
    send(
      requestFor({ kind: 'export', subject: 'S', message: 'M', table, type: 'pdf' }, people[0]),
      'pdf-key-1',
    ),
  ).finally(() => (over = true));
  const busy = await healthWhile(app.address, () => over);
  const [time, { outcome }] = await sending;
  clearInterval(watch);
  return [
    row({ figure: 'PDF of 10,000 rows', value: outcome === 'sent' ? time : Number.NaN, unit: ' ms' }),
    row({ figure: 'memory that it adds to the server', value: highest - before, limit: 300, unit: ' MB' }),
    row({
      figure: 'p99 of /api/health meanwhile beside idle',
      value: busy,
      floor: idle,
      limit: 3,
      unit: ' ms',
      digits: 1,
    }),
  ];
}

function csvRow({ toCsv, exportColumns }) {
  const records = Array.from({ length: 100_000 }, (_, id) => ({
    id,
    email: `person${id}@people.net.au`,
    role: 'User',
  }));
  const plain = () => {
    let text = 'ID,Email,Role\r\n';
    for (const { id, email, role } of records) text += `${id},${email},${role}\r\n`;
    return Buffer.from(text).length;
  };
  const ours = () => Buffer.from(toCsv(exportColumns.users, records)).length;
  // By turns, so that whatever else the machine does is shared.
  const times = [[], []];
  for (let round = 0; round < 11; round += 1) {
    [ours, plain].forEach((work, at) => {
      const start = performance.now();
      work();
      if (round > 1) times[at].push(performance.now() - start);
    });
  }
  return row({
    figure: 'CSV of 100,000 rows beside plain strings',
    value: median(times[0]),
    floor: median(times[1]),
    limit: 2,
    unit: ' ms',
    digits: 1,
  });
}

/** Mail, PDF and CSV. @param root the folder of the product. */
export async function mails(root) {
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const mailServer = await startMailServer();
  const app = await startApp(root, {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'hello@people.net.au',
    MAILS_PER_HOUR: '100000',
    PUBLIC_URL: origin,
    ADMIN_SIGN_UP: 'open',
  });
  try {
    const rules = {};
    for (const name of ['sendBulkEmail', 'email', 'csv', 'exportFile'])
      Object.assign(rules, await vite.ssrLoadModule(`/shared/domain/${name}.ts`));
    return [...(await mailRows(app, mailServer, rules)), ...(await pdfRows(app, rules)), csvRow(rules)];
  } finally {
    await app.stop();
    await mailServer.stop();
    await vite.close();
  }
}
