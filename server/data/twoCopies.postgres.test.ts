import { expect, onTestFinished, test } from 'vitest';
import { event, record, resource } from '@/testing/server/communityServer';
import { startCopies } from '@/testing/server/copies';
import type { TestServer } from '@/testing/server/testServer';

const people = Array.from({ length: 50 }, (_, n) => `person${n}@example.net`);

test('50 people who register at once with two copies for 20 places fill exactly these, and the line is in the order of the answers', async () => {
  const copies = await startCopies({ REGISTRATIONS_PER_HOUR: '1000' });
  onTestFinished(copies.close);
  const { a, b } = copies;
  const turnOf = (n: number): TestServer => (n % 2 === 0 ? a : b);
  const logIn = async (email: string, password: string) =>
    (await a.send('POST', '/api/identity/session', { body: { email, password } })).body['token']!;
  const nurse = await logIn('nurse.lee@example.org', a.password);
  const admin = await logIn('admin@example.org', a.password);
  await a.send('PUT', '/api/events/900', { token: nurse, body: record({ ...event(900), capacity: 20 }) });
  await a.send('PUT', '/api/resources/900', { token: admin, body: record(resource(900)) });
  const tokens = [];
  for (const [n, email] of people.entries())
    tokens.push(
      (await turnOf(n).send('POST', '/api/identity/accounts', { body: { email, password: 'Correct1' } }))
        .body['token'],
    );

  // As a page does: who finds it full joins the line.
  const numbers = await Promise.all(
    tokens.map(async (token, n) => {
      const server = turnOf(n);
      const asked = await server.send('PUT', '/api/events/900/registration', { token });
      expect(asked.status).toBe(200);
      if (asked.body['result'] === 'registered') return 0;
      expect(asked.body).toMatchObject({ result: 'full' });
      const joined = await server.send('PUT', '/api/events/900/waiting', { token });
      expect(joined.status).toBe(200);
      return Number(joined.body['result']);
    }),
  );
  const { read } = a.parts.database;
  const placed = await read.selectFrom('registrations').select('uid').where('event_id', '=', 900).execute();
  const waiting = await read
    .selectFrom('waiting')
    .select(['uid', 'number'])
    .where('event_id', '=', 900)
    .orderBy('number')
    .execute();
  expect(placed).toHaveLength(20);
  expect(new Set([...placed, ...waiting].map(({ uid }) => uid)).size).toBe(50);
  const inLine = numbers.filter((number) => number > 0).toSorted((one, other) => one - other);
  expect(inLine).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));

  const rated = await Promise.all(
    tokens.map((token, n) =>
      turnOf(n).send('PUT', '/api/resources/900/rating', { token, body: { rating: 1 + (n % 5) } }),
    ),
  );
  expect(rated.filter(({ status }) => status >= 300)).toEqual([]);
  const ratings = await read.selectFrom('ratings').select('rating').where('resource_id', '=', 900).execute();
  expect(ratings.reduce((sum, { rating }) => sum + rating, 0)).toBe(150);
});
