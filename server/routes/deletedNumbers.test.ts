import { beforeEach, describe, expect, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { undoableFor } from '../data/removed/removed';
import { addAccounts } from '@/testing/server/addAccounts';
import { event, record, resource, startCommunityServer, type Send } from '@/testing/server/communityServer';

const community = startCommunityServer();
const as =
  (who: 'healthcare' | 'admin'): Send =>
  (...request) =>
    community.as(who)(...request);
const nurse = as('healthcare');
const admin = as('admin');
const asNew = { 'if-none-match': '*' };
const words = { title: 'Tea', detail: '', savedAt: '2026-11-20T09:00:00.000Z' };

/** A person's places, lines and saved items. */
const ofPerson = async (who: 'user' | 'other') =>
  JSON.parse((await community.as(who)('GET', 'registrations')).text) as object;
const attendeesOf = async (id: number) =>
  JSON.parse((await nurse('GET', `events/${id}/registrations`)).text) as { people: object[] };

async function mailsLater(): Promise<string[]> {
  community.server.elapse(changeSettlesIn);
  await community.server.parts.messages!.sendDue();
  return community.server.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
}

beforeEach(async () => {
  await community.login();
  await community.prepare();
  await community.server.parts.messages!.sendDue();
  community.server.mails.length = 0;
});

describe('The number of a deleted record', () => {
  test('is never that of another one: who came, waited, rated or saved is on no list of the next and hears nothing of it', async () => {
    const { round } = community;
    await nurse('PUT', `events/${round}`, record({ ...event(round), capacity: 1 }));
    await community.as('user')('PUT', `events/${round}/registration`);
    await community.as('other')('PUT', `events/${round}/waiting`);
    await community.as('user')('PUT', `resources/${round}/rating`, { rating: 5 });
    await community.as('user')('PUT', `me/saved/event/${round}`, words);
    await nurse('DELETE', `events/${round}`);
    await admin('DELETE', `resources/${round}`);
    expect(await mailsLater()).toEqual([
      'george@example.org: Cancelled: Tea on Friday 11 December',
      'margaret@example.org: Cancelled: Tea on Friday 11 December',
    ]);

    const group = { ...event(round), title: 'Bereavement group' };
    for (const headers of [asNew, undefined]) {
      const refused = await nurse('PUT', `events/${round}`, record(group), headers);
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'number-used', current: null }]);
    }
    const other = record({ ...resource(round), title: 'Other' });
    expect(await admin('PUT', `resources/${round}`, other, asNew)).toMatchObject({
      status: 409,
      body: { code: 'number-used' },
    });

    expect(
      (await nurse('PUT', `events/${round + 1}`, record({ ...group, id: round + 1 }), asNew)).status,
    ).toBe(201);
    expect((await admin('PUT', `resources/${round + 1}`, record(resource(round + 1)), asNew)).status).toBe(
      201,
    );
    expect(await attendeesOf(round + 1)).toEqual({ people: [] });
    for (const who of ['user', 'other'] as const)
      expect(await ofPerson(who)).toEqual({ registered: [], waiting: [], pairs: [] });
    expect(JSON.parse((await admin('GET', `resources/${round + 1}`)).text)).toMatchObject({
      record: { ratingCount: 0, averageRating: null },
    });
    // The item keeps its own words, of the record that is not listed any more.
    const saved = await community.as('user')('GET', 'me/saved');
    expect(JSON.parse(saved.text)).toMatchObject({ items: [{ recordId: round, title: 'Tea' }] });
    expect(await mailsLater()).toHaveLength(2);
    await community.as('user')('DELETE', 'me/saved');
  });

  test('stays given when all records are deleted', async () => {
    const list = JSON.parse((await admin('GET', 'resources')).text) as {
      records: { record: { id: number } }[];
    };
    const ids = list.records.map(({ record: { id } }) => id);
    for (const id of ids) expect((await admin('DELETE', `resources/${id}`)).status).toBe(200);
    const highest = Math.max(...ids);
    for (const id of [1, highest])
      expect(
        (await admin('PUT', `resources/${id}`, record({ ...resource(id), title: 'New' }), asNew)).body,
      ).toMatchObject({ code: 'number-used' });
  });

  test('is taken by the same record alone, by Undo, with the places that ended with it', async () => {
    const { round } = community;
    await community.as('user')('PUT', `events/${round}/registration?places=2`);
    expect(await ofPerson('user')).toMatchObject({ registered: [round], pairs: [round] });
    const gone = JSON.parse((await nurse('DELETE', `events/${round}`)).text) as { record: object };
    expect(await ofPerson('user')).toEqual({ registered: [], waiting: [], pairs: [] });
    const changed = record({ ...gone.record, title: 'Coffee' });
    expect((await nurse('PUT', `events/${round}`, changed, asNew)).body).toMatchObject({
      code: 'number-used',
    });
    const back = await nurse('PUT', `events/${round}`, record(gone.record), asNew);
    expect([back.status, back.body['record']]).toMatchObject([201, { attendees: 2 }]);
    expect(await ofPerson('user')).toMatchObject({ registered: [round], pairs: [round] });
    expect(await mailsLater()).toEqual([]);
  });

  test('is not taken by Undo after a day, when nothing is left of what belonged to it', async () => {
    const { round, server } = community;
    await community.as('user')('PUT', `events/${round}/registration`);
    const gone = JSON.parse((await nurse('DELETE', `events/${round}`)).text) as { record: object };
    server.elapse(undoableFor + 1);
    await server.parts.community!.tidy();
    await community.login();
    expect((await nurse('PUT', `events/${round}`, record(gone.record), asNew)).body).toMatchObject({
      code: 'number-used',
    });
    const { read } = server.parts.community!.database;
    expect(await read.selectFrom('removed_parts').selectAll().execute()).toEqual([]);
  });

  test('takes nobody back who gave up the place, or left, after the event was deleted', async () => {
    const { round } = community;
    for (const who of ['user', 'other'] as const)
      await community.as(who)('PUT', `events/${round}/registration`);
    const gone = JSON.parse((await nurse('DELETE', `events/${round}`)).text) as { record: object };
    const given = await community.as('user')('DELETE', `events/${round}/registration`);
    expect(given.body).toEqual({ cancelled: true });
    await community.as('other')('DELETE', 'registrations');
    expect(await mailsLater()).toEqual([]);
    await nurse('PUT', `events/${round}`, record(gone.record), asNew);
    expect(await attendeesOf(round)).toEqual({ people: [] });
  });

  test('is so near to the others that nobody uses the numbers up', async () => {
    const far = community.round + 2_000_000;
    for (const id of [far, Number.MAX_SAFE_INTEGER])
      expect((await nurse('PUT', `events/${id}`, record(event(id)), asNew)).body).toMatchObject({
        code: 'invalid-request',
      });
  });

  test('takes the answers to its reminders with it, and gives them back with Undo', async () => {
    const { round, server } = community;
    const { database } = server.parts.community!;
    await addAccounts(database, ['ann']);
    const answer = {
      uid: 'ann',
      collection: 'events',
      record_id: String(round),
      about_at: 1,
      answer: 'kept',
      at: 1,
    };
    const reminder = {
      uid: 'ann',
      kind: 'day-before',
      collection: 'events',
      record_id: String(round),
      channel: 'mail',
      due_at: Number.MAX_SAFE_INTEGER,
      state: 'due',
      details: '{}',
      trouble: null,
      about_at: 1,
      created_at: 1,
      changed_at: 1,
    } as const;
    await database.write(async (queries) => {
      await queries
        .insertInto('reminder_answers')
        .values(answer as never)
        .execute();
      await queries.insertInto('due_messages').values(reminder).execute();
    });
    const kept = async () => [
      await database.read.selectFrom('reminder_answers').selectAll().where('uid', '=', 'ann').execute(),
      await database.read.selectFrom('due_messages').selectAll().where('uid', '=', 'ann').execute(),
    ];
    const before = await kept();
    expect(before.map((rows) => rows.length)).toEqual([1, 1]);
    const gone = JSON.parse((await nurse('DELETE', `events/${round}`)).text) as { record: object };
    expect(await kept()).toEqual([[], []]);
    await nurse('PUT', `events/${round}`, record(gone.record), asNew);
    expect(await kept()).toEqual(before);
  });
});
