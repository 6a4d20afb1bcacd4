import { describe, expect, test } from 'vitest';
import { startCommunityServer } from '@/testing/server/communityServer';

const community = startCommunityServer();
const day = '2026-11-01T00:00:00.000Z';
const words = { title: 'Tea', detail: 'Hall', savedAt: day };
const list = async (who: 'user' | 'other') =>
  JSON.parse((await community.as(who)('GET', 'me/saved')).text) as { items: object[] };

describe('Saved items on the server', () => {
  test('are for people who are logged in', async () => {
    await community.prepare();
    for (const [method, path] of [
      ['GET', 'me/saved'],
      ['DELETE', 'me/saved'],
      ['PUT', 'me/saved/event/1'],
      ['DELETE', 'me/saved/event/1'],
    ] as const)
      expect(await community.as('visitor')(method, path, method === 'PUT' ? words : undefined)).toMatchObject(
        { status: 401 },
      );
  });

  test('are each person’s own, and saved once however often they are sent', async () => {
    await community.prepare();
    const put = () => community.as('user')('PUT', 'me/saved/event/7', words);
    expect([(await put()).status, (await put()).status]).toEqual([200, 200]);
    expect((await list('user')).items).toEqual([{ kind: 'event', recordId: 7, ...words }]);
    expect((await list('other')).items).toEqual([]);
    expect((await community.as('other')('DELETE', 'me/saved/event/7')).body).toEqual({ removed: null });
    expect((await list('user')).items).toHaveLength(1);
    expect((await community.as('user')('DELETE', 'me/saved/event/7')).body).toEqual({
      removed: { kind: 'event', recordId: 7, ...words },
    });
    expect((await list('user')).items).toEqual([]);
  });

  test('are never dated after the server’s clock', async () => {
    await community.prepare();
    await community.as('user')('PUT', 'me/saved/resource/3', {
      ...words,
      savedAt: '2999-01-01T00:00:00.000Z',
    });
    const now = new Date(community.server.parts.now()).toISOString();
    expect((await list('user')).items).toEqual([{ kind: 'resource', recordId: 3, ...words, savedAt: now }]);
    await community.as('user')('DELETE', 'me/saved');
    expect((await list('user')).items).toEqual([]);
  });

  test.each([
    ['me/saved/film/1', words],
    ['me/saved/event/-1', words],
    ['me/saved/event/1', { ...words, title: ' ' }],
    ['me/saved/event/1', { ...words, title: 'a'.repeat(301) }],
    ['me/saved/event/1', { ...words, savedAt: 'yesterday' }],
    ['me/saved/event/1', { title: 'Tea' }],
  ])('are refused at %s where they make no sense', async (path, body) => {
    await community.prepare();
    expect((await community.as('user')('PUT', path, body)).status).toBe(400);
    expect((await list('user')).items).toEqual([]);
  });
});
