import { describe, expect, test } from 'vitest';
import { appointment, record } from '@/testing/server/communityServer';
import { day, from, type ServerWithPeople, startWithPeople } from '@/testing/server/serverWithPeople';

describe('a user who asks again and again when another person has an appointment', () => {
  const second = 1000;
  /** Returns whether the server asks about these times, for a new appointment and for one that is moved there. */
  async function asks(
    { as }: ServerWithPeople,
    startsAt: number,
    endsAt = startsAt + second,
  ): Promise<boolean> {
    const times = { start: new Date(startsAt).toISOString(), end: new Date(endsAt).toISOString() };
    const put = (id: string) =>
      as('other')('PUT', `appointments/${id}`, { record: { ...appointment(id, 0), ...times } });
    const moved = await put('moved');
    await as('other')('PUT', 'appointments/moved', record(appointment('moved', 2)));
    const added = await put('probe');
    await as('other')('DELETE', 'appointments/probe');
    const isAsked = added.status === 409;
    expect([moved.status, added.status]).toEqual(isAsked ? [409, 409] : [200, 201]);
    return isAsked;
  }
  /** The first or last second, between `no` and `yes`, about which the server asks. */
  async function bisect(started: ServerWithPeople, no: number, yes: number): Promise<number> {
    let [low, high] = [no, yes];
    while (Math.abs(high - low) > second) {
      const middle = Math.round((low + high) / 2 / second) * second;
      if (await asks(started, middle)) high = middle;
      else low = middle;
    }
    return high;
  }
  /** All that can be found out by questions. */
  async function attack(started: ServerWithPeople): Promise<unknown[]> {
    await started.as('other')('PUT', 'appointments/moved', record(appointment('moved', 2)));
    const at = (time: string) => Date.parse(day(time));
    const found: unknown[] = [];
    found.push(await bisect(started, at('08:00:00'), at('10:30:00')));
    found.push(await bisect(started, at('13:00:00'), at('10:30:00')));
    for (const time of ['10:00:00', '10:07:14', '10:30:00', '10:59:59', '11:00:00'])
      found.push(await asks(started, at(time), at(time)));
    for (const range of [
      ['10:07:14', '10:52:41'],
      ['10:10:01', '10:10:02'],
      ['10:00:00', '10:07:00'],
    ] as const) {
      const answer = await started.as('other')(
        'GET',
        `busy-times?from=${day(range[0])}&until=${day(range[1])}`,
      );
      found.push(answer.text);
    }
    return found;
  }

  test('learns nothing finer than half hours', async () => {
    const started = await startWithPeople();
    await started.as('booker')('PUT', 'appointments/private', record(from('10:07:13.250', '10:52:41.750')));
    const found = await attack(started);
    expect(found.slice(0, 2)).toEqual([day('10:00:00'), day('10:59:59')].map((time) => Date.parse(time)));
    for (const [time, until] of [
      ['10:00:00.000', '11:00:00.000'],
      ['10:29:59.999', '10:30:00.001'],
    ] as const) {
      await started.as('booker')('PUT', 'appointments/private', record(from(time, until)));
      started.server.elapse(10 * 60_000);
      expect(await attack(started)).toEqual(found);
    }
  });

  test('learns nothing at all where others’ times are hidden, and is still asked about their own', async () => {
    const started = await startWithPeople({ OTHERS_TIMES: 'off' });
    const none = await attack(started);
    await started.as('booker')('PUT', 'appointments/private', record(from('10:07:13.250', '10:52:41.750')));
    started.server.elapse(10 * 60_000);
    expect(await attack(started)).toEqual(none);
    const own = { record: appointment('own', 2) };
    expect((await started.as('other')('PUT', 'appointments/own', own)).body['code']).toBe('overlap');
  });

  test('is not asked where the half hours of two appointments only touch, nor about less than their own to the minute', async () => {
    const started = await startWithPeople();
    await started.as('booker')('PUT', 'appointments/private', record(from('10:07:00', '10:52:00')));
    const at = (time: string) => Date.parse(day(time));
    await started.as('other')('PUT', 'appointments/moved', record(appointment('moved', 2)));
    expect(await asks(started, at('09:15:00'), at('10:00:00'))).toBe(false);
    expect(await asks(started, at('11:00:00'), at('11:40:00'))).toBe(false);
    expect(await asks(started, at('10:55:00'), at('11:40:00'))).toBe(true);
    await started.as('other')(
      'PUT',
      'appointments/mine',
      record({ ...from('14:10:00', '14:20:00'), id: 'mine' }),
    );
    expect(await asks(started, at('14:20:00'), at('14:30:00'))).toBe(false);
    expect(await asks(started, at('14:19:00'), at('14:30:00'))).toBe(true);
  });
});

describe('the time that one account takes in others’ calendars', () => {
  const month = { from: '2026-12-01T00:00:00Z', until: '2027-01-11T00:00:00Z' };
  const seen = async ({ as }: ServerWithPeople) => {
    const { text } = await as('other')('GET', `busy-times?from=${month.from}&until=${month.until}`);
    return (JSON.parse(text) as { times: { start: string; end: string }[] }).times;
  };
  const hoursOf = (times: { start: string; end: string }[]) =>
    times.reduce((sum, { start: first, end }) => sum + (Date.parse(end) - Date.parse(first)) / 3_600_000, 0);
  const booked = async (started: ServerWithPeople, id: string, more: object) =>
    started.as('booker')('PUT', `appointments/${id}`, record({ ...appointment(id, 10), ...more }));

  test('is nothing of 25 that last a month, of whole days and of what is marked as free', async () => {
    const started = await startWithPeople();
    for (let n = 0; n < 25; n += 1) {
      const first = Date.UTC(2026, 9 + n, 15);
      const times = {
        start: new Date(first).toISOString(),
        end: new Date(first + 29 * 86_400_000).toISOString(),
      };
      expect((await booked(started, `long-${n}`, times)).status).toBe(201);
    }
    await booked(started, 'day', { start: '2026-12-08', end: '2026-12-08', allDay: true });
    await booked(started, 'free', { free: true });
    expect(await seen(started)).toEqual([]);
    const own = { record: appointment('own', 10) };
    expect((await started.as('other')('PUT', 'appointments/own', own)).status).toBe(201);
    // To the person who booked it, a long one is an appointment like any other.
    const again = { record: appointment('again', 10) };
    expect((await started.as('booker')('PUT', 'appointments/again', again)).body['code']).toBe('overlap');
  });

  test('is 40 hours of a week at most, and follows what is moved, shortened and deleted', async () => {
    const started = await startWithPeople();
    const on = (date: number, first: number, last: number) => ({
      start: new Date(Date.UTC(2026, 11, date, first)).toISOString(),
      end: new Date(Date.UTC(2026, 11, date, last)).toISOString(),
    });
    // From Monday to Sunday.
    for (let date = 7; date <= 13; date += 1) await booked(started, `day-${date}`, on(date, 8, 20));
    expect(hoursOf(await seen(started))).toBe(40);
    expect(await seen(started)).toContainEqual(on(10, 8, 12));
    await started.as('booker')('DELETE', 'appointments/day-7');
    await booked(started, 'day-8', on(15, 9, 10));
    expect(await seen(started)).toEqual([
      on(9, 8, 20),
      on(10, 8, 20),
      on(11, 8, 20),
      on(12, 8, 12),
      on(15, 9, 10),
    ]);
  });
});

test('a user’s own whole days, and entries marked as free, do not block their bookings', async () => {
  const started = await startWithPeople();
  const put = (id: string, fields: object) =>
    started.as('booker')('PUT', `appointments/${id}`, { record: { ...appointment(id, 10), ...fields } });
  const { start } = appointment('x', 10);
  const date = start.slice(0, 10);
  const midnights = {
    start: `${date}T00:00:00.000Z`,
    end: new Date(Date.parse(date) + 86_400_000).toISOString(),
  };
  expect((await put('stay', { start: date, end: date, allDay: true })).status).toBe(201);
  // As an earlier version of the page sends it.
  expect((await put('birthday', { ...midnights, allDay: true })).status).toBe(201);
  expect((await put('radio', { free: true })).status).toBe(201);
  expect((await put('clinic', {})).status).toBe(201);
  expect((await put('other', {})).body['code']).toBe('overlap');
  expect((await put('anniversary', { start: date, end: date, allDay: true })).status).toBe(201);
  expect((await put('podcast', { free: true })).status).toBe(201);
  // It takes time once it has one.
  expect((await put('anniversary', {})).body['code']).toBe('overlap');
});
