import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { peopleIn } from '../data/peopleIn';
import { appointment, at, event, record } from '../testing/communityServer';
import { startTestServer, type TestServer } from '../testing/testServer';

const password = 'Correct1';
const day = 24 * 60 * 60 * 1000;
const nurse = 'nurse.lee@example.org';

let server: TestServer;
let people = 0;
/** Only the tests about guessing ask from the same address twice. */
let client = '';

beforeAll(async () => {
  server = await startTestServer({ DATA: 'server', PRODUCT_NAME: 'Age, Better' });
});
afterAll(() => server.close());
beforeEach(() => {
  client = `198.51.100.${(people % 250) + 1}`;
});

/** Registers somebody who makes a calendar address. */
async function somebody() {
  people += 1;
  const email = `reader${people}@example.net`;
  const remoteAddress = `203.0.113.${people % 250}`;
  const { body, headers } = await server.send('POST', '/api/identity/accounts', {
    body: { email, password },
    remoteAddress,
  });
  const { token, uid } = body as { token: string; uid: string };
  const cookie = [headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: unknown) =>
    server.send(method, `/api/${path}`, { token, body: sent, remoteAddress, cookie });
  const make = (more: object = {}) =>
    send('POST', 'identity/calendar-feed', { password, titles: false, renews: false, ...more });
  return { email, uid, send, make };
}
type Person = Awaited<ReturnType<typeof somebody>>;

const addressIn = (answer: { body: { [name: string]: string } }) => new URL(answer.body['address']!).pathname;
const read = (path: string, headers: Record<string, string> = {}, remoteAddress = client) =>
  server.app.inject({
    method: 'GET',
    url: path,
    headers: { host: 'localhost:3000', ...headers },
    remoteAddress,
  });

/** What a parser that is not ours finds. */
function entriesIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const entry = new ICAL.Event(one);
    return {
      uid: entry.uid,
      title: entry.summary,
      start: entry.startDate.toJSDate().toISOString(),
      isDate: entry.startDate.isDate,
      startText: entry.startDate.toString(),
      endText: entry.endDate.toString(),
      location: entry.location,
      sequence: entry.sequence,
      status: one.getFirstPropertyValue('status'),
      stamp: String(one.getFirstPropertyValue('dtstamp')),
      modified: String(one.getFirstPropertyValue('last-modified')),
    };
  });
}
const feedAt = async (path: string) => entriesIn((await read(path)).body);

const book = ({ send, uid }: Person, name: string, hour: number, more: object = {}) =>
  send('PUT', `appointments/${uid}-${name}`, {
    ...record({ ...appointment(`${uid}-${name}`, hour), title: 'Oncologist', location: 'Room 4', ...more }),
  });

/** Logs in as the nurse, who makes events. */
async function asNurse() {
  const { body } = await server.send('POST', '/api/identity/session', {
    body: { email: nurse, password: server.password },
    remoteAddress: '192.0.2.1',
  });
  return (method: 'PUT' | 'DELETE', path: string, sent?: unknown) =>
    server.send(method, `/api/${path}`, { token: body['token'], body: sent });
}

describe('a calendar address', () => {
  test('is made with the password, shown once, and kept as a hash only', async () => {
    const ann = await somebody();
    expect((await ann.send('GET', 'me/calendar-feed')).body).toEqual({ feed: null });
    const wrong = await ann.make({ password: 'Guessed1' });
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'wrong-password']);
    const made = await ann.make();
    expect(made.status).toBe(201);
    expect(made.headers['cache-control']).toBe('no-store');
    expect(made.body['address']).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{43}\.ics$/);
    const own = await ann.send('GET', 'me/calendar-feed');
    expect(own.body['feed']).toEqual({ madeAt: '2026-11-21T09:00:00.000Z', titles: false });
    const [secret] = /[\w-]{43}/.exec(addressIn(made))!;
    const rows = await server.parts
      .community!.database.read.selectFrom('calendar_feeds')
      .selectAll()
      .where('uid', '=', ann.uid)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await read(addressIn(made))).statusCode).toBe(200);
    // Not in any line of the log, nor in the answer to anybody else.
    expect(server.logLines.join('\n')).not.toContain(secret);
    expect(server.logLines.join('\n')).toContain('"route":"/calendar/:file"');
  });

  test('is refused in a second window while one is in use, which goes on working', async () => {
    const ann = await somebody();
    const path = addressIn(await ann.make());
    const second = await ann.make();
    expect([second.status, second.body['code']]).toEqual([409, 'record-exists']);
    expect(second.body['error']).toBe('You have a calendar address already, made in another window.');
    expect((await read(path)).statusCode).toBe(200);
  });

  test('is made once where two windows ask at the same moment', async () => {
    const ann = await somebody();
    const answers = await Promise.all([ann.make(), ann.make(), ann.make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('answers 410 with a sentence after it was renewed or turned off', async () => {
    const ann = await somebody();
    const first = addressIn(await ann.make());
    const renewed = await ann.make({ renews: true });
    const second = addressIn(renewed);
    expect(renewed.status).toBe(201);
    expect(second).not.toBe(first);
    const gone = await read(first);
    expect(gone.statusCode).toBe(410);
    expect(gone.headers['content-type']).toMatch(/^text\/plain/);
    expect(gone.headers['cache-control']).toBe('no-store');
    expect(gone.body).toMatch(/^This calendar address does not work any more: /);
    expect((await read(second)).statusCode).toBe(200);
    expect((await ann.send('DELETE', 'me/calendar-feed')).body).toEqual({ feed: null });
    expect((await ann.send('DELETE', 'me/calendar-feed')).status).toBe(200);
    expect((await read(second)).statusCode).toBe(410);
    const late = await ann.make({ renews: true });
    expect([late.status, late.body['error']]).toEqual([
      404,
      'You have no calendar address any more. Please make a new one.',
    ]);
    expect((await ann.send('PUT', 'me/calendar-feed', { titles: true })).status).toBe(404);
  });

  test('answers 404 where it never was one, whatever it looks like', async () => {
    for (const name of [`${'a'.repeat(43)}.ics`, 'x.ics', `${'a'.repeat(43)}`, '%00.ics', '..%2f.ics']) {
      const answer = await read(`/calendar/${name}`);
      expect([name, answer.statusCode]).toEqual([name, 404]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const answer = await read(`/calendar/${'b'.repeat(43)}.ics`);
    expect(answer.body).toBe('There is no calendar at this address.\n');
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  test('takes GET and HEAD only, and HEAD has no body', async () => {
    const ann = await somebody();
    const path = addressIn(await ann.make());
    const head = await server.app.inject({ method: 'HEAD', url: path, headers: { host: 'localhost:3000' } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['etag']).toBe((await read(path)).headers['etag']);
    expect((await server.send('POST', path)).status).toBe(405);
  });

  test('cannot be guessed for long from one internet connection, while others read on', async () => {
    const ann = await somebody();
    const path = addressIn(await ann.make());
    const guess = (index: number) =>
      read(`/calendar/${String(index).padStart(43, 'g')}.ics`, {}, '192.0.2.77');
    for (let index = 0; index < 60; index += 1) expect((await guess(index)).statusCode).toBe(404);
    const stopped = await guess(61);
    expect(stopped.statusCode).toBe(429);
    expect(stopped.body).toMatch(/^Too many wrong calendar addresses were tried\. Please wait /);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(60);
    // A right guess would not be told from a wrong one.
    expect((await read(path, {}, '192.0.2.77')).statusCode).toBe(429);
    expect((await read(path)).statusCode).toBe(200);
    server.elapse(16 * 60_000);
    expect((await read(path, {}, '192.0.2.77')).statusCode).toBe(200);
  });

  test('is written down in the audit trail, and the person’s download says since when there is one', async () => {
    const ann = await somebody();
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
    const ann = await somebody();
    const path = addressIn(await ann.make());
    await book(ann, 'a', 3);
    expect(await feedAt(path)).toHaveLength(1);
    await ann.send('DELETE', `appointments/${ann.uid}-a`);
    expect((await feedAt(path))[0]!.status).toBe('CANCELLED');
    expect((await ann.send('POST', 'identity/deletion', { password })).status).toBe(200);
    const answer = await read(path);
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is no calendar at this address.\n']);
    expect(await peopleIn(server.parts.community!.database.read)).not.toContain(ann.uid);
  });

  test('works without a login: it goes on after all logins have ended', async () => {
    const ann = await somebody();
    const path = addressIn(await ann.make());
    server.parts.database.prepare('DELETE FROM sessions WHERE uid = ?').run(ann.uid);
    expect((await read(path)).statusCode).toBe(200);
  });
});

describe('what a calendar reads', () => {
  let ann: Person;
  let path: string;
  beforeEach(async () => {
    ann = await somebody();
    path = addressIn(await ann.make());
  });
  afterEach(() => ann.send('DELETE', 'me/calendar-feed'));

  test('says when, and neither what nor where, unless the person adds that', async () => {
    await book(ann, 'a', 3, { description: 'Bring the scans' });
    const [plain] = await feedAt(path);
    expect(plain).toMatchObject({ title: 'Appointment', start: at(3), sequence: 0, status: 'CONFIRMED' });
    const text = (await read(path)).body;
    for (const word of ['Oncologist', 'Room 4', 'scans', ann.email]) expect(text).not.toContain(word);
    await ann.send('PUT', 'me/calendar-feed', { titles: true });
    const [named] = await feedAt(path);
    expect(named).toMatchObject({ title: 'Oncologist', location: 'Room 4', sequence: 1 });
    expect(named!.uid).toBe(plain!.uid);
    expect((await read(path)).body).not.toContain('scans');
  });

  test('has the headers that keep it private, and an ETag that answers 304 until something changes', async () => {
    await book(ann, 'a', 3);
    const first = await read(path);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar;charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    const etag = String(first.headers['etag']);
    server.elapse(10 * 60_000);
    const again = await read(path, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    await book(ann, 'b', 5);
    const changed = await read(path, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  test('says once that an appointment moved, with the time of the change', async () => {
    await book(ann, 'a', 3);
    const [before] = await feedAt(path);
    server.elapse(60_000);
    await book(ann, 'a', 4);
    const [after] = await feedAt(path);
    expect(after).toMatchObject({ uid: before!.uid, start: at(4), sequence: 1 });
    expect(Date.parse(after!.modified) - Date.parse(before!.modified)).toBe(60_000);
    expect(after!.stamp).toBe(after!.modified);
    server.elapse(day / 2);
    expect(await feedAt(path)).toEqual([after]);
  });

  test('says that a deleted appointment is cancelled, without its title, for thirty days', async () => {
    await ann.send('PUT', 'me/calendar-feed', { titles: true });
    await book(ann, 'a', 3);
    await book(ann, 'late', 5, { start: '2027-06-01T05:00:00.000Z', end: '2027-06-01T06:00:00.000Z' });
    expect(await feedAt(path)).toHaveLength(2);
    await ann.send('DELETE', `appointments/${ann.uid}-late`);
    const cancelled = (await feedAt(path)).find(({ status }) => status === 'CANCELLED')!;
    expect(cancelled).toMatchObject({ title: 'Appointment', sequence: 1, location: null });
    expect(cancelled.start).toBe('2027-06-01T05:00:00.000Z');
    const own = (await ann.send('GET', 'me/data')).body as unknown as { calendarFeed: object };
    expect(own.calendarFeed).toMatchObject({
      cancelled: [{ title: 'Appointment', start: '20270601T050000Z' }],
    });
    server.elapse(31 * day);
    // What is over is not called off, and stays as it was.
    expect((await feedAt(path)).map(({ status }) => status)).toEqual(['CONFIRMED']);
  });

  test('does not call off what is over, nor what it never showed', async () => {
    await book(ann, 'never', 3, { start: '2027-06-01T05:00:00.000Z', end: '2027-06-01T06:00:00.000Z' });
    await ann.send('DELETE', `appointments/${ann.uid}-never`);
    const past = new Date(server.parts.now() - day).toISOString();
    await book(ann, 'over', 3, { start: past, end: past });
    expect(await feedAt(path)).toHaveLength(1);
    await ann.send('DELETE', `appointments/${ann.uid}-over`);
    expect(await feedAt(path)).toEqual([]);
  });

  test('brings back an appointment whose deletion was undone, as a later revision', async () => {
    const later = { start: '2027-06-01T05:00:00.000Z', end: '2027-06-01T06:00:00.000Z' };
    await book(ann, 'a', 3, later);
    const [before] = await feedAt(path);
    await ann.send('DELETE', `appointments/${ann.uid}-a`);
    await feedAt(path);
    await book(ann, 'a', 3, later);
    expect(await feedAt(path)).toMatchObject([{ uid: before!.uid, sequence: 2, status: 'CONFIRMED' }]);
  });

  test('shows events with their names, and cancels one that was given up or deleted', async () => {
    const asHealthcare = await asNurse();
    const ids = [7000 + people * 2, 7001 + people * 2];
    for (const id of ids)
      await asHealthcare(
        'PUT',
        `events/${id}`,
        record({ ...event(id), title: `Tea; with, Joan ${id}`, date: '2027-08-11' }),
      );
    for (const id of ids) await ann.send('PUT', `events/${id}/registration`);
    const found = await feedAt(path);
    expect(found.map(({ title, startText, isDate }) => [title, startText, isDate])).toEqual(
      ids.map((id) => [`Tea; with, Joan ${id}`, '2027-08-11', true]),
    );
    const sequences = () => feedAt(path).then((all) => all.map(({ sequence, status }) => [sequence, status]));
    // Somebody else registers: that is no news for this calendar.
    await (await somebody()).send('PUT', `events/${ids[0]}/registration`);
    expect(await sequences()).toEqual([
      [0, 'CONFIRMED'],
      [0, 'CONFIRMED'],
    ]);
    await ann.send('DELETE', `events/${ids[0]}/registration`);
    await asHealthcare('DELETE', `events/${ids[1]}`);
    expect(await sequences()).toEqual([
      [1, 'CANCELLED'],
      [1, 'CANCELLED'],
    ]);
    expect((await feedAt(path)).map(({ title }) => title)).toEqual(ids.map((id) => `Tea; with, Joan ${id}`));
  });

  test('holds nothing of anybody else', async () => {
    const other = await somebody();
    await book(other, 'a', 3);
    expect(await feedAt(path)).toEqual([]);
  });
});
