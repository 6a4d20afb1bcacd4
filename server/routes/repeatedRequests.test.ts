import { describe, expect, test } from 'vitest';
import { appointment, event, record, startCommunityServer } from '@/testing/server/communityServer';

const day = 24 * 60 * 60 * 1000;
const community = startCommunityServer();

/** Lets days go by, as the server's hourly tidying sees them, and logs everybody in once more. */
async function letPass(days: number) {
  community.server.elapse(days * day);
  await community.server.parts.community!.tidy();
  await community.login();
}

/** An appointment of the next day, wherever the server's clock stands. */
const tomorrow = (id: string, hour: number) => {
  const start = Math.floor(community.server.parts.now() / day) * day + day + hour * (day / 24);
  const times = { start: new Date(start).toISOString(), end: new Date(start + day / 24).toISOString() };
  return { ...appointment(id, hour), ...times };
};

const keyOf = (name: string) => ({ 'idempotency-key': `request-${name}-${community.round}` });
const stored = () =>
  community.server.parts.community!.database.read.selectFrom('answers').selectAll().execute();

describe('a request that is repeated with its key', () => {
  test('gets the first answer for 60 days where it is about an appointment, and is done once', async () => {
    const id = `own-${community.round}`;
    const asked = ['PUT', `appointments/${id}`, record(tomorrow(id, 12)), keyOf('add')] as const;
    const first = await community.as('user')(...asked);
    expect(first.status).toBe(201);
    // Deleted since: a repeat must not bring it back.
    const remove = ['DELETE', `appointments/${id}`, undefined, keyOf('remove')] as const;
    expect((await community.as('user')(...remove)).status).toBe(200);
    expect((await community.as('user')(...asked)).text).toBe(first.text);
    await letPass(59);
    const late = await community.as('user')(...asked);
    expect(late.status).toBe(201);
    expect((await community.as('user')(...remove)).status).toBe(200);
    expect((await community.as('user')('GET', `appointments/${id}`)).status).toBe(404);
    await letPass(2);
    expect(await stored()).toEqual([]);
  });

  test('gets it as long where it is about a rating', async () => {
    await community.prepare();
    const path = `resources/${community.round}/rating`;
    const rate = (rating: number, name: string) => community.as('user')('PUT', path, { rating }, keyOf(name));
    expect((await rate(5, 'first')).status).toBe(200);
    expect((await rate(2, 'second')).status).toBe(200);
    await letPass(59);
    expect((await rate(5, 'first')).body).toEqual({ before: null });
    const { body } = await community.as('user')('GET', `resources/${community.round}`);
    expect(body['record']).toMatchObject({ ratings: [{ rating: 2 }] });
  });

  test('keeps no words of the record beyond a day', async () => {
    const id = `own-${community.round}`;
    await community.as('user')('PUT', `appointments/${id}`, record(tomorrow(id, 14)), keyOf('add'));
    const path = `appointments/${id}`;
    const before = (await community.as('user')('DELETE', path, undefined, keyOf('remove'))).body;
    expect(JSON.stringify(await stored())).toContain('Podiatrist');
    await letPass(2);
    expect(JSON.stringify(await stored())).not.toContain('Podiatrist');
    const again = await community.as('user')('DELETE', path, undefined, keyOf('remove'));
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ version: before['version'], record: { id } });
  });

  test('is tried again where it was refused, since that changed nothing', async () => {
    const id = `own-${community.round}`;
    const others = record(tomorrow(`others-${id}`, 10));
    await community.as('other')('PUT', `appointments/others-${id}`, others);
    const times = { record: tomorrow(id, 10), overlapAgreed: false };
    const asked = ['PUT', `appointments/${id}`, times, keyOf('add')] as const;
    expect((await community.as('user')(...asked)).status).toBe(409);
    expect((await community.as('other')('DELETE', `appointments/others-${id}`)).status).toBe(200);
    expect((await community.as('user')(...asked)).status).toBe(201);
  });

  test('gets it for a day where it is about anything else', async () => {
    const later = { ...event(community.round), date: '2027-12-11' };
    await community.as('healthcare')('PUT', `events/${community.round}`, record(later));
    const asked = ['PUT', `events/${community.round}/registration`, undefined, keyOf('place')] as const;
    await community.as('user')(...asked);
    await community.as('user')('DELETE', `events/${community.round}/registration`);
    await letPass(2);
    await community.as('user')(...asked);
    const { body } = await community.as('user')('GET', 'registrations');
    expect(body['registered']).toContain(community.round);
  });

  test('is described with how long it counts', async () => {
    const { text } = await community.as('visitor')('GET', 'openapi.json');
    const { paths } = JSON.parse(text) as {
      paths: Record<string, Record<string, { parameters: { name: string; description?: string }[] }>>;
    };
    const words = (path: string, method: string) =>
      paths[path]![method]!.parameters.find(({ name }) => name === 'idempotency-key')?.description;
    expect(words('/api/appointments/{id}', 'put')).toContain('For 60 days');
    expect(words('/api/appointments/{id}', 'delete')).toContain('For 60 days');
    expect(words('/api/resources/{id}/rating', 'put')).toContain('For 60 days');
    expect(words('/api/events/{id}', 'put')).toContain('For a day');
  });
});
