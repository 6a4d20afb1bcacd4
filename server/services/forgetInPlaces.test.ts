import { expect, test } from 'vitest';
import { startTestServer } from '@/testing/server/testServer';

test('deleting an administrator takes their address out of the places that they checked and retired', async () => {
  const server = await startTestServer({ DATA: 'server' });
  const logIn = async (email: string, password = server.password) =>
    (await server.send('POST', '/api/identity/session', { body: { email, password } })).body;
  const body = { email: 'ann@example.com', password: 'Correct1' };
  const ann = (await server.send('POST', '/api/identity/accounts', { body })).body;
  const { token } = await logIn('admin@example.org');
  await server.send('PUT', `/api/accounts/${ann['uid']}/role`, { token, body: { role: 'admin' } });
  const hers = (await logIn(body.email, body.password))['token'];
  const fields = { name: 'Hall Street Bus', type: 'transport', lat: '-33.9', lng: '151.3' };
  const url = '/api/services/places';
  const added = await server.send('POST', url, { token: hers, body: { fields, checked: ['name'] } });
  await server.send('DELETE', `${url}/1?version=${added.body['version']}`, { token: hers });
  expect((await server.send('GET', url, { token })).text).toContain(body.email);

  expect((await server.send('DELETE', `/api/accounts/${ann['uid']}`, { token })).status).toBe(200);
  const left = await server.send('GET', url, { token });
  expect(left.text).not.toContain(body.email);
  expect(left.body['places']).toMatchObject([
    { checks: { name: { by: '' } }, retired: { by: '', on: expect.stringMatching(/^\d{4}-/) as string } },
  ]);
  await server.close();
});
