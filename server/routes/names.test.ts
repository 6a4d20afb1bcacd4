import { expect, test } from 'vitest';
import { event, record, startCommunityServer } from '@/testing/server/communityServer';

const community = startCommunityServer();
const createdAt = '2026-11-21T09:00:00.000Z';

/** Registers a user with a name, as the form does. */
async function register(email: string, name?: string) {
  const { server } = community;
  const made = await server.send('POST', '/api/identity/accounts', { body: { email, password: 'Correct1' } });
  const { token, uid } = made.body as { token: string; uid: string };
  const send = (method: 'GET' | 'PUT', path: string, body?: unknown) =>
    server.send(method, `/api/${path}`, { token, body });
  const document = await send('PUT', `users/${uid}`, { email, role: 'user', createdAt, name });
  return { uid, send, document };
}
const bodyOf = ({ text }: { text: string }) => JSON.parse(text) as Record<string, unknown>;

test('a name that was given at registration is cleaned, kept, changed and forgotten by its owner', async () => {
  const joan = await register('joan@example.net', '  Joan \u202E  Smith ');
  expect(joan.document.body).toMatchObject({ email: 'joan@example.net', name: 'Joan Smith', role: 'user' });
  const path = `users/${joan.uid}`;
  expect((await joan.send('PUT', `${path}/name`, { name: ' Joan S. ' })).status).toBe(204);
  expect((await joan.send('GET', path)).body).toMatchObject({ name: 'Joan S.' });
  expect(bodyOf(await joan.send('GET', 'me/data'))['account']).toMatchObject({ name: 'Joan S.' });
  expect((await joan.send('PUT', `${path}/name`, { name: ' ' })).status).toBe(204);
  expect((await joan.send('GET', path)).body).not.toHaveProperty('name');
  expect(bodyOf(await joan.send('GET', 'me/data'))['account']).toMatchObject({ name: null });
});

test('a name that is too long or looks like an address is refused, and nothing is changed', async () => {
  const ann = await register('ann@example.net', 'Ann');
  for (const name of ['x'.repeat(61), 'tom@example.org', '...']) {
    const answer = await ann.send('PUT', `users/${ann.uid}/name`, { name });
    expect(answer.status).toBe(400);
  }
  expect((await ann.send('GET', `users/${ann.uid}`)).body).toMatchObject({ name: 'Ann' });
});

test('nobody else changes a name', async () => {
  const ben = await register('ben@example.net', 'Ben');
  expect((await community.as('admin')('PUT', `users/${ben.uid}/name`, { name: 'Bob' })).status).toBe(403);
  const answer = await community.server.send('PUT', `/api/users/${ben.uid}/name`, { body: { name: 'Bob' } });
  expect(answer.status).toBe(401);
});

test('organisers and administrators see names beside addresses, and nothing where none was given', async () => {
  await community.prepare();
  const path = `events/${community.round}`;
  await community.as('healthcare')('PUT', path, record(event(community.round)));
  const cleo = await register('cleo@example.net', 'Cleo');
  await cleo.send('PUT', `${path}/registration`);
  await community.as('user')('PUT', `${path}/registration`);
  const { people } = bodyOf(await community.as('healthcare')('GET', `${path}/registrations`)) as {
    people: { email: string; name?: string }[];
  };
  expect(new Map(people.map(({ email, name }) => [email, name]))).toEqual(
    new Map([
      ['cleo@example.net', 'Cleo'],
      ['george@example.org', undefined],
    ]),
  );
  const { accounts } = bodyOf(await community.as('admin')('GET', 'accounts')) as {
    accounts: { email: string; name?: string }[];
  };
  const nameOf = (email: string) => accounts.find((one) => one.email === email)!.name;
  expect(nameOf('cleo@example.net')).toBe('Cleo');
  expect(nameOf('george@example.org')).toBeUndefined();
});
