import { beforeEach, describe, expect, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { event, record, startCommunityServer, type Who } from '@/testing/server/communityServer';

const community = startCommunityServer();

const path = () => `events/${community.round}`;
const change = (fields: object) =>
  community.as('healthcare')('PUT', path(), record({ ...event(community.round), ...fields }));
const register = (who: Who | 'other', query = '?places=2') =>
  community.as(who)('PUT', `${path()}/registration${query}`);
const wait = (who: Who | 'other', query = '?places=2') =>
  community.as(who)('PUT', `${path()}/waiting${query}`);
const giveUp = (who: Who | 'other') => community.as(who)('DELETE', `${path()}/registration`);
interface Answers {
  record: { attendees: number };
  people: object[];
  placesAtEvents: object[];
  registered: number[];
  pairs: number[];
}
const read = async (who: Who | 'other', asked: string) =>
  JSON.parse((await community.as(who)('GET', asked)).text) as Answers;
const coming = async () => (await read('user', path())).record.attendees;
/** The ids of the events of this test where a user has, or waits for, two places. */
const pairsOf = async (who: Who | 'other') =>
  (await read(who, 'registrations')).pairs.filter((id) => id === community.round);

beforeEach(async () => {
  await community.prepare();
  await community.server.parts.messages!.sendDue();
  community.server.mails.length = 0;
});

/** Lets the time pass after which people are told. @returns the mails. */
async function mailsLater() {
  community.server.elapse(changeSettlesIn);
  await community.server.parts.messages!.sendDue();
  return community.server.mails.map(({ to, subject, text }) => ({
    to,
    subject,
    text: text.replace(/\n/g, ' '),
  }));
}

describe('A user who brings a support person', () => {
  test('takes two places, once for each key, and gives up both', async () => {
    const once = () =>
      community.as('user')('PUT', `${path()}/registration?places=2`, undefined, {
        'idempotency-key': `pair-${community.round}`,
      });
    expect([(await once()).body, (await once()).body]).toEqual([
      { result: 'registered' },
      { result: 'registered' },
    ]);
    expect([await coming(), await pairsOf('user')]).toEqual([2, [community.round]]);
    expect((await register('user', '')).body).toEqual({ result: 'already' });
    await giveUp('user');
    expect([await coming(), await pairsOf('user')]).toEqual([0, []]);
  });

  test('is refused another number of places in words, and nothing changes', async () => {
    for (const places of ['0', '3', 'two', '-1', ''])
      expect([places, (await register('user', `?places=${places}`)).status]).toEqual([places, 400]);
    expect((await wait('user', '?places=9')).status).toBe(400);
    expect(await coming()).toBe(0);
  });

  test('is shown to the organiser with two places, in line as well', async () => {
    await change({ capacity: 3 });
    await register('other');
    await wait('user');
    const { people } = await read('healthcare', `${path()}/registrations`);
    expect(people).toMatchObject([
      { email: 'margaret@example.org', position: null, places: 2 },
      { email: 'george@example.org', position: 1, places: 2 },
    ]);
  });

  test('finds both places in the copy of their own data', async () => {
    await register('user');
    const { placesAtEvents } = await read('user', 'me/data');
    expect(placesAtEvents).toContainEqual(expect.objectContaining({ event: 'Tea', places: 2 }));
  });

  test('moves up when two places are free, and is told that both are kept', async () => {
    await change({ capacity: 2 });
    await register('user', '');
    await register('admin', '');
    await wait('other');
    await giveUp('user');
    expect([await coming(), await pairsOf('other')]).toEqual([1, [community.round]]);
    expect(await mailsLater()).toEqual([]);
    await giveUp('admin');
    expect(await coming()).toBe(2);
    expect((await read('other', 'registrations')).registered).toContain(community.round);
    const mails = await mailsLater();
    expect(mails).toMatchObject([
      { to: 'margaret@example.org', subject: 'You have a place at Tea on Friday 11 December' },
    ]);
    expect(mails[0]!.text).toContain(
      'you have 2 places at this event, for you and your support person. Both are kept for you.',
    );
    expect(mails[0]!.text).toContain('please give up both places, so that somebody else can have them.');
  });

  test('has both places, or stands in line for both, once a deletion is undone', async () => {
    await change({ capacity: 3 });
    await register('user');
    await register('admin', '');
    await wait('other');
    await community.as('healthcare')('DELETE', path());
    await change({ capacity: 3 });
    expect([await coming(), await pairsOf('user'), await pairsOf('other')]).toEqual([
      3,
      [community.round],
      [community.round],
    ]);
    await giveUp('user');
    expect(await coming()).toBe(3);
    expect((await read('other', 'registrations')).registered).toContain(community.round);
  });

  test('still has both places after a change, and the email says so', async () => {
    await register('user');
    await change({ date: '2026-12-12' });
    const mails = await mailsLater();
    expect(mails[0]!.text).toContain('You still have both places.');
  });

  test('has both places as soon as the event has no limit any more', async () => {
    await change({ capacity: 1 });
    await register('user', '');
    await wait('other');
    await change({ capacity: 0 });
    expect((await register('other', '')).body).toEqual({ result: 'already' });
    expect([await coming(), await pairsOf('other')]).toEqual([3, [community.round]]);
  });
});

test('pairs and single people who ask at once for what is left never get one place too many, nor half of two', async () => {
  const everybody = ['user', 'other', 'admin', 'healthcare'] as const;
  for (let round = 0; round < 25; round += 1) {
    await change({ capacity: 5 });
    const answers = await Promise.all(
      everybody.map((who, index) => register(who, (index + round) % 3 > 0 ? '?places=2' : '')),
    );
    const taken = await Promise.all(
      everybody.map(async (who) => {
        const own = await read(who, 'registrations');
        const has = own.registered.includes(community.round);
        return has ? (own.pairs.includes(community.round) ? 2 : 1) : 0;
      }),
    );
    const asked = everybody.map((_, index) => ((index + round) % 3 > 0 ? 2 : 1));
    expect(taken).toEqual(answers.map(({ body }, at) => (body['result'] === 'registered' ? asked[at] : 0)));
    const sum = taken.reduce<number>((one, other) => one + other, 0);
    expect([await coming(), sum <= 5, sum >= 4]).toEqual([sum, true, true]);
    await Promise.all(everybody.map(giveUp));
    expect(await coming()).toBe(0);
  }
});
