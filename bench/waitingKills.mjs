// `node bench/waitingKills.mjs 3`: kills a browser that often while it sends what waited on a person's own device, with a real
// server. Fails where a change is lost or done twice.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { keepCookie, sessionHeaders } from '../testing/server/sessionCookies.mjs';
import { findBrowser, launch } from '../scripts/browser.mjs';
import { startApp } from './server.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const email = 'george@example.org';
const changesARound = 5;
const hour = 3_600_000;

/** How often a browser is started before it counts as broken, and how long it may take, in milliseconds. */
const starts = 3;
const startsWithin = 30_000;

/**
 * Starts a browser on a profile of its own that stays. It leads a group of processes, which is killed as one. One that was
 * killed before sometimes starts and lets nobody attach: it is started anew, which is no part of what is tried here.
 */
async function startBrowser(profile, attempt = 1) {
  const child = spawn(
    findBrowser(),
    [
      ...launch.args,
      '--headless',
      '--no-sandbox',
      '--hide-crash-restore-bubble',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  const address = await new Promise((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const found = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('The browser did not start')));
  });
  const browser = await chromium.connectOverCDP(address, { timeout: startsWithin }).catch(async (error) => {
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    if (attempt === starts) throw error;
    return null;
  });
  if (!browser) return startBrowser(profile, attempt + 1);
  const [context] = browser.contexts();
  return {
    page: await context.newPage(),
    async close() {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => undefined);
      await ended;
    },
    async kill() {
      process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

/** Appointments that were made without a network, as the product keeps them. Runs in the page. */
async function keep(changes) {
  const { id } = JSON.parse(localStorage.getItem('user'));
  const opened = indexedDB.open('ageBetter.waitingChanges', 1);
  opened.addEventListener('upgradeneeded', () => opened.result.createObjectStore('lists'));
  await new Promise((resolve, reject) => {
    opened.addEventListener('success', resolve);
    opened.addEventListener('error', reject);
  });
  const transaction = opened.result.transaction('lists', 'readwrite', { durability: 'strict' });
  const lists = transaction.objectStore('lists');
  const before = lists.get(id);
  before.addEventListener('success', () => lists.put([...(before.result ?? []), ...changes], id));
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', reject);
  });
  opened.result.close();
  window.dispatchEvent(new Event('online'));
}

/** How many changes wait. Runs in the page. */
async function countWaiting() {
  const { id } = JSON.parse(localStorage.getItem('user'));
  const opened = indexedDB.open('ageBetter.waitingChanges', 1);
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const list = opened.result.transaction('lists').objectStore('lists').get(id);
  await new Promise((resolve) => list.addEventListener('success', resolve));
  opened.result.close();
  return list.result?.length ?? 0;
}

/** The changes of a round: an appointment each, an hour of its own, thirty in each month. */
const changesOf = (round) =>
  Array.from({ length: changesARound }, (_, index) => {
    const number = round * changesARound + index;
    const from = Date.now() + (48 + 31 * 24 * Math.floor(number / 28) + 24 * (number % 28)) * hour;
    const id = String(1_000_000 + number);
    const record = {
      id,
      title: `Waiting ${number}`,
      start: new Date(from).toISOString(),
      end: new Date(from + hour / 2).toISOString(),
      location: '',
      description: '',
      allDay: false,
      userId: email,
    };
    return {
      kind: 'appointment',
      key: `waiting-kill-${number}`,
      id,
      record,
      before: null,
      onlyIf: 'none',
      overlapAgreed: true,
      tried: false,
      trouble: null,
    };
  });

async function logIn(page, address, password) {
  await page.goto(`${address}/?auth=login`);
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByText(email).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('user'));
    localStorage.setItem('ageBetter.ownDevice', JSON.stringify([id]));
  });
}

/**
 * Kills a browser so often while it sends.
 * @returns what was lost and what was done twice, by title, and how many changes still waited at the end.
 */
export async function killWhileSending(kills) {
  const app = await startApp(root, { DATA: 'server', BACKUPS_KEPT: '0' });
  const profile = await mkdtemp(join(tmpdir(), 'age-better-kills-'));
  const password = app.password;
  const send = async (method, path, body, token) => {
    const headers = {
      origin: app.address,
      ...(body && { 'content-type': 'application/json' }),
      ...sessionHeaders(token),
    };
    const answer = await fetch(`${app.address}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    const parsed = await answer.json();
    keepCookie(parsed, answer.headers.getSetCookie());
    return parsed;
  };
  try {
    const { token } = await send('POST', 'identity/session', { email, password });
    const titles = async () => {
      const { records } = await send('GET', 'appointments?limit=10000', undefined, token);
      return records.map(({ record }) => record.title).filter((title) => title.startsWith('Waiting '));
    };
    const first = await startBrowser(profile);
    await logIn(first.page, app.address, password);
    await first.close();

    for (let round = 0; round < kills; round += 1) {
      const changes = changesOf(round);
      const own = new Set(changes.map(({ record }) => record.title));
      const { page, kill } = await startBrowser(profile);
      await page.goto(`${app.address}/help`);
      await page.evaluate(keep, changes);
      // Not after a time: in the middle of the list, wherever that is on this machine.
      const enough = (round % (changesARound - 1)) + 1;
      const deadline = Date.now() + 60_000;
      for (let done = 0; done < enough;) {
        done = (await titles()).filter((title) => own.has(title)).length;
        if (Date.now() > deadline)
          throw new Error(`Only ${done} of ${enough} changes were sent within a minute`);
      }
      await kill();
    }

    const last = await startBrowser(profile);
    await last.page.goto(`${app.address}/help`);
    let waiting = await last.page.evaluate(countWaiting);
    for (const deadline = Date.now() + 60_000; waiting > 0 && Date.now() < deadline;)
      waiting = await last.page.evaluate(countWaiting);
    await last.close();
    const stored = await titles();
    const all = Array.from({ length: kills * changesARound }, (_, number) => `Waiting ${number}`);
    return {
      kills,
      lost: all.filter((title) => !stored.includes(title)),
      twice: [...new Set(stored.filter((title, at) => stored.indexOf(title) !== at))],
      waiting,
    };
  } finally {
    await app.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outcome = await killWhileSending(Number(process.argv[2] ?? 100));
  const { kills, lost, twice, waiting } = outcome;
  console.log(
    `${kills} kills: ${lost.length} lost, ${twice.length} twice, ${waiting} still waiting`,
    ...lost,
    ...twice,
  );
  if (lost.length + twice.length + waiting > 0) process.exitCode = 1;
}
