import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { at, event, record } from '@/testing/server/communityServer';
import { startFeedServer, type FeedOwner } from '@/testing/server/feedServer';

const day = 24 * 60 * 60 * 1000;
const feeds = startFeedServer({ PRODUCT_NAME: 'Age, Better' });

/** Reads the feed with a third-party parser. */
function entriesIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
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
const feedAt = async (path: string) => entriesIn((await feeds.read(path)).body);

describe('a calendar’s feed', () => {
  let ann: FeedOwner;
  let path: string;
  beforeEach(async () => {
    ann = await feeds.newUser();
    path = await ann.makePath();
  });

  test('says when, and neither what nor where, unless the person adds that', async () => {
    await ann.book('a', 3, { description: 'Bring the scans' });
    const [plain] = await feedAt(path);
    expect(plain).toMatchObject({ title: 'Appointment', start: at(3), sequence: 0, status: 'CONFIRMED' });
    const text = (await feeds.read(path)).body;
    for (const word of ['Oncologist', 'Room 4', 'scans', ann.email]) expect(text).not.toContain(word);
    await ann.send('PUT', 'me/calendar-feed', { titles: true });
    const [named] = await feedAt(path);
    expect(named).toMatchObject({ title: 'Oncologist', location: 'Room 4', sequence: 1 });
    expect(named!.uid).toBe(plain!.uid);
    expect((await feeds.read(path)).body).not.toContain('scans');
  });

  test('has the headers that keep it private, and an ETag that answers 304 until something changes', async () => {
    await ann.book('a', 3);
    const first = await feeds.read(path);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar;charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    const etag = String(first.headers['etag']);
    feeds.server.elapse(10 * 60_000);
    const again = await feeds.read(path, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    await ann.book('b', 5);
    const changed = await feeds.read(path, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  test('says once that an appointment moved, with the time of the change', async () => {
    await ann.book('a', 3);
    const [before] = await feedAt(path);
    feeds.server.elapse(60_000);
    await ann.book('a', 4);
    const [after] = await feedAt(path);
    expect(after).toMatchObject({ uid: before!.uid, start: at(4), sequence: 1 });
    expect(Date.parse(after!.modified) - Date.parse(before!.modified)).toBe(60_000);
    expect(after!.stamp).toBe(after!.modified);
    feeds.server.elapse(day / 2);
    expect(await feedAt(path)).toEqual([after]);
  });

  test('says that a deleted appointment is cancelled, without its title, for thirty days', async () => {
    await ann.send('PUT', 'me/calendar-feed', { titles: true });
    await ann.book('a', 3);
    await ann.book('late', 5, { start: '2027-06-01T05:00:00.000Z', end: '2027-06-01T06:00:00.000Z' });
    expect(await feedAt(path)).toHaveLength(2);
    await ann.send('DELETE', `appointments/${ann.uid}-late`);
    const cancelled = (await feedAt(path)).find(({ status }) => status === 'CANCELLED')!;
    expect(cancelled).toMatchObject({ title: 'Appointment', sequence: 1, location: null });
    expect(cancelled.start).toBe('2027-06-01T05:00:00.000Z');
    const own = (await ann.send('GET', 'me/data')).body as unknown as { calendarFeed: object };
    expect(own.calendarFeed).toMatchObject({
      cancelled: [{ title: 'Appointment', start: '20270601T050000Z' }],
    });
    feeds.server.elapse(31 * day);
    // A past event is not called off, and stays unchanged.
    expect((await feedAt(path)).map(({ status }) => status)).toEqual(['CONFIRMED']);
  });

  test('does not call off what is over, nor what it never showed', async () => {
    await ann.book('never', 3, { start: '2027-06-01T05:00:00.000Z', end: '2027-06-01T06:00:00.000Z' });
    await ann.send('DELETE', `appointments/${ann.uid}-never`);
    const past = new Date(feeds.server.parts.now() - day).toISOString();
    await ann.book('over', 3, { start: past, end: past });
    expect(await feedAt(path)).toHaveLength(1);
    await ann.send('DELETE', `appointments/${ann.uid}-over`);
    expect(await feedAt(path)).toEqual([]);
  });

  test('brings back an appointment whose deletion was undone, as a later revision', async () => {
    const later = { start: '2027-06-01T05:00:00.000Z', end: '2027-06-01T06:00:00.000Z' };
    await ann.book('a', 3, later);
    const [before] = await feedAt(path);
    await ann.send('DELETE', `appointments/${ann.uid}-a`);
    await feedAt(path);
    await ann.book('a', 3, later);
    expect(await feedAt(path)).toMatchObject([{ uid: before!.uid, sequence: 2, status: 'CONFIRMED' }]);
  });

  test('shows events with their names, and cancels one that was given up or deleted', async () => {
    const ids = [7000, 7001];
    for (const id of ids)
      await feeds.asNurse(
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
    // Another user registers: that is no news for this calendar.
    await (await feeds.newUser()).send('PUT', `events/${ids[0]}/registration`);
    expect(await sequences()).toEqual([
      [0, 'CONFIRMED'],
      [0, 'CONFIRMED'],
    ]);
    await ann.send('DELETE', `events/${ids[0]}/registration`);
    await feeds.asNurse('DELETE', `events/${ids[1]}`);
    expect(await sequences()).toEqual([
      [1, 'CANCELLED'],
      [1, 'CANCELLED'],
    ]);
    expect((await feedAt(path)).map(({ title }) => title)).toEqual(ids.map((id) => `Tea; with, Joan ${id}`));
  });

  test('holds nothing of anybody else', async () => {
    const other = await feeds.newUser();
    await other.book('a', 3);
    expect(await feedAt(path)).toEqual([]);
  });

  test('has events at the time of their own zone, right on both sides of a clock change, also when they are off', async () => {
    const events = [
      { ...event(7100), date: '2027-04-03', starts: '09:30', ends: '11:00' },
      { ...event(7101), date: '2027-04-04', starts: '09:30', ends: '11:00' },
      { ...event(7102), date: '2027-04-04', starts: '09:30', timeZone: 'Australia/Perth' },
    ];
    for (const one of events) {
      expect((await feeds.asNurse('PUT', `events/${one.id}`, record(one))).status).toBe(201);
      await ann.send('PUT', `events/${one.id}/registration`);
    }
    const starts = async () => (await feedAt(path)).map(({ start }) => start);
    const expected = ['2027-04-02T22:30:00.000Z', '2027-04-03T23:30:00.000Z', '2027-04-04T01:30:00.000Z'];
    expect(await starts()).toEqual(expected);
    const zones = (text: string) => [...text.matchAll(/^TZID:(.*)\r$/gm)].map(([, zone]) => zone);
    expect(zones((await feeds.read(path)).body)).toEqual(['Australia/Melbourne', 'Australia/Perth']);
    await ann.send('DELETE', 'events/7102/registration');
    expect(await starts()).toEqual(expected);
    expect(zones((await feeds.read(path)).body)).toEqual(['Australia/Melbourne', 'Australia/Perth']);
  });

  test('calls off what was given up before its end, where it is read only after that', async () => {
    const soon = new Date(feeds.server.parts.now() + day / 24).toISOString();
    await ann.book('a', 3, { start: soon, end: soon });
    const date = new Date(feeds.server.parts.now() + day).toISOString().slice(0, 10);
    await feeds.asNurse('PUT', 'events/7200', record({ ...event(7200), date }));
    await ann.send('PUT', 'events/7200/registration');
    expect(await feedAt(path)).toHaveLength(2);
    await ann.send('DELETE', `appointments/${ann.uid}-a`);
    await ann.send('DELETE', 'events/7200/registration');
    feeds.server.elapse(3 * day);
    expect((await feedAt(path)).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  test('says for thirty days that an appointment of tomorrow was deleted, also once tomorrow is past', async () => {
    const tomorrow = new Date(feeds.server.parts.now() + day).toISOString();
    await ann.book('a', 3, { start: tomorrow, end: tomorrow });
    await feedAt(path);
    await ann.send('DELETE', `appointments/${ann.uid}-a`);
    const [cancelled] = await feedAt(path);
    expect(cancelled).toMatchObject({ title: 'Appointment', start: tomorrow, status: 'CANCELLED' });
    feeds.server.elapse(2 * day);
    expect(await feedAt(path)).toEqual([cancelled]);
    feeds.server.elapse(28 * day - 1);
    expect(await feedAt(path)).toEqual([cancelled]);
    feeds.server.elapse(1);
    expect(await feedAt(path)).toEqual([]);
  });
});
