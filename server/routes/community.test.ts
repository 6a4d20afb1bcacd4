import { describe, expect, test } from 'vitest';
import {
  appointment,
  at,
  event,
  record,
  resource,
  roles,
  startCommunityServer,
} from '@/testing/server/communityServer';

const community = startCommunityServer();

describe('The community’s data', () => {
  test('shows of other people’s appointments neither name, id nor owner', async () => {
    await community.prepare();
    const { text } = await community.as('user')('GET', `busy-times?from=${at(0)}&until=${at(23)}`);
    expect(JSON.parse(text)).toHaveProperty('times');
    expect(text).not.toMatch(/others-|Podiatrist|example\.org/);
    expect((await community.as('user')('GET', 'appointments')).text).not.toMatch(/others-/);
  });

  test('tells when others are busy for the days of one view only, never for all that can be booked', async () => {
    const days = (count: number) => new Date(Date.parse(at(0)) + count * 24 * 60 * 60 * 1000).toISOString();
    const ask = (until: string) => community.as('user')('GET', `busy-times?from=${at(0)}&until=${until}`);
    expect((await ask(days(42))).status).toBe(200);
    const refused = await ask(days(46));
    expect(refused.status).toBe(400);
    expect(refused.body['error']).toMatch(/at most 45 days/);
    expect((await ask(at(0))).status).toBe(400);
  });

  test('holds no address in anything that everybody may read', async () => {
    await community.prepare();
    await community.as('user')('PUT', `resources/${community.round}/rating`, { rating: 5 });
    await community.as('user')('PUT', `events/${community.round}/registration`);
    for (const path of ['resources', 'events'])
      for (const who of roles) expect((await community.as(who)('GET', path)).text).not.toMatch(/@/);
  });

  test.each([
    [{ starts: '14:00', ends: '13:30' }, 'The end must be after the start. Look at: ends.'],
    [{ ends: '13:30' }, 'An event with an end needs a start. Look at: starts.'],
    [
      { starts: '10:00', timeZone: 'Mars/Olympus' },
      'There is no such time zone. Write it like Australia/Sydney. Look at: timeZone.',
    ],
    [
      { access: { contact: '03 9123 TEAS' } },
      'Enter a phone number like 03 9123 4567 or 03 9123 4567 ext 5, or an email address. Look at: access.contact.',
    ],
    [
      { access: { stepFree: { is: 'yes' } } },
      'An answer is "yes" or "no", with the day it was checked. Look at: access.stepFree.',
    ],
  ])('refuses an event with %j in a sentence, and keeps it as it was', async (sent, sentence) => {
    await community.prepare();
    const path = `events/${community.round}`;
    const before = (await community.as('healthcare')('GET', path)).text;
    const answer = await community.as('healthcare')(
      'PUT',
      path,
      record({ ...event(community.round), ...sent }),
    );
    expect([answer.status, answer.body['error']]).toEqual([400, sentence]);
    expect((await community.as('healthcare')('GET', path)).text).toBe(before);
  });

  test('keeps the time of an event, and takes it away again', async () => {
    await community.prepare();
    const path = `events/${community.round}`;
    const time = { starts: '10:00', ends: '12:30', timeZone: 'Australia/Adelaide' };
    const shown = async () => JSON.parse((await community.as('user')('GET', path)).text).record as unknown;
    await community.as('healthcare')('PUT', path, record({ ...event(community.round), ...time }));
    expect(await shown()).toMatchObject(time);
    await community.as('healthcare')('PUT', path, record(event(community.round)));
    expect(Object.keys((await shown()) as object)).not.toContain('starts');
  });

  test('counts itself: a number of people or a rating that a browser sends is not taken', async () => {
    await community.prepare();
    await community.as('healthcare')(
      'PUT',
      `events/${community.round}`,
      record({ ...event(community.round), attendees: 29 }),
    );
    await community.as('admin')(
      'PUT',
      `resources/${community.round}`,
      record({ ...resource(community.round), averageRating: 5, ratingCount: 9, ratingSum: 45, ratings: [] }),
    );
    expect(
      JSON.parse((await community.as('user')('GET', `events/${community.round}`)).text).record.attendees,
    ).toBe(0);
    const shown = JSON.parse((await community.as('user')('GET', `resources/${community.round}`)).text).record;
    expect(shown).toMatchObject({ averageRating: null, ratingCount: 0 });
    expect(shown).not.toHaveProperty('ratingSum');
  });

  test('refuses fewer places than people who are coming', async () => {
    await community.prepare();
    const [one, two] = ['user', 'other'] as const;
    for (const who of [one, two]) await community.as(who)('PUT', `events/${community.round}/registration`);
    const smaller = record({ ...event(community.round), capacity: 1 });
    const answer = await community.as('healthcare')('PUT', `events/${community.round}`, smaller);
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toMatch(/^2 people are coming, so this needs 2 places or more\./);
  });

  test('answers a stale write with the record of now', async () => {
    await community.prepare();
    const before = JSON.parse((await community.as('healthcare')('GET', `events/${community.round}`)).text);
    await community.as('healthcare')(
      'PUT',
      `events/${community.round}`,
      record({ ...event(community.round), title: 'Coffee' }),
    );
    const late = await community.as('healthcare')(
      'PUT',
      `events/${community.round}`,
      record({ ...event(community.round), title: 'Cake' }),
      {
        'if-match': `"${before.version}"`,
      },
    );
    expect(late.status).toBe(409);
    expect(JSON.parse(late.text)).toMatchObject({
      code: 'record-changed',
      current: { record: { title: 'Coffee' } },
    });
  });

  test('does a request with the same key once, and gives the same answer', async () => {
    await community.prepare();
    const key = { 'idempotency-key': `key-${community.round}-once`, 'if-none-match': '*' };
    const path = `resources/${community.round + 1}`;
    const body = record(resource(community.round + 1));
    const answers = [
      await community.as('admin')('PUT', path, body, key),
      await community.as('admin')('PUT', path, body, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.text).toBe(answers[1]!.text);
    const other = await community.as('admin')(
      'PUT',
      path,
      record({ ...resource(community.round + 1), title: 'Other' }),
      key,
    );
    expect(other).toMatchObject({ status: 409, body: { code: 'key-reused' } });
  });

  test('asks about times that overlap, until the person agrees to exactly these', async () => {
    await community.prepare();
    const mine = appointment(`mine-${community.round}`, 10);
    const asked = await community.as('user')('PUT', `appointments/${mine.id}`, { record: mine });
    expect(asked).toMatchObject({ status: 409, body: { code: 'overlap' } });
    expect((await community.as('user')('PUT', `appointments/${mine.id}`, record(mine))).status).toBe(201);
    const renamed = { ...mine, title: 'Dentist' };
    expect((await community.as('user')('PUT', `appointments/${mine.id}`, { record: renamed })).status).toBe(
      200,
    );
  });

  test.each([
    ['a record that is none', 'resources/1', { record: { id: 1 } }, 400, /record/],
    ['another id than the address', 'resources/1', { record: resource(2) }, 400, /id/],
    ['a body without a record', 'resources/1', {}, 400, /record/],
    ['half a star', 'resources/1/rating', { rating: 2.5 }, 400, /rating/],
    ['six stars', 'resources/1/rating', { rating: 6 }, 400, /rating/],
    [
      'a resource that is too long',
      'resources/1',
      { record: { ...resource(1), description: 'x'.repeat(70_000) } },
      413,
      /large/,
    ],
    ['an id that is no number', 'events/tea/registration', undefined, 400, /id/],
  ])('refuses %s in words', async (_, path, body, status, words) => {
    const answer = await community.as('admin')('PUT', path, body);
    expect(answer.status).toBe(status);
    expect(answer.body['error']).toMatch(words);
  });

  test('takes 50 people for 20 places: exactly 20, the rest in the order in which they came', async () => {
    const id = community.round;
    await community.as('healthcare')('PUT', `events/${id}`, record({ ...event(id), capacity: 20 }));
    const people = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const body = { email: `person${index}@example.net`, password: 'Correct1' };
        const remoteAddress = `203.0.113.${index}`;
        return (await community.server.send('POST', '/api/identity/accounts', { body, remoteAddress })).body[
          'token'
        ]!;
      }),
    );
    const answers = await Promise.all(
      people.map((token) => community.server.send('PUT', `/api/events/${id}/registration`, { token })),
    );
    const results = answers.map(({ body }) => body['result']);
    expect(results.filter((result) => result === 'registered')).toHaveLength(20);
    expect(results.filter((result) => result === 'full')).toHaveLength(30);
    const late = people.filter((_, index) => results[index] === 'full');
    const lines: unknown[] = [];
    for (const token of late)
      lines.push((await community.server.send('PUT', `/api/events/${id}/waiting`, { token })).body['result']);
    expect(lines).toEqual(late.map((_, index) => index + 1));
    const winner = people[results.indexOf('registered')]!;
    await community.server.send('DELETE', `/api/events/${id}/registration`, { token: winner });
    const first = JSON.parse(
      (await community.server.send('GET', '/api/registrations', { token: late[0]! })).text,
    );
    expect(first).toEqual({ registered: [id], waiting: [], pairs: [] });
    expect(JSON.parse((await community.as('user')('GET', `events/${id}`)).text).record.attendees).toBe(20);
  });

  test('forgets a person whole: stars, places and appointments go with the account', async () => {
    await community.prepare();
    const body = { email: 'leaving@example.net', password: 'Correct1' };
    const registered = await community.server.send('POST', '/api/identity/accounts', { body });
    const { token, uid } = registered.body;
    const send = (path: string, sent?: unknown) =>
      community.server.send('PUT', `/api/${path}`, { token, body: sent });
    await send(`resources/${community.round}/rating`, { rating: 2 });
    await send(`events/${community.round}/registration`);
    await send('appointments/leaving', record(appointment('leaving', 3)));
    expect((await community.as('admin')('DELETE', `accounts/${uid}`)).status).toBe(200);
    expect(
      JSON.parse((await community.as('user')('GET', `resources/${community.round}`)).text).record.ratingCount,
    ).toBe(0);
    expect(
      JSON.parse((await community.as('user')('GET', `events/${community.round}`)).text).record.attendees,
    ).toBe(0);
    const { database } = community.server.parts.community!;
    for (const table of ['ratings', 'registrations', 'waiting', 'answers'] as const)
      expect(await database.read.selectFrom(table).selectAll().where('uid', '=', uid!).execute()).toEqual([]);
    expect((await community.server.send('GET', '/api/registrations', { token })).status).toBe(401);
    expect((await community.as('admin')('GET', 'accounts')).text).not.toMatch(/leaving@/);
  });
});
