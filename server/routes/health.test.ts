import { expect, onTestFinished, test } from 'vitest';
import { addMessage } from '../data/dueMessages';
import { startTestServer } from '../testing/testServer';

test('a server is ready while it can save; a message that waits for long is a warning that takes nobody away from it', async () => {
  const server = await startTestServer({ DATA: 'server' });
  onTestFinished(server.close);
  const ask = async () => {
    const { status, body } = await server.send('GET', '/api/ready');
    return { status, body };
  };
  const ready = (...warnings: string[]) => ({ status: 200, body: { status: 'ready', warnings } });
  expect(await ask()).toEqual(ready());
  const { uid } = (await server.parts.accounts.byEmail('george@example.org'))!;
  const now = server.parts.now();
  const message = { uid, collection: 'events', id: '1', kind: 'event-changed', dueAt: now, causedBy: null };
  await server.parts.community!.write((queries) => addMessage(queries, message, now));
  server.elapse(30 * 60_000);
  expect(await ask()).toEqual(ready());
  server.elapse(1);
  expect(await ask()).toEqual(ready('mail-waits'));
});

test('a server whose storage has failed is not ready', async () => {
  const server = await startTestServer({ DATA: 'server' });
  onTestFinished(server.close);
  server.parts.storage.foundDamaged();
  expect(await server.send('GET', '/api/ready')).toMatchObject({ status: 500 });
});
