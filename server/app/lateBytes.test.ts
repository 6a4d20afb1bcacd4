import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { answerMalformedRequests } from '../http/connections';

/** A connection whose time is over, and what its client has sent and the server not read yet. @returns what the client is told. */
async function overdue(sent: string): Promise<string> {
  const listener = createServer({ pauseOnConnect: true, allowHalfOpen: true }).listen(0, '127.0.0.1');
  onTestFinished(() => void listener.close());
  await once(listener, 'listening');
  const connected = once(listener, 'connection') as Promise<[Socket]>;
  const client = connect((listener.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = await connected;
  if (sent !== '') await new Promise((resolve) => client.write(sent, resolve));
  // As Node says it: by a timer, after which it reads what has come.
  setTimeout(() => {
    expect(socket.bytesRead).toBe(0);
    socket.resume();
    answerMalformedRequests({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket, 0);
  }, 0);
  return text(client);
}

test('a client that sent something while the server was busy is told that it came too late', async () => {
  expect(await overdue('GET / HTTP/1.1\r\nhost:')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that sent nothing is told nothing', async () => {
  expect(await overdue('')).toBe('');
});
