import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import {
  makeTestEnvironment,
  type BrowserLike,
  type TestEnvironment,
} from '@/testing/adapters/serverEnvironment';
import { createServerDataStore } from './serverDataStore';

let environment: TestEnvironment;
beforeEach(async () => {
  environment = await makeTestEnvironment({ DATA: 'server' });
});
afterEach(() => environment.end());

const day = 24 * 60 * 60 * 1000;
const ann = 'margaret@example.org';
const bob = 'george@example.org';

const appointment = (days: number, title = 'Feet'): Appointment => {
  const start = Math.ceil(environment.server.parts.now() / day) * day + days * day;
  return {
    id: title,
    title,
    start: new Date(start).toISOString(),
    end: new Date(start + 3_600_000).toISOString(),
    location: '',
    description: '',
    allDay: false,
    userId: ann,
  };
};

/** A page that shows its list, and reads it again at each change. */
function open(browser: BrowserLike) {
  const { call, identity, currentUser, requests } = browser;
  const { appointments } = createServerDataStore({
    call,
    identity: async () => identity,
    currentUser,
    clock: environment.clock,
    storage: null,
    keyPrefix: 'test.',
  }).collections;
  let shown: Promise<readonly Appointment[]> = appointments.list();
  appointments.subscribe(() => {
    shown = appointments.list();
  });
  const titles = async () => (await shown).map(({ title }) => title);
  /** Returns the requests since the last call. */
  const asked = () => requests.splice(0);
  return { appointments, titles, asked };
}

async function pageOf(email: string) {
  const browser = environment.device();
  await browser.identity.signIn(email, environment.server.password);
  const page = { ...open(browser), browser };
  await page.titles();
  page.asked();
  return page;
}

test('a booked or changed appointment is in the list without another request', async () => {
  const page = await pageOf(ann);
  const [feet] = await page.appointments.add([appointment(2), appointment(3, 'Eyes')]);
  expect(await page.titles()).toEqual(['Feet', 'Eyes']);
  await page.appointments.put({ ...feet!, title: 'Ears' }, { expected: feet! });
  expect(await page.titles()).toEqual(['Ears', 'Eyes']);
  await expect(page.appointments.add([appointment(2, 'Tea')])).rejects.toMatchObject({ code: 'overlap' });
  await page.appointments.add([appointment(2, 'Tea')], { overlapAgreed: true });
  expect(await page.titles()).toEqual(['Ears', 'Eyes', 'Tea']);
  expect(page.asked().map((one) => one.split(' ')[0])).toEqual(['POST', 'PUT', 'POST', 'POST']);
  // It is the server's list, under the same name.
  const statuses: number[] = [];
  environment.network = async (...asked) => {
    const answer = await fetch(...asked);
    statuses.push(answer.status);
    return answer;
  };
  page.appointments.notify();
  expect(await page.titles()).toEqual(['Ears', 'Eyes', 'Tea']);
  expect(statuses).toEqual([304]);
  expect(await (await pageOf(ann)).titles()).toEqual(['Ears', 'Eyes', 'Tea']);
});

test('the list is read again where it was changed elsewhere as well', async () => {
  const page = await pageOf(ann);
  const elsewhere = await pageOf(ann);
  await elsewhere.appointments.add([appointment(2, 'Tea')]);
  await page.appointments.add([appointment(3)]);
  expect(await page.titles()).toEqual(['Tea', 'Feet']);
  expect(page.asked()).toEqual(['POST /api/appointments', 'GET /api/appointments?limit=10000']);
});

test("a booked appointment never gets into the earlier user's list", async () => {
  const page = await pageOf(ann);
  const { identity } = page.browser;
  await identity.signOut();
  await identity.signIn(bob, environment.server.password);
  page.asked();
  await page.appointments.add([{ ...appointment(2, 'Bowls'), userId: bob }]);
  expect(await page.titles()).toEqual(['Bowls']);
  expect(page.asked()).toEqual(['POST /api/appointments', 'GET /api/appointments?limit=10000']);
});
