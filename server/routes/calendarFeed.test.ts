import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { password, pathIn, startFeedServer } from '@/testing/server/feedServer';
import { startTestServer } from '@/testing/server/testServer';
import { tablesNaming } from '@/testing/server/ownedRows';
import { runRaw } from '@/testing/server/rawDatabase';

const feeds = startFeedServer();

describe('a calendar address', () => {
  test('is made with the password, shown once, and kept as a hash only', async () => {
    const ann = await feeds.newUser();
    expect((await ann.send('GET', 'me/calendar-feed')).body).toEqual({ feed: null });
    const wrong = await ann.make({ password: 'Guessed1' });
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'wrong-password']);
    const made = await ann.make();
    expect(made.status).toBe(201);
    expect(made.headers['cache-control']).toBe('no-store');
    expect(made.body['address']).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{43}\.ics$/);
    const own = await ann.send('GET', 'me/calendar-feed');
    expect(own.body['feed']).toEqual({ madeAt: '2026-11-21T09:00:00.000Z', titles: false });
    const [secret] = /[\w-]{43}/.exec(pathIn(made))!;
    const rows = await feeds.server.parts
      .community!.database.read.selectFrom('calendar_feeds')
      .selectAll()
      .where('uid', '=', ann.uid)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await feeds.read(pathIn(made))).statusCode).toBe(200);
    // Not in any line of the log, nor in the answer to anybody else.
    expect(feeds.server.logLines.join('\n')).not.toContain(secret);
    expect(feeds.server.logLines.join('\n')).toContain('"route":"/calendar/:file"');
  });

  test('is refused in a second window while one is in use, which goes on working', async () => {
    const ann = await feeds.newUser();
    const path = await ann.makePath();
    const second = await ann.make();
    expect([second.status, second.body['code']]).toEqual([409, 'record-exists']);
    expect(second.body['error']).toBe('You have a calendar address already, made in another window.');
    expect((await feeds.read(path)).statusCode).toBe(200);
  });

  test('is made once where two windows ask at the same moment', async () => {
    const ann = await feeds.newUser();
    const answers = await Promise.all([ann.make(), ann.make(), ann.make()]);
    expect(answers.map(({ status }) => status).filter((one) => one === 201)).toEqual([201]);
  });

  test('answers 410 with a sentence after it was renewed or turned off', async () => {
    const ann = await feeds.newUser();
    const first = await ann.makePath();
    const renewed = await ann.make({ renews: true });
    const second = pathIn(renewed);
    expect(renewed.status).toBe(201);
    expect(second).not.toBe(first);
    const gone = await feeds.read(first);
    expect(gone.statusCode).toBe(410);
    expect(gone.headers['content-type']).toMatch(/^text\/plain/);
    expect(gone.headers['cache-control']).toBe('no-store');
    expect(gone.body).toMatch(/^This calendar address does not work any more: /);
    expect((await feeds.read(second)).statusCode).toBe(200);
    expect((await ann.send('DELETE', 'me/calendar-feed')).body).toEqual({ feed: null });
    expect((await ann.send('DELETE', 'me/calendar-feed')).status).toBe(200);
    expect((await feeds.read(second)).statusCode).toBe(410);
    const late = await ann.make({ renews: true });
    expect([late.status, late.body['error']]).toEqual([
      404,
      'You have no calendar address any more. Please make a new one.',
    ]);
    expect((await ann.send('PUT', 'me/calendar-feed', { titles: true })).status).toBe(404);
  });

  test('answers 404 where it never was one, whatever it looks like', async () => {
    for (const name of [`${'a'.repeat(43)}.ics`, 'x.ics', 'a'.repeat(43), '%00.ics', '..%2f.ics']) {
      const answer = await feeds.read(`/calendar/${name}`);
      expect([name, answer.statusCode]).toEqual([name, 404]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const answer = await feeds.read(`/calendar/${'b'.repeat(43)}.ics`);
    expect(answer.body).toBe('There is no calendar at this address.\n');
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  test('takes GET and HEAD only, and HEAD has no body', async () => {
    const ann = await feeds.newUser();
    const path = await ann.makePath();
    const head = await feeds.server.app.inject({
      method: 'HEAD',
      url: path,
      headers: { host: 'localhost:3000' },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['etag']).toBe((await feeds.read(path)).headers['etag']);
    expect((await feeds.server.send('POST', path)).status).toBe(405);
  });

  test('is answered where a wrong one is not any more, to everybody behind the same connection', async () => {
    const ann = await feeds.newUser();
    const path = await ann.makePath();
    const from = '192.0.2.77';
    const guess = (index: number) => feeds.read(`/calendar/${String(index).padStart(43, 'g')}.ics`, {}, from);
    for (let index = 0; index < 60; index += 1) expect((await guess(index)).statusCode).toBe(404);
    const stopped = await guess(61);
    expect(stopped.statusCode).toBe(429);
    expect(stopped.body).toMatch(/^Too many wrong calendar addresses were tried\. Please wait /);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(60);
    const right = await feeds.read(path, {}, from);
    expect(right.statusCode).toBe(200);
    const again = await feeds.read(path, { 'if-none-match': String(right.headers['etag']) }, from);
    expect(again.statusCode).toBe(304);
    await ann.send('DELETE', 'me/calendar-feed');
    expect((await feeds.read(path, {}, from)).statusCode).toBe(410);
    expect((await guess(62)).statusCode).toBe(429);
    feeds.server.elapse(16 * 60_000);
    expect((await guess(63)).statusCode).toBe(404);
  });

  test('is answered in every place that follows it, however many there are', async () => {
    const ann = await feeds.newUser();
    const path = await ann.makePath({ titles: true });
    await ann.book('a', 3);
    const all = await Promise.all(Array.from({ length: 200 }, () => feeds.read(path)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(all.map(({ headers }) => headers['etag'])).size).toBe(1);
    // Composing is limited: in between all readers get the same response, for ten seconds.
    await ann.book('b', 5);
    expect((await feeds.read(path)).body).toBe(all[0]!.body);
    feeds.server.elapse(10_000);
    expect((await feeds.read(path)).body).toContain(`${ann.uid}-b`);
    // Never a title that was taken back, nor an address that was turned off.
    await ann.send('PUT', 'me/calendar-feed', { titles: false });
    expect((await feeds.read(path)).body).not.toContain('Oncologist');
    await ann.send('DELETE', 'me/calendar-feed');
    expect((await feeds.read(path)).statusCode).toBe(410);
  });

  test('is recorded in the audit trail, and the person’s download says since when there is one', async () => {
    const ann = await feeds.newUser();
    await ann.make();
    await ann.make({ renews: true });
    const { body } = await ann.send('GET', 'me/data');
    const data = body as unknown as { calendarFeed: object; auditTrail: { what: string }[] };
    expect(data.calendarFeed).toMatchObject({ showsTitles: false, cancelled: [] });
    await ann.send('DELETE', 'me/calendar-feed');
    const after = (await ann.send('GET', 'me/data')).body as unknown as typeof data;
    expect(after.calendarFeed).toBeNull();
    expect(after.auditTrail.map(({ what }) => what)).toEqual([
      'Registered',
      'Calendar address made',
      'Calendar address renewed',
      'Calendar address turned off',
    ]);
  });

  test('goes with the account, and nothing of it stays', async () => {
    const ann = await feeds.newUser();
    const path = await ann.makePath();
    await ann.book('a', 3);
    expect((await feeds.read(path)).body).toContain('STATUS:CONFIRMED');
    await ann.send('DELETE', `appointments/${ann.uid}-a`);
    expect((await feeds.read(path)).body).toContain('STATUS:CANCELLED');
    expect((await ann.send('POST', 'identity/deletion', { password })).status).toBe(200);
    const answer = await feeds.read(path);
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is no calendar at this address.\n']);
    expect(await tablesNaming(feeds.server.parts.database.read, ann.uid)).toEqual([]);
  });

  test('works without a login: it goes on after all logins have ended', async () => {
    const ann = await feeds.newUser();
    const path = await ann.makePath();
    await runRaw(feeds.server.parts, sql`DELETE FROM sessions WHERE uid = ${ann.uid}`);
    expect((await feeds.read(path)).statusCode).toBe(200);
  });

  test('is nowhere where the data is in each browser', async () => {
    const local = await startTestServer({ DATA: 'local' });
    try {
      expect((await local.send('GET', `/calendar/${'a'.repeat(43)}.ics`)).status).toBe(404);
      const { body } = await local.send('POST', '/api/identity/accounts', {
        body: { email: 'ann@example.net', password },
      });
      const own = await local.send('GET', '/api/me/calendar-feed', { token: body['token'] });
      expect([own.status, own.body['code']]).toEqual([404, 'not-found']);
    } finally {
      await local.close();
    }
  });
});
