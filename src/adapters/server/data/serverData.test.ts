import { afterEach, expect, test } from 'vitest';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { emailKey } from '@/shared/domain/users/user';
import { describeCollection, parseNote, type Note } from '@/src/ports/collection.contract';
import type { Registrations } from '@/src/ports/registrations';
import { describePairs, describeWaitingPairs } from '@/src/ports/pairs.contract';
import { describeRegistrations } from '@/src/ports/registrations.contract';
import { createLastRead, noMemory } from '../../lastRead';
import { createListeners } from '@/src/ports/listeners';
import {
  makeCommunityEnvironment,
  unreachable,
  type BrowserLike,
  type TestEnvironment,
} from '@/testing/adapters/serverEnvironment';
import { createServerCollection, type ServerCollection } from './collection';
import { createDataCalls } from './dataCalls';
import { createServerRegistrations } from './registrations';

let environment: TestEnvironment | undefined;
afterEach(async () => {
  await environment?.end();
  environment = undefined;
});

async function start(samples: Parameters<typeof makeCommunityEnvironment>[0]): Promise<TestEnvironment> {
  environment = await makeCommunityEnvironment(samples, parseNote);
  return environment;
}

const callsOf = (device: BrowserLike) =>
  createDataCalls({
    call: device.call,
    identity: async () => device.identity,
    isSignedIn: () => device.currentUser.get() !== null,
  });

describeCollection('The server’s adapter', async (records) => {
  const { device, clock } = await start({ notes: records });
  const tab = async (email: string): Promise<ServerCollection<Note>> => {
    const browser = device();
    await browser.identity.createAccount(email, 'Correct1');
    return createServerCollection<Note>({
      calls: callsOf(browser),
      name: 'notes',
      parse: parseNote,
      storageNotice: 'Kept in a test.',
      lastRead: noMemory,
      clock,
    });
  };
  return { here: await tab('ann@example.net'), there: await tab('bob@example.net') };
});

test('a record that is added after the last one was deleted gets a number of its own, and Undo its old one', async () => {
  const samples: Note[] = [{ id: 7, title: 'Tea' }];
  const { device, clock } = await start({ notes: samples });
  const browser = device();
  await browser.identity.createAccount('ann@example.net', 'Correct1');
  const notes = createServerCollection<Note>({
    calls: callsOf(browser),
    name: 'notes',
    parse: parseNote,
    storageNotice: 'Kept in a test.',
    lastRead: noMemory,
    clock,
  });
  const removed = await notes.remove(7);
  expect(await notes.add([{ id: 7, title: 'Milk' }])).toEqual([{ id: 8, title: 'Milk' }]);
  await notes.put(removed!, { expected: null });
  expect(await notes.list()).toEqual([
    { id: 8, title: 'Milk' },
    { id: 7, title: 'Tea' },
  ]);
});

/** Registrations in the browser of the named person: each person has their own login. */
async function everybody(
  { device, server }: TestEnvironment,
  events: ServerCollection<CommunityEvent>,
  emails: readonly string[],
): Promise<Registrations> {
  const { notify, subscribe } = createListeners();
  const browsers = new Map<string, Registrations>();
  await Promise.all(
    emails.map(async (email) => {
      const browser = device();
      // Some of these users exist in the demonstration.
      if (await server.parts.accounts.byEmail(email))
        await browser.identity.signIn(email, server.parts.demonstrationPassword!);
      else await browser.identity.createAccount(email, 'Correct1');
      const registrations = createServerRegistrations({
        calls: callsOf(browser),
        checkPerson: () => undefined,
        eventsChanged: events.notify,
        lastRead: noMemory,
        clock: { now: () => new Date() },
      });
      registrations.subscribe(notify);
      browsers.set(emailKey(email), registrations);
    }),
  );
  const of = (email: string) => browsers.get(emailKey(email))!;
  return {
    storageNotice: of(emails[0]!).storageNotice,
    of: (email) => of(email).of(email),
    register: (id, email, places) => of(email).register(id, email, places),
    giveUp: (id, email) => of(email).giveUp(id, email),
    undoGiveUp: (id, email) => of(email).undoGiveUp(id, email),
    attendees: of(emails[0]!).attendees,
    keptLine: () => null,
    waitingList: {
      of: (email) => of(email).waitingList.of(email),
      join: (id, email, places) => of(email).waitingList.join(id, email, places),
      leave: (id, email) => of(email).waitingList.leave(id, email),
    },
    giveUpAll: (email) => of(email).giveUpAll(email),
    subscribe,
    damage: () => [],
  };
}

const people = [
  'margaret@example.org',
  'george@example.org',
  ...Array.from({ length: 20 }, (_, index) => `person${index}@example.org`),
];

const makeRegistrations = async (seeds: readonly CommunityEvent[]) => {
  const testEnvironment = await start({ events: seeds });
  const organiser = testEnvironment.device();
  await organiser.identity.createAccount('organiser@example.net', 'Correct1');
  const { accounts, now } = testEnvironment.server.parts;
  await accounts.grantRole((await accounts.byEmail('organiser@example.net'))!, 'healthcare', now());
  const events = createServerCollection<CommunityEvent>({
    calls: callsOf(organiser),
    name: 'events',
    parse: parseEvent,
    storageNotice: 'Kept in a test.',
    counted: ['attendees'],
    lastRead: noMemory,
    clock: testEnvironment.clock,
  });
  const registrations = await everybody(testEnvironment, events, people);
  const { network } = testEnvironment;
  return {
    here: registrations,
    there: registrations,
    events,
    stopWriting() {
      testEnvironment.network = (path, options) =>
        options.method === 'GET' ? network(path, options) : unreachable(path, options);
    },
    stopped: 'unreachable' as const,
  };
};

describeRegistrations('The server’s adapter', makeRegistrations);
describePairs('The server’s adapter', makeRegistrations);
describeWaitingPairs('The server’s adapter', makeRegistrations);

/** Opens the notes as a new visit, with the cache of earlier visits. */
function visitNotes(
  testEnvironment: TestEnvironment,
  kept: Map<string, string>,
  device = testEnvironment.device(),
): ServerCollection<Note> {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  } as unknown as Storage;
  return createServerCollection<Note>({
    calls: callsOf(device),
    name: 'notes',
    parse: parseNote,
    storageNotice: 'Kept in a test.',
    lastRead: createLastRead({ storage, freshFor: 0, key: () => 'notes', now: testEnvironment.clock.now }),
    clock: testEnvironment.clock,
  });
}

test('the next visit reads a list again only where it has changed', async () => {
  const testEnvironment = await start({ notes: [{ id: 1, title: 'Bread' } as Note] });
  const statuses: number[] = [];
  testEnvironment.network = async (path, options) => {
    const response = await fetch(path, options);
    statuses.push(response.status);
    return response;
  };
  const kept = new Map<string, string>();
  await visitNotes(testEnvironment, kept).list();
  expect(await visitNotes(testEnvironment, kept).list()).toEqual([{ id: 1, title: 'Bread' }]);
  expect(statuses).toEqual([200, 304]);
  const writer = testEnvironment.device();
  await writer.identity.createAccount('writer@example.net', 'Correct1');
  await visitNotes(testEnvironment, new Map(), writer).put({ id: 2, title: 'Milk' });
  statuses.length = 0;
  expect(await visitNotes(testEnvironment, kept).list()).toHaveLength(2);
  expect(statuses).toEqual([200]);
});

test('a list that was forgotten at a logout is kept again with the next login', async () => {
  const testEnvironment = await start({ notes: [{ id: 1, title: 'Bread' } as Note] });
  const kept = new Map<string, string>();
  const collection = visitNotes(testEnvironment, kept);
  await collection.list();
  kept.clear();
  await collection.list();
  testEnvironment.network = unreachable;
  expect(await collection.list()).toEqual([{ id: 1, title: 'Bread' }]);
});

test('the lists that were read last stand in while nobody answers', async () => {
  const testEnvironment = await start({ notes: [{ id: 1, title: 'Bread' } as Note] });
  const collection = visitNotes(testEnvironment, new Map());
  expect(await collection.list()).toEqual([{ id: 1, title: 'Bread' }]);
  testEnvironment.network = unreachable;
  expect(await collection.list()).toEqual([{ id: 1, title: 'Bread' }]);
  await expect(collection.put({ id: 2, title: 'Milk' })).rejects.toMatchObject({ code: 'unreachable' });
});
