import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

test('a client that sends too much before reading gets the response, and the connection stays', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const body = 'x'.repeat(20 * 1024 * 1024);
  const head = (lines: string[]) => `${[...lines, 'Host: localhost', ''].join('\r\n')}\r\n`;
  socket.write(
    head([
      'POST /api/identity/session HTTP/1.1',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ]),
  );
  socket.write(body);
  socket.end(head(['GET /api/health HTTP/1.1', 'Connection: close']));
  await once(socket, 'finish');
  const answers = await text(socket);
  expect(answers).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"too-large"[\s\S]*HTTP\/1\.1 200 /);
});
