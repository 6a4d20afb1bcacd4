import { test as base, expect } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { samplePassword } from '@/a11y-tests/support/viewers';
import { addAppointment } from '@/a11y-tests/journeys/addAppointment';
import type { Engine } from './drivers/driver';
import { wayOf } from './engines';
import { Hands } from './hands';
import { fillInLogin, openLogin } from './journeys/logIn';
import { linkOf, type CutNetwork } from './link';
import { until } from './until';

// A day without a network, with the operating system's link cut: `npm run test:network`. A project of
// evidence/playwright.network.config.ts is an engine.

const network = JSON.parse(process.env.NETWORK_CUT ?? 'null') as CutNetwork | null;
if (!network) throw new Error('Run it by `npm run test:network`, which makes the network.');
const { address } = network;
const link = linkOf(network);

const test = base.extend<object, { engine: Engine }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
});

/** Who goes through the day: the engines share a server, and one's appointments would be in the other's way. */
const people: Record<Engine, { email: string; appointment: string }> = {
  chromium: { email: 'margaret@example.org', appointment: '1000001' },
  firefox: { email: 'george@example.org', appointment: '1000002' },
  webkit: { email: 'nina@example.org', appointment: '1000003' },
};

/** Asks the server as a sample person. */
async function asPerson(email: string, password: string) {
  const send = async (
    method: string,
    path: string,
    body: object | null,
    more: Record<string, string> = {},
  ) => {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: { origin: address, ...(body && { 'content-type': 'application/json' }), ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path} was answered ${answer.status}`).toBe(true);
    const parsed = (await answer.json()) as unknown;
    keepCookie(parsed, answer.headers.getSetCookie());
    return parsed;
  };
  const { token } = (await send('POST', 'identity/session', { email, password })) as { token: string };
  const named = sessionHeaders(token);
  return {
    put: (path: string, body: object, more = {}) => send('PUT', path, body, { ...named, ...more }),
    async titles() {
      const { records } = (await send('GET', 'appointments?limit=1000', null, named)) as {
        records: { record: { title: string } }[];
      };
      return records.map(({ record }) => record.title);
    },
  };
}

/** An appointment in two days, for half an hour. */
function appointment(id: string, userId: string, title: string) {
  const start = new Date(Date.now() + 48 * 3_600_000);
  start.setMinutes(0, 0, 0);
  const end = new Date(start.getTime() + 1_800_000);
  const times = { start: start.toISOString(), end: end.toISOString() };
  return {
    id,
    title,
    ...times,
    location: 'Carlton',
    description: '',
    allDay: false,
    userId,
  };
}

// Each runs in the page, and reads what is seen: room is kept for some lines.
const isKept = (path: string) => caches.match(path).then(Boolean);
const isControlled = () => navigator.serviceWorker.controller?.state === 'activated';
const readsInMain = (words: string) => document.querySelector('main')!.innerText.includes(words);
const reads = (words: string) => document.body.innerText.includes(words);
const readsNo = (words: string) => !document.body.innerText.includes(words);
const needsNetwork = (name: string) =>
  [...document.querySelectorAll('a')].some(
    (one) => one.textContent.includes(name) && one.getAttribute('aria-description') === 'needs the internet',
  );
const sinceStart = () => Math.round(performance.now());
/** Whether the system has told the browser that there is no network. Firefox is not told of the cut link here. */
const wasTold = () => !navigator.onLine;

const asItWas = 'No connection. This is the list as it was';
const isOffline = 'No internet connection.';
const isUnreached = 'We can’t reach this site just now.';
const waits = '1 change is waiting.';
const booked = { written: 'Feet without a network', offline: 'Walk with Joan' };

/** The pages of a person's own things: what is read there, and what says when it was read. */
const ownPages = [
  { path: '/profile', words: booked.written, age: asItWas },
  { path: '/events', words: 'Your events', age: asItWas },
  { path: '/saved', words: 'Tea with a friend', age: asItWas },
  { path: '/help', words: '13 11 14', age: null },
];

test('a day without a network', async ({ engine }, info) => {
  const way = wayOf(engine);
  test.skip('missing' in way, 'missing' in way ? way.missing : '');
  if ('missing' in way || !way.startOn) throw new Error(`No profile of ${engine} stays`);
  const { startOn } = way;
  const profile = mkdtempSync(join(tmpdir(), `age-better-${engine}-`));
  await until('the server answers', async () => (await fetch(`${address}/api/health`)).ok);
  const password = samplePassword(network.dataFolder);
  const { email, appointment: id } = people[engine];
  const person = await asPerson(email, password);
  const title = `${booked.offline}, ${engine}`;
  const note = (words: string) => console.log(`  ${engine}: ${words}`);

  /** Does something in a browser that is started for it and ended in order. */
  const inBrowser = async (act: (hands: Hands) => Promise<void>) => {
    const browser = await startOn(profile);
    const driver = await browser.open();
    await driver.resize(1280, 900);
    const hands = new Hands(driver, address);
    try {
      await act(hands);
    } catch (error) {
      throw await hands.explain(error as Error);
    } finally {
      note(`${driver.version}, ${hands.steps.length} steps`);
      await info.attach('steps', { body: hands.steps.join('\n'), contentType: 'text/plain' });
      await browser.close();
    }
  };
  const openOwnPages = async (hands: Hands) => {
    for (const { path, words, age } of ownPages) {
      await hands.open(path);
      await hands.holds(`${path} shows “${words}”`, readsInMain, words);
      note(`${path} shows own things after ${await hands.driver.evaluate(sinceStart)} ms at most`);
      const said = age ?? ((await hands.driver.evaluate(wasTold)) ? isOffline : isUnreached);
      await hands.holds(`${path} says “${said}”`, reads, said);
    }
  };

  try {
    const once = { 'if-none-match': '*' };
    const record = appointment(id, email, booked.written);
    await person.put(`appointments/${id}`, { record, overlapAgreed: true }, once);
    await person.put('events/1/registration', {});
    const saved = { title: 'Tea with a friend', detail: 'Carlton', savedAt: new Date().toISOString() };
    await person.put('me/saved/event/4711', saved);

    await inBrowser(async (hands) => {
      await hands.open('/');
      await openLogin(hands);
      await fillInLogin(hands, email, password);
      const own = { role: 'button', name: 'This is my own device' };
      await hands.sees(own);
      await hands.click(own);
      await hands.holds('a service worker answers', isControlled);
      for (const { path, words } of ownPages) {
        await hands.open(path);
        await hands.holds(`${path} shows “${words}”`, readsInMain, words);
        await until(`${path} is kept`, () => hands.driver.evaluate(isKept, path));
      }
    });

    link.cut();
    let isToldOfCuts = false;
    await inBrowser(async (hands) => {
      await openOwnPages(hands);
      isToldOfCuts = await hands.driver.evaluate(wasTold);
      // Who only cannot reach our server may well reach others.
      if (isToldOfCuts) await hands.holds('a link to another site says so', needsNetwork, 'Access Hub');
      await hands.open('/events');
      const register = { role: 'button', name: 'Register for Using Your Phone Safely' };
      await hands.tabTo(register);
      await hands.press('Enter');
      await hands.hears('no connection');
      await hands.open('/profile');
      await addAppointment(hands, {
        title,
        said: `Appointment kept on this device, not sent yet: ${title}`,
      });
      await hands.holds('it waits', reads, waits);
    });

    await inBrowser(async (hands) => {
      await hands.open('/profile');
      await hands.holds('it waits after a new start', reads, waits);
      link.mend();
      await hands.hears('Everything that was waiting is sent.');
      await hands.holds('the list is a new one', readsNo, asItWas);
    });
    const titles = await person.titles();
    expect(titles.filter((one) => one === title)).toEqual([title]);

    await inBrowser(async (hands) => {
      await hands.open('/help');
      link.cut();
      if (isToldOfCuts) {
        await hands.hears(isOffline);
        await hands.holds('a link to another site says so', needsNetwork, 'Access Hub');
        link.mend();
        await hands.hears('You are connected again.');
      } else {
        note('this browser is not told of a cut: what an open page says of it by itself was not run');
        link.mend();
      }
      link.silence();
      await hands.open('/help');
      await hands.holds('the kept numbers are shown', readsInMain, '13 11 14');
      note(
        `/help shows its numbers after ${await hands.driver.evaluate(sinceStart)} ms where nothing comes back`,
      );
      await hands.holds('the page says so', reads, isUnreached);
    });
  } finally {
    link.mend();
    rmSync(profile, { recursive: true, force: true });
  }
});
