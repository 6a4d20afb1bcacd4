import { beforeEach, expect, test } from 'vitest';
import { event, record, startCommunityServer, type Who } from '@/testing/server/communityServer';

const community = startCommunityServer();

const minute = 60_000;
const path = () => `events/${community.round}`;
/** An event on the day on which the server's clock begins, at 20:00 in Melbourne. */
const change = (fields: object) =>
  community.as('healthcare')(
    'PUT',
    path(),
    record({ ...event(community.round), date: '2026-11-21', ...fields }),
  );
const ask = async (who: Who | 'other', what: 'registration' | 'waiting') =>
  (await community.as(who)('PUT', `${path()}/${what}`)).body['result'];
const giveUp = (who: Who | 'other') => community.as(who)('DELETE', `${path()}/registration`);
/** Moves the clock to a time in Melbourne. */
const goTo = async (time: string) => {
  const { server } = community;
  server.elapse(Date.parse(`${time}+11:00`) - server.parts.now());
  await community.login();
};
const mailed = async () => {
  await community.server.parts.messages!.sendDue();
  return community.server.mails.map(({ to, subject }) => `${to}: ${subject}`);
};

beforeEach(async () => {
  await community.login();
  await community.prepare();
  await mailed();
  community.server.mails.length = 0;
});

test('an event that has ended takes no registration and has no waiting list, and one that goes on has both', async () => {
  await goTo('2026-11-21T20:10');
  await change({ starts: '18:00', ends: '20:10', capacity: 1 });
  expect([await ask('user', 'registration'), await ask('user', 'waiting')]).toEqual(['over', 'over']);
  await change({ starts: '18:00', ends: '20:11', capacity: 1 });
  expect([await ask('user', 'registration'), await ask('other', 'waiting')]).toEqual(['registered', 1]);
});

test('a place that is given up after the end is nobody’s good news, nor is more room', async () => {
  await goTo('2026-11-21T20:20');
  const evening = { starts: '20:00', ends: '21:00', capacity: 1 };
  await change(evening);
  expect([await ask('user', 'registration'), await ask('other', 'waiting')]).toEqual(['registered', 1]);
  await goTo('2026-11-21T21:00');
  await giveUp('user');
  await change({ ...evening, capacity: 5 });
  expect(await mailed()).toEqual([]);
  const { text } = await community.as('user')('GET', path());
  expect(JSON.parse(text)).toMatchObject({ record: { attendees: 0 } });
});

test('good news that could not be sent before the end is not sent after it', async () => {
  await goTo('2026-11-21T21:10');
  await change({ starts: '21:00', ends: '22:00', capacity: 1 });
  await ask('user', 'registration');
  await ask('other', 'waiting');
  await giveUp('user');
  community.server.elapse(50 * minute);
  expect(await mailed()).toEqual([]);
});

test('an event that goes on past midnight is open until its end on the next day', async () => {
  await goTo('2026-11-21T22:10');
  await change({ starts: '20:00', ends: '01:00', days: 2 });
  await goTo('2026-11-22T00:59');
  expect(await ask('user', 'registration')).toBe('registered');
  await goTo('2026-11-22T01:00');
  expect(await ask('other', 'registration')).toBe('over');
});

test('an event of three whole days is open until the end of the last', async () => {
  await change({ allDay: true, days: 3 });
  await goTo('2026-11-23T23:59');
  expect(await ask('user', 'registration')).toBe('registered');
  await goTo('2026-11-24T00:00');
  expect(await ask('other', 'registration')).toBe('over');
});

test('a length that no event has is refused, in a sentence that names the field', async () => {
  for (const days of [1, 32, 1.5, '2']) {
    const { status, body } = await change({ starts: '20:00', days });
    expect([status, body['error']]).toEqual([
      400,
      'An event that ends on another day is on 2 to 31 days. Look at: days.',
    ]);
  }
});
