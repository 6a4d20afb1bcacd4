import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { parseNote } from '@/src/ports/collection.contract';
import { describeEventSeries, taiChi } from '@/src/ports/eventSeries.contract';
import { noMemory } from '../../lastRead';
import { makeCommunityEnvironment, type TestEnvironment } from '@/testing/adapters/serverEnvironment';
import { createServerCollection } from './collection';
import { createDataCalls } from './dataCalls';
import { createServerEventSeries } from './eventSeries';
import { createServerRegistrations } from './registrations';

const email = 'organiser@example.net';
let environment: TestEnvironment;

/** A server without events, and the page of an organiser. */
async function start() {
  environment = await makeCommunityEnvironment({ events: [] }, parseNote);
  const { clock } = environment;
  const { identity, call, currentUser, requests } = environment.device();
  await identity.createAccount(email, 'Correct1');
  const { accounts, now } = environment.server.parts;
  await accounts.grantRole((await accounts.byEmail(email))!, 'healthcare', now());
  const calls = createDataCalls({
    call,
    identity: async () => identity,
    isSignedIn: () => currentUser.get() !== null,
  });
  const events = createServerCollection<CommunityEvent>({
    calls,
    name: 'events',
    parse: parseEvent,
    storageNotice: 'Kept in a test.',
    counted: ['attendees'],
    lastRead: noMemory,
    clock,
  });
  const registrations = createServerRegistrations({
    calls,
    checkPerson: () => undefined,
    eventsChanged: events.notify,
    lastRead: noMemory,
    clock,
  });
  const series = createServerEventSeries({ calls, eventChanged: events.notify });
  return { series, events, registrations, email, requests };
}
afterEach(() => environment.end());

describeEventSeries('The server', start);

describe('Series of events on the server', () => {
  let page: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    page = await start();
  });

  test('are one request for each write, whatever is changed', async () => {
    const [made] = await page.series.write('a', [{ before: null, after: taiChi }]);
    page.requests.length = 0;
    await page.series.write('a', [
      { before: made!.after, after: { ...taiChi, title: 'Qigong' } },
      { before: null, after: { ...taiChi, date: '2026-12-08' } },
    ]);
    expect(page.requests).toEqual(['PUT /api/event-series/a']);
  });

  test('get new numbers where theirs were given to deleted events before', async () => {
    const [made] = await page.series.write('a', [{ before: null, after: taiChi }]);
    await page.series.write('a', [{ before: made!.after, after: null }]);
    const [other] = await page.series.write('a', [{ before: null, after: { ...taiChi, title: 'Swimming' } }]);
    expect([made!.after!.id, other!.after!.id]).toEqual([1, 2]);
  });
});
