import { expect, test } from 'vitest';
import { event, record, startCommunityServer } from '@/testing/server/communityServer';
import { brokenReferences } from '@/testing/server/ownedRows';

const community = startCommunityServer();
const day = 24 * 60 * 60 * 1000;
const guest = { name: 'Ann Lee', phone: '0491 570 156', places: 2 };
const path = () => `events/${community.round}`;
const change = (fields: object = {}) =>
  community.as('healthcare')('PUT', path(), record({ ...event(community.round), ...fields }));
const ring = async (name = 'Ann Lee') =>
  (await community.as('healthcare')('POST', `${path()}/guests`, { ...guest, name })).body as unknown as {
    id: number;
  };
const kept = async () =>
  (
    await community.server.parts.database.read
      .selectFrom('guests')
      .select('name')
      .where('event_id', '=', community.round)
      .execute()
  ).map(({ name }) => name);
const attendees = async () =>
  (JSON.parse((await community.as('user')('GET', path())).text) as { record: { attendees: number } }).record
    .attendees;
const tidy = (later = 0) => community.server.parts.community!.tidy(community.server.parts.now() + later);
/** 11 December 2026 has passed. */
const eventEnds = Date.UTC(2026, 11, 11, 13);

test('people who rang are forgotten 30 days after their event, and its number goes with them', async () => {
  await change();
  await ring();
  const { parts } = community.server;
  await parts.community!.tidy(eventEnds + 30 * day - 2 * 60 * 60 * 1000);
  expect([await kept(), await attendees()]).toEqual([['Ann Lee'], 2]);
  await parts.community!.tidy(eventEnds + 30 * day + 1);
  expect([await kept(), await attendees()]).toEqual([[], 0]);
});

test('guests who were taken off are forgotten once that cannot be undone any more', async () => {
  await change();
  const { id } = await ring();
  await ring('Bob Ng');
  await community.as('healthcare')('DELETE', `${path()}/guests/${id}`);
  await tidy(9 * 60_000);
  expect(await kept()).toEqual(['Ann Lee', 'Bob Ng']);
  await tidy(11 * 60_000);
  expect([await kept(), await attendees()]).toEqual([['Bob Ng'], 2]);
});

test('those of a deleted event are forgotten once no Undo brings it back and they were called', async () => {
  await change();
  await ring();
  await ring('Bob Ng');
  await community.as('healthcare')('DELETE', path());
  const { calls } = JSON.parse((await community.as('healthcare')('GET', 'guest-calls')).text) as {
    calls: { id: number; name: string; state: string }[];
  };
  const { id, state } = calls.find(({ name }) => name === 'Ann Lee')!;
  await community.as('healthcare')('PUT', `guest-calls/${id}/done`, { state });
  await tidy();
  expect(await kept()).toEqual(['Ann Lee', 'Bob Ng']);
  await tidy(day + 60_000);
  expect(await kept()).toEqual(['Bob Ng']);
  // Nobody needs data of an event that would be over by now.
  await community.server.parts.community!.tidy(eventEnds + day);
  expect(await kept()).toEqual([]);
});

test('people who rang stay when the account of the organiser who put them down is gone', async () => {
  const { accounts, database, now } = community.server.parts;
  await change();
  await ring();
  const uid = `organiser-${community.round}`;
  const account = {
    uid,
    email: `${uid}@example.net`,
    passwordHash: '',
    createdAt: now(),
    demonstration: false,
  };
  await accounts.create(account);
  await database.write(async (queries) => {
    await queries.updateTable('guests').set({ added_by: uid }).execute();
    await queries.deleteFrom('accounts').where('uid', '=', uid).execute();
  });
  expect(await brokenReferences(database.read)).toEqual([]);
  const { people } = JSON.parse(
    (await community.as('healthcare')('GET', `${path()}/registrations`)).text,
  ) as {
    people: { guest: { addedBy: string | null } }[];
  };
  expect(people.map((one) => one.guest.addedBy)).toEqual([null]);
});
