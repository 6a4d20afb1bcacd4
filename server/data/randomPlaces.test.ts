import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { freePlaces, type PlacesTaken } from '@/shared/domain/events/registration';
import { firstWhoFit } from '@/shared/domain/events/waitingLine';
import { HttpError } from '../http/httpError';
import type { Writer } from '../identity/rights';
import { event } from '@/testing/server/communityServer';
import { openCommunityData, type CommunityData } from './communityData';
import { eventOf, registeredFor } from './eventPlaces';
import { forgetPerson } from './forgetPerson';
import { guestsOf } from './guests/guestRows';
import { addGuest, bringGuestBack, removeGuest } from './guests/guests';
import { cancelRegistration, joinLine, leaveWaitingList, register } from './registrations';
import { lineOf } from './waitingLines';
import type { Database } from '../database/database';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { addAccounts } from '@/testing/server/addAccounts';
import { brokenReferences } from '@/testing/server/ownedRows';

const edits = 1500;
const id = 900;
const now = Date.UTC(2026, 10, 21);
const people = Array.from({ length: 12 }, (_, at) => `person-${at}`);
const nurse = { uid: 'nurse', role: 'healthcare', email: 'nurse.lee@example.org' } as unknown as Writer;

let folder: string;
let database: Database;
let data: CommunityData;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-places-'));
  database = await openTestDatabase(folder);
  await addAccounts(database, people);
  data = await openCommunityData({ database, now: () => now });
});
afterEach(async () => {
  data.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Random whole numbers, the same for the same seed. */
function randomBelow(seed: number) {
  let state = seed;
  return (below: number) => Math.floor(((state = (state * 16_807) % 2_147_483_647) / 2_147_483_647) * below);
}

const put = (fields: object) =>
  data.write((queries) =>
    data.collections.get('events')!.put(queries, nurse, String(id), { ...event(id), ...fields }, {}),
  );

/** Another capacity; fewer places than people are refused. */
const changeCapacity = async (capacity: number) => {
  await put({ capacity }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
  });
};

/** The event is deleted, a person gives up their place, and Undo brings it back. */
async function deleteAndUndo(uid: string): Promise<void> {
  const { capacity } = (await eventOf(data.database.read, id))!;
  await data.write((queries) => data.collections.get('events')!.remove(queries, nurse, String(id)));
  await data.write((queries) => cancelRegistration(queries, id, { uid, now }));
  await put({ capacity });
}

/** A user leaves, and comes back with nothing. */
async function leaveAndReturn(uid: string): Promise<void> {
  await data.write((queries) => forgetPerson(queries, uid, now));
  expect(await brokenReferences(database.read)).toEqual([]);
  await addAccounts(database, [uid]);
}

let rung = 0;

/** A guest is put down, or one is taken off; perhaps that is undone. */
async function ring(below: (limit: number) => number, places: PlacesTaken): Promise<void> {
  const context = { uid: people[0]!, now };
  const guests = await guestsOf(data.database.read, id);
  if (below(2) === 0) {
    const entry = { name: `Guest ${(rung += 1)}`, phone: '0491 570 156', places, waits: below(4) > 0 };
    await data.write((queries) => addGuest(queries, id, entry, context));
    return;
  }
  const name = { eventId: id, id: guests[below(guests.length)]?.id ?? 0 };
  await data.write((queries) => removeGuest(queries, name, context));
  if (below(2) === 0) await changeCapacity(1 + below(9));
  if (below(2) === 0) await data.write((queries) => bringGuestBack(queries, name, context));
}

/** The people in line, accounts and guests, each by its key. */
const named = (line: Awaited<ReturnType<typeof lineOf>>) => line.map(({ uid, guest }) => uid ?? guest);

async function edit(below: (limit: number) => number): Promise<void> {
  const context = { uid: people[below(people.length)]!, now };
  const places: PlacesTaken = below(3) === 0 ? 2 : 1;
  const kind = below(65);
  if (kind === 0) await deleteAndUndo(context.uid);
  else if (kind === 1) await leaveAndReturn(context.uid);
  else if (kind < 12) await changeCapacity(below(100) === 0 ? 0 : 1 + below(9));
  else if (kind < 22) await data.write((queries) => register(queries, id, context, places));
  else if (kind < 32) await data.write((queries) => cancelRegistration(queries, id, context));
  else if (kind < 42) await data.write((queries) => joinLine(queries, id, context, places));
  else if (kind < 50) await data.write((queries) => leaveWaitingList(queries, id, context));
  else await ring(below, places);
}

test('in random edits of a stored event no place is free while a person waits who could have it, and none is one too many', async () => {
  const below = randomBelow(35);
  await put({ capacity: 3 });
  const { read } = data.database;
  let [waited, guestsMovedUp] = [0, 0];
  for (let at = 0; at < edits; at += 1) {
    const before = await lineOf(read, id);
    await edit(below);
    const stored: CommunityEvent = (await eventOf(read, id))!;
    const line = await lineOf(read, id);
    const guests = (await guestsOf(read, id)).filter(({ line_after }) => line_after === null);
    const going = [...(await registeredFor(read, id)), ...guests.map((one) => ({ ...one, uid: one.id }))];
    expect(stored.attendees).toBe(going.reduce((sum, { places }) => sum + places, 0));
    expect(freePlaces(stored)).toBeGreaterThanOrEqual(0);
    expect(firstWhoFit(line, stored)).toEqual([]);
    expect(new Set([...going.map(({ uid }) => uid), ...named(line)]).size).toBe(going.length + line.length);
    // All who are in line before and after have kept their turn, except one who was brought back.
    const [was, is] = [named(before), named(line)];
    const stayed = was.filter((one) => is.includes(one));
    expect(is.filter((one) => was.includes(one))).toEqual(stayed);
    const served = before.filter(({ guest }) => going.some(({ uid }) => uid === guest));
    guestsMovedUp += served.length;
    waited += line.length > 0 ? 1 : 0;
  }
  // Otherwise it says nothing.
  expect([waited > 300, guestsMovedUp > 20]).toEqual([true, true]);
}, 120_000);
