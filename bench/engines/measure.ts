import { performance } from 'node:perf_hooks';
import { openCommunityData } from '@/server/data/communityData';
import { insertRecord, listRecords } from '@/server/data/records';
import { register } from '@/server/data/registrations';
import { openDatabase } from '@/server/database/openDatabase';
import { openPostgres } from '@/server/database/postgres/openPostgres';
import type { Database } from '@/server/database/database';
import { addAccounts } from '@/testing/server/addAccounts';

/** How many appointments the list has. */
const listed = 200;
const people = 500;
const day = 24 * 60 * 60 * 1000;

const uidOf = (number: number) => `person-${number}`;

/** The same work on the data of one engine. Times are in milliseconds. */
export interface MeasuredEngine {
  /** A list of 200 appointments of one person. */
  list(): Promise<number>;
  /** One registration, while nobody else writes. */
  registration(): Promise<number>;
  /** So many registrations at once. */
  registrations(count: number): Promise<number>;
  close(): Promise<void>;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function prepare(database: Database): Promise<MeasuredEngine> {
  const now = Date.now();
  await addAccounts(
    database,
    Array.from({ length: people + 1 }, (_, number) => uidOf(number)),
  );
  const community = await openCommunityData({ database, now: () => now });
  await database.write(async (queries) => {
    for (let number = 1; number <= listed; number += 1) {
      const startsAt = now + number * day;
      const times = { startsAt, endsAt: startsAt + 30 * 60 * 1000 };
      const fields = {
        id: `own-${number}`,
        title: 'Podiatrist',
        start: new Date(times.startsAt).toISOString(),
        end: new Date(times.endsAt).toISOString(),
        location: 'Clinic',
        description: 'Bring the letter of the doctor.',
        allDay: false,
      };
      const owner = uidOf(0);
      await insertRecord(queries, {
        collection: 'appointments',
        id: fields.id,
        fields,
        owner,
        times,
        audience: `uid:${owner}`,
        now,
      });
    }
  });
  let event = 0;
  let person = people;
  /** Everybody registers once; then there is another event. */
  const next = async () => {
    if (person < people) return (person += 1);
    event += 1;
    person = 1;
    const fields = {
      id: event,
      title: 'Tea',
      date: new Date(now + 10 * day).toISOString().slice(0, 10),
      location: 'Hall',
      description: 'Tea and cake for everybody.',
      category: 'social',
      image: '',
      attendees: 0,
    };
    await database.write((queries) =>
      insertRecord(queries, { collection: 'events', id: String(event), fields, audience: 'all', now }),
    );
    return person;
  };
  const registerNext = async () => {
    const uid = uidOf(await next());
    const eventId = event;
    return () => community.write((queries) => register(queries, eventId, { uid, now }));
  };
  return {
    list: () => timed(() => listRecords(database.read, 'appointments', { limit: listed, owner: uidOf(0) })),
    async registration() {
      return timed(await registerNext());
    },
    async registrations(count) {
      const all: (() => Promise<unknown>)[] = [];
      while (all.length < count) all.push(await registerNext());
      return timed(() => Promise.all(all.map((one) => one())));
    },
    async close() {
      community.close();
      await database.close();
    },
  };
}

/** @param folder an empty one. */
export const measureFile = async (folder: string) => prepare(await openDatabase(folder));

/** @param url of an empty database. */
export const measurePostgres = async (url: string) => prepare(await openPostgres(url));
