import { beforeEach, describe, expect, test } from 'vitest';
import { accountLimits } from '@/shared/domain/auth/accountLimits';
import { appointment, event, startCommunityServer } from '@/testing/server/communityServer';

const community = startCommunityServer();
beforeEach(async () => {
  await community.login();
  await community.prepare();
  for (const who of ['user', 'other'] as const)
    for (const { id } of await listed('appointments', who))
      await community.as(who)('DELETE', `appointments/${id}`);
});

interface Listed {
  records: { version: number; record: { id: string | number; title: string } }[];
}
const listed = async (path: string, who: 'user' | 'other' = 'user') =>
  (JSON.parse((await community.as(who)('GET', path)).text) as Listed).records.map(({ record }) => record);
const added = ({ text }: { text: string }) =>
  (JSON.parse(text) as Listed).records.map(({ record }) => record);
const add = (records: readonly object[], more: object = {}, headers: Record<string, string> = {}) =>
  community.as('user')('POST', 'appointments', { records, ...more }, headers);

describe('New appointments', () => {
  test('are written together, in their order, under the ids that they ask for or the next ones', async () => {
    const answer = await add([
      appointment('1700', 9),
      { ...appointment('1700', 11), title: 'Second' },
      { ...appointment('', 13), id: undefined, title: 'Third' },
    ]);
    expect(answer.status).toBe(201);
    const [first, second, third] = added(answer);
    expect([first!.id, second!.id]).toEqual(['1700', '1701']);
    expect(Number(third!.id)).toBe(community.server.parts.now());
    expect(await listed('appointments')).toEqual([first, second, third]);
  });

  test('get another id than an existing one, and nobody learns whose that is', async () => {
    await community.as('other')('POST', 'appointments', { records: [appointment('1700', 9)] });
    expect(added(await add([appointment('1700', 12)]))).toMatchObject([{ id: '1701' }]);
  });

  test('are refused together where one overlaps, and it is said which; that is for them to decide', async () => {
    const dates = [appointment('1', 9), appointment('2', 11), appointment('3', 11)];
    const refused = await add(dates);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'overlap', at: 2 }]);
    expect(await listed('appointments')).toEqual([]);
    expect((await add(dates, { overlapAgreed: true })).status).toBe(201);
    expect(await listed('appointments')).toHaveLength(3);
  });

  test('are refused together where they exceed the limits of an account, cannot be read, or are too many', async () => {
    const many = Array.from({ length: accountLimits.inMonth + 1 }, (_, index) =>
      appointment(String(index + 1), 9),
    );
    const agreed = { overlapAgreed: true };
    expect((await add(many, agreed)).body).toMatchObject({ code: 'limit-reached' });
    expect((await add([appointment('1', 9), { id: '2' }])).body).toMatchObject({ code: 'invalid-request' });
    expect((await add([])).body).toMatchObject({ code: 'invalid-request' });
    expect(
      (
        await add(
          Array.from({ length: 401 }, () => appointment('1', 9)),
          agreed,
        )
      ).status,
    ).toBe(400);
    expect(await listed('appointments')).toEqual([]);
  });

  test('are written once for one key, and a repeat gets the same answer', async () => {
    const headers = { 'idempotency-key': `new-records-${community.round}` };
    const [first, second] = [
      await add([appointment('1', 9)], {}, headers),
      await add([appointment('1', 9)], {}, headers),
    ];
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    expect(await listed('appointments')).toHaveLength(1);
  });
});

describe('A new event', () => {
  test('gets the next number, also after the last one was deleted', async () => {
    const nurse = community.as('healthcare');
    const [one] = added(await nurse('POST', 'events', { records: [{ ...event(0), id: undefined }] }));
    await nurse('DELETE', `events/${one!.id}`);
    const answer = await nurse('POST', 'events', { records: [{ ...event(0), id: one!.id, title: 'Other' }] });
    expect(added(answer)).toMatchObject([{ id: Number(one!.id) + 1, title: 'Other' }]);
  });

  test('has its own number again where it is the deleted one as it was', async () => {
    const nurse = community.as('healthcare');
    const [one] = added(await nurse('POST', 'events', { records: [event(0)] }));
    await nurse('DELETE', `events/${one!.id}`);
    expect(added(await nurse('POST', 'events', { records: [one!] }))).toMatchObject([{ id: one!.id }]);
  });

  test('counts nobody as coming, whatever was sent', async () => {
    const nurse = community.as('healthcare');
    const answer = await nurse('POST', 'events', { records: [{ ...event(0), attendees: 7 }] });
    expect(added(answer)).toMatchObject([{ attendees: 0 }]);
  });
});
