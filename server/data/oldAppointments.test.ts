import { expect, test } from 'vitest';
import { startTestServer } from '@/testing/server/testServer';

const day = 24 * 60 * 60 * 1000;
const person = { email: 'ann@example.net', password: 'Correct1' };

test('appointments are deleted a set time after their end, however many, and open pages learn of each', async () => {
  const server = await startTestServer({ DATA: 'server', KEEP_APPOINTMENTS_MONTHS: '1' });
  try {
    const { token, uid } = (await server.send('POST', '/api/identity/accounts', { body: person })).body;
    const book = async (id: string, start: number) => {
      const [from, until] = [start, start + 60_000].map((time) => new Date(time).toISOString());
      const record = { id, title: 'Walk', start: from, end: until };
      const body = { record, overlapAgreed: true };
      expect((await server.send('PUT', `/api/appointments/${id}`, { token, body })).status).toBe(201);
    };
    const now = server.parts.now();
    for (let index = 0; index < 35; index += 1) await book(`soon-${index}`, now + day);
    for (let index = 0; index < 35; index += 1) await book(`next-${index}`, now + 20 * day);
    for (let index = 0; index < 35; index += 1) await book(`last-${index}`, now + 45 * day);
    await book('stays', now + 50 * day);
    const community = server.parts.community!;
    await community.tidy();
    const idsNow = async () =>
      (
        await community.database.read.selectFrom('records').select('id').where('owner', '=', uid!).execute()
      ).map(({ id }) => id);
    expect(await idsNow()).toHaveLength(106);

    server.elapse(79 * day);
    const { cursor } = await community.endOfLog(uid!);
    let notified = 0;
    community.subscribe(() => (notified += 1));
    await community.tidy();
    expect(await idsNow()).toEqual(['stays']);
    expect(notified).toBeGreaterThan(1);
    const { changes } = await community.changesSince(cursor, uid!, 1000);
    expect(changes.filter(({ version }) => version === 0)).toHaveLength(105);
    expect((await community.changesSince({ ...cursor, own: 0 }, 'another-user', 1000)).changes).toEqual([]);
  } finally {
    await server.close();
  }
});
