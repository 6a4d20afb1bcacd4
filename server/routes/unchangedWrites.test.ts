import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointment, record } from '@/testing/server/communityServer';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let server: TestServer;
let token: string;
let uid: string;
beforeAll(async () => {
  server = await startTestServer({ DATA: 'server' });
  const body = { email: 'ann@example.net', password: 'Correct1' };
  const made = (await server.send('POST', '/api/identity/accounts', { body })).body;
  [token, uid] = [made['token']!, made['uid']!];
});
afterAll(() => server.close());

const community = () => server.parts.community!;
const ownEnd = () => community().endOfLog(uid);
const words = (id: string, name: string) => record({ ...appointment(id, 10), description: name });
const put = (id: string, name: string, headers: Record<string, string> = {}) =>
  server.send('PUT', `/api/appointments/${id}`, { token, body: words(id, name), headers });
const count = async (table: 'answers' | 'changes') =>
  (await community().database.read.selectFrom(table).selectAll().execute()).length;

describe('A record that is sent as it is stored', () => {
  test('is not written: no version, no change, no answer for repeats', async () => {
    const first = await put('same', 'a');
    const version = first.body['version'];
    const [changes, kept, latest] = [await count('changes'), await count('answers'), await ownEnd()];
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': 'same-again-0001' };
    for (const again of [
      await put('same', 'a'),
      await put('same', 'a', headers),
      await put('same', 'a', headers),
    ])
      expect([again.status, again.body]).toEqual([200, first.body]);
    expect([await count('changes'), await count('answers'), await ownEnd()]).toEqual([changes, kept, latest]);
    expect((await server.send('GET', '/api/appointments/same', { token })).headers['etag']).toBe(
      `"${version}"`,
    );
  });

  test('is still refused where another user would be, or the record has changed since it was seen', async () => {
    await put('seen', 'a');
    expect((await put('seen', 'a', { 'if-match': '"1"' })).body['code']).toBe('record-changed');
    expect((await put('seen', 'a', { 'if-none-match': '*' })).body['code']).toBe('record-exists');
    const stranger = { email: 'eve@example.net', password: 'Correct1' };
    const eve = (await server.send('POST', '/api/identity/accounts', { body: stranger })).body['token'];
    const path = '/api/appointments/seen';
    const theirs = await server.send('PUT', path, { token: eve, body: words('seen', 'a') });
    expect(theirs.body['code']).toBe('permission-denied');
  });

  test('and sent without a condition is remembered all the same, so that a repeat does not undo what came after', async () => {
    await put('undo', 'a');
    const headers = { 'idempotency-key': 'late-repeat-0001' };
    await put('undo', 'a', headers);
    await put('undo', 'b');
    expect((await put('undo', 'a', headers)).status).toBe(200);
    const { body } = await server.send('GET', '/api/appointments/undo', { token });
    expect(body['record']).toMatchObject({ description: 'b' });
  });
});
