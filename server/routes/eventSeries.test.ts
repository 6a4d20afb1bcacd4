import { describe, expect, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { event, startCommunityServer } from '@/testing/server/communityServer';

const community = startCommunityServer();

const days = ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'];
const idOf = (index: number) => community.round * 100 + index;
const series = () => `series-${community.round}`;
const dated = (index: number, fields: object = {}) => ({
  ...event(idOf(index)),
  date: days[index],
  series: series(),
  ...fields,
});

type Write = { id?: number; expected: number | object | null; record: object | null };
const send = (writes: readonly Write[], who: 'user' | 'healthcare' = 'healthcare', id = series()) =>
  community.as(who)('PUT', `event-series/${id}`, { writes });
const make = (fields: object = {}) =>
  send(days.map((_, index) => ({ id: idOf(index), expected: null, record: dated(index, fields) })));

/** The events of this test as they are stored, and their versions. */
async function stored() {
  const { text } = await community.as('user')('GET', 'events');
  const { records } = JSON.parse(text) as {
    records: { version: number; record: { id: number; title: string; date: string; attendees: number } }[];
  };
  return records.filter(({ record: { id } }) => Math.floor(id / 100) === community.round);
}
const edited = async (fields: object) =>
  (await stored()).map(({ version, record: before }) => ({
    id: before.id,
    expected: version,
    record: { ...before, ...fields },
  }));

describe('A series of events', () => {
  test('is written as an event for each date, with places of its own', async () => {
    expect((await make({ capacity: 1 })).status).toBe(200);
    expect((await stored()).map(({ record: { date } }) => date)).toEqual(days);
    await community.as('user')('PUT', `events/${idOf(1)}/registration`);
    expect((await stored()).map(({ record: { attendees } }) => attendees)).toEqual([0, 1, 0, 0]);
  });

  test('is not written at all where one event is not as it was, or one is not valid', async () => {
    await make();
    const before = await stored();
    const change = await edited({ title: 'Tea and cake' });
    const wrong = [
      [...change.slice(0, 3), { ...change[3]!, expected: change[3]!.expected - 1 }],
      [
        ...change.slice(0, 3),
        { ...change[3]!, record: { ...change[3]!.record, starts: '14:00', ends: '13:00' } },
      ],
      [...change.slice(0, 3), { ...change[3]!, record: { ...change[3]!.record, date: '2026-13-01' } }],
    ];
    const answers = [];
    for (const writes of wrong) answers.push((await send(writes)).status);
    expect(answers).toEqual([409, 400, 400]);
    expect(await stored()).toEqual(before);
  });

  test('is compared with the seen version, without attendees, and numbered by the server', async () => {
    await make({ capacity: 30 });
    const seen = (await stored()).map(({ record: before }) => before);
    await community.as('user')('PUT', `events/${idOf(1)}/registration`);
    const { id: _, ...draft } = dated(0, { date: '2026-12-30', title: 'Last tea' });
    const answer = await send([
      { expected: seen[1]!, record: { ...seen[1], title: 'Tea and cake' } },
      { expected: seen[3]!, record: null },
      { expected: null, record: draft },
    ]);
    const shown = JSON.parse(answer.text) as { records: ({ record: object } | null)[] };
    expect(shown.records.map((one) => one?.record)).toMatchObject([
      { id: idOf(1), title: 'Tea and cake', attendees: 1 },
      undefined,
      { id: idOf(4), title: 'Last tea', attendees: 0 },
    ]);
    const late = [{ expected: seen[1]!, record: { ...seen[1], title: 'Coffee' } }];
    expect((await send(late)).body).toMatchObject({ code: 'record-changed' });
    expect((await send([{ expected: seen[1]!, record: null }])).status).toBe(409);
    community.server.elapse(changeSettlesIn);
    await community.server.parts.messages!.sendDue();
  });

  test('of a page of the version before gets other numbers where its own were given to others', async () => {
    await make();
    expect((await make({ title: 'Coffee' })).status).toBe(200);
    expect((await stored()).map(({ record: { id, title } }) => `${id % 100} ${title}`).slice(4)).toEqual([
      '4 Coffee',
      '5 Coffee',
      '6 Coffee',
      '7 Coffee',
    ]);
  });

  test('goes on for a year at most, and says until when', async () => {
    const answer = await send([
      { id: idOf(0), expected: null, record: dated(0) },
      { id: idOf(1), expected: null, record: dated(1, { date: '2027-12-05' }) },
    ]);
    expect([answer.status, answer.body['error']]).toEqual([
      400,
      'Dates can repeat for one year at most. Choose Saturday 4 December 2027 or earlier.',
    ]);
    expect(await stored()).toEqual([]);
  });

  test('is for those who may change events, and takes no events of another series', async () => {
    const one = [{ id: idOf(0), expected: null, record: dated(0) }];
    expect((await send(one, 'user')).status).toBe(403);
    expect((await send(one, 'healthcare', 'another')).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('that moves is one email for each person, with their dates, and none where it was taken back in time', async () => {
    const { server } = community;
    await make();
    for (const index of [0, 2]) await community.as('user')('PUT', `events/${idOf(index)}/registration`);
    await server.parts.messages!.sendDue();
    server.mails.length = 0;
    await send(await edited({ location: 'Library' }));
    await send(await edited({ location: 'Hall' }));
    server.elapse(changeSettlesIn);
    await server.parts.messages!.sendDue();
    expect(server.mails).toEqual([]);
    await send(await edited({ location: 'Library' }));
    server.elapse(changeSettlesIn);
    await server.parts.messages!.sendDue();
    await server.parts.messages!.sendDue();
    const [mail, ...more] = server.mails;
    expect([mail!.to, mail!.subject, more]).toEqual([
      'george@example.org',
      'Changed: Tea on 2 dates from Friday 4 December',
      [],
    ]);
    expect(mail!.text).toContain('Something has changed about 2 dates of an event that you are going to.');
    expect(mail!.text.match(/^Date: .*$/gm)).toEqual([
      'Date: Friday 4 December 2026',
      'Date: Friday 18 December 2026',
    ]);
    expect(mail!.html.match(/Location: Library \(it was: Hall\)/g)).toHaveLength(2);
  });

  test('of which some dates are cancelled is one email for all that could not be sent at first, tried again as one', async () => {
    const { server } = community;
    await make();
    for (const index of [0, 1, 3]) await community.as('user')('PUT', `events/${idOf(index)}/registration`);
    await community.as('admin')('PUT', `events/${idOf(3)}/registration`);
    await server.parts.messages!.sendDue();
    server.mails.length = 0;
    await send(
      (await stored()).map(({ version, record: { id } }) => ({ id, expected: version, record: null })),
    );
    server.failMail('not-sent');
    server.elapse(changeSettlesIn);
    await server.parts.messages!.sendDue();
    server.failMail(null);
    server.elapse(60_000);
    await server.parts.messages!.sendDue();
    await server.parts.messages!.sendDue();
    expect(server.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      'admin@example.org: Cancelled: Tea on Friday 25 December',
      'george@example.org: Cancelled: Tea on 3 dates from Friday 4 December',
    ]);
  });

  test('that is deleted and put back has its people again', async () => {
    await make();
    await community.as('user')('PUT', `events/${idOf(1)}/registration`);
    const before = await stored();
    const gone = before.map(({ version, record: { id } }) => ({ id, expected: version, record: null }));
    expect((await send(gone)).status).toBe(200);
    expect(await stored()).toEqual([]);
    const back = before.map(({ record: one }) => ({ id: one.id, expected: null, record: one }));
    expect((await send(back)).status).toBe(200);
    expect((await stored()).map(({ record: { attendees } }) => attendees)).toEqual([0, 1, 0, 0]);
  });

  test('that two people change at the same time, 40 times over, is always as one of them wrote it', async () => {
    await make();
    for (let round = 0; round < 40; round += 1) {
      const [mine, theirs] = [await edited({ title: `A${round}` }), await edited({ title: `B${round}` })];
      const answers = await Promise.all([send(mine), send(theirs.toReversed())]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const titles = new Set((await stored()).map(({ record: { title } }) => title));
      expect([...titles]).toEqual([answers[0].status === 200 ? `A${round}` : `B${round}`]);
    }
  });

  test('keeps a place that is taken while it is changed', async () => {
    await make({ capacity: 30 });
    const change = await edited({ title: 'Tea and cake' });
    const [answer] = await Promise.all([
      send(change),
      community.as('user')('PUT', `events/${idOf(3)}/registration`),
    ]);
    // Either the change saw the event without this person, and was first, or nothing of it was written.
    const now = await stored();
    expect(new Set(now.map(({ record: { title } }) => title)).size).toBe(1);
    expect([200, 409]).toContain(answer.status);
    expect(now[3]!.record.attendees).toBe(1);
  });
});
