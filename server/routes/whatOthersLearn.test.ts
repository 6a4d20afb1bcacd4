import { describe, expect, onTestFinished, test } from 'vitest';
import { openStream, type StreamEvent } from '../testing/changeStream';
import { appointment, event, record, resource } from '../testing/communityServer';
import { routesOf } from '../testing/routesOf';
import { startTestServer } from '../testing/testServer';

const emails = {
  booker: 'george@example.org',
  other: 'margaret@example.org',
  healthcare: 'nurse.lee@example.org',
  admin: 'admin@example.org',
} as const;
type Person = keyof typeof emails;

/** A server on which sample people are logged in, and a resource and a full event in it. */
async function start(environment: Record<string, string> = {}) {
  const server = await startTestServer({ DATA: 'server', ...environment });
  onTestFinished(() => server.close());
  const tokens = new Map<string, string>();
  for (const [person, email] of Object.entries(emails)) {
    const body = { email, password: server.password };
    tokens.set(person, (await server.send('POST', '/api/identity/session', { body })).body['token']!);
  }
  const as = (who: Person | 'visitor') => (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    server.send(method, `/api/${path}`, { token: tokens.get(who), body });
  await as('admin')('PUT', 'resources/900', record(resource(900)));
  await as('healthcare')('PUT', 'events/900', record({ ...event(900), capacity: 1 }));
  await as('admin')('PUT', 'events/900/registration');
  return { server, as, tokens };
}
type Started = Awaited<ReturnType<typeof start>>;

const day = (time: string) => `2026-12-01T${time}Z`;
const from = (time: string, until: string) => ({
  ...appointment('private', 0),
  start: day(time),
  end: day(until),
});

describe('somebody who asks again and again when another person has an appointment', () => {
  const second = 1000;
  /** Whether the server asks about these times, for a new appointment and for one that is moved there. */
  async function asks({ as }: Started, startsAt: number, endsAt = startsAt + second): Promise<boolean> {
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
  async function bisect(started: Started, no: number, yes: number): Promise<number> {
    let [low, high] = [no, yes];
    while (Math.abs(high - low) > second) {
      const middle = Math.round((low + high) / 2 / second) * second;
      if (await asks(started, middle)) high = middle;
      else low = middle;
    }
    return high;
  }
  /** All that can be found out by questions. */
  async function attack(started: Started): Promise<unknown[]> {
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
    const started = await start();
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
    const started = await start({ OTHERS_TIMES: 'off' });
    const none = await attack(started);
    await started.as('booker')('PUT', 'appointments/private', record(from('10:07:13.250', '10:52:41.750')));
    started.server.elapse(10 * 60_000);
    expect(await attack(started)).toEqual(none);
    const own = { record: appointment('own', 2) };
    expect((await started.as('other')('PUT', 'appointments/own', own)).body['code']).toBe('overlap');
  });

  test('is not asked where the half hours of two appointments only touch, nor about less than their own to the minute', async () => {
    const started = await start();
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

describe('what one account takes of others’ calendars', () => {
  const month = { from: '2026-12-01T00:00:00Z', until: '2027-01-11T00:00:00Z' };
  const seen = async ({ as }: Started) => {
    const { text } = await as('other')('GET', `busy-times?from=${month.from}&until=${month.until}`);
    return (JSON.parse(text) as { times: { start: string; end: string }[] }).times;
  };
  const hoursOf = (times: { start: string; end: string }[]) =>
    times.reduce((sum, { start: first, end }) => sum + (Date.parse(end) - Date.parse(first)) / 3_600_000, 0);
  const booked = async (started: Started, id: string, more: object) =>
    started.as('booker')('PUT', `appointments/${id}`, record({ ...appointment(id, 10), ...more }));

  test('is nothing of 25 that last a month, of whole days and of what is marked as free', async () => {
    const started = await start();
    for (let n = 0; n < 25; n += 1) {
      const first = Date.UTC(2026, 9 + n, 15);
      const times = {
        start: new Date(first).toISOString(),
        end: new Date(first + 29 * 86_400_000).toISOString(),
      };
      expect((await booked(started, `long-${n}`, times)).status).toBe(201);
    }
    await booked(started, 'day', { allDay: true });
    await booked(started, 'free', { free: true });
    expect(await seen(started)).toEqual([]);
    const own = { record: appointment('own', 10) };
    expect((await started.as('other')('PUT', 'appointments/own', own)).status).toBe(201);
    // To the person who booked it, it is an appointment like any other.
    const again = { record: appointment('again', 10) };
    expect((await started.as('booker')('PUT', 'appointments/again', again)).body['code']).toBe('overlap');
  });

  test('is 40 hours of a week at most, and follows what is moved, shortened and deleted', async () => {
    const started = await start();
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

describe('what somebody does that only they and the organiser may know of', () => {
  const pages = ['', '?limit=1', '?after=1'];
  const queries: Record<string, string[]> = {
    '/api/resources': pages,
    '/api/events': pages,
    '/api/appointments': pages,
    '/api/changes': ['', '?since=0', '?since=0.0', '?since=999999'],
    '/api/busy-times': [`?from=${day('00:00:00')}&until=${day('23:00:00')}`],
  };
  /** All that a person gets from the server by asking, with its head. */
  async function everything(
    { server, tokens }: Started,
    who: Person | 'visitor',
  ): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    const routes = routesOf(server).filter((route) => route.startsWith('GET /api/'));
    for (const route of routes) {
      const url = route.slice('GET '.length).replaceAll(/\{\w+\}/g, '900');
      // A healthcare worker may read who is coming and who waits.
      if (url === '/api/events/900/registrations') continue;
      for (const query of queries[url] ?? ['']) {
        const { status, headers, text } = await server.send('GET', url + query, { token: tokens.get(who) });
        const { date: _date, ...head } = headers;
        answers.set(url + query, JSON.stringify([status, head, text]));
      }
    }
    expect(answers.size).toBeGreaterThan(30);
    return answers;
  }

  const withoutTrace: [string, (as: Started['as']) => Promise<unknown>][] = [
    ['books', (as) => as('booker')('PUT', 'appointments/private', record(from('10:00:00', '11:00:00')))],
    ['moves', (as) => as('booker')('PUT', 'appointments/private', record(from('12:00:00', '13:00:00')))],
    ['deletes', (as) => as('booker')('DELETE', 'appointments/private')],
    [
      'saves something for later',
      (as) =>
        as('booker')('PUT', 'me/saved/resource/900', {
          title: 'Walking',
          detail: '',
          savedAt: '2026-11-21T08:00:00.000Z',
        }),
    ],
    ['joins a line', (as) => as('booker')('PUT', 'events/900/waiting')],
    // As many people come as before.
    ['moves up in a line', (as) => as('admin')('DELETE', 'events/900/registration')],
  ];

  test.each([
    ['visitor', 'visitor', 'on'],
    ['other member', 'other', 'off'],
    ['healthcare worker', 'healthcare', 'off'],
    ['other member, apart from when others are busy,', 'other', 'on'],
  ] as const)('changes nothing of what any %s reads', async (_, who, othersTimes) => {
    const started = await start({ OTHERS_TIMES: othersTimes });
    const before = await everything(started, who);
    for (const [what, act] of withoutTrace) {
      expect((await act(started.as)) as object, what).toMatchObject({
        status: expect.toSatisfy((status: number) => status < 300) as number,
      });
      const after = await everything(started, who);
      const changed = [...after].filter(
        ([url, answer]) =>
          answer !== before.get(url) && !(othersTimes === 'on' && url.startsWith('/api/busy-times')),
      );
      expect(changed, what).toEqual([]);
    }
  });

  test.each([
    ['visitor', 'visitor'],
    ['other member', 'other'],
  ] as const)(
    'reaches no %s who follows what changes, and does not count in what follows or is resumed',
    async (_, who) => {
      const started = await start({ OTHERS_TIMES: 'off' });
      const { server, as, tokens } = started;
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const watch = async (lastId?: string) => {
        const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
        const stream = await openStream(server, { token: tokens.get(who), headers });
        onTestFinished(() => stream.close());
        return stream;
      };
      const publish = () => as('admin')('PUT', 'resources/900', record(resource(900)));
      const stream = await watch();
      const ready = await stream.next();
      const { version } = (await publish()).body;
      const first = await stream.next();
      for (const [, act] of withoutTrace) await act(as);
      const next = (await publish()).body;
      expect(Number(next.version)).toBe(Number(version) + 1);
      const second = await stream.next();
      expect(second).toEqual(oneLater(first));
      const resumed = await watch(ready.id);
      expect([await resumed.next(), await resumed.next()]).toEqual([first, second]);
      expect(await resumed.next()).toEqual({ name: 'ready', id: second.id, data: {} });
      const fresh = await watch();
      expect(await fresh.next()).toEqual({ name: 'ready', id: second.id, data: {} });
    },
  );

  /** The event that follows one where nothing is between them. */
  function oneLater({ name, id, data }: StreamEvent): StreamEvent {
    const [all = '', ...own] = id!.split('.');
    const later = [Number(all) + 1, ...own].join('.');
    return { name, id: later, data: { ...data, version: Number(data['version']) + 1 } };
  }
});
