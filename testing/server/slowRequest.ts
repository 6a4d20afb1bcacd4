import { connect, type AddressInfo } from 'node:net';
import { sessionHeaders } from './sessionCookies.mjs';
import type { TestServer } from './testServer';

/** A request whose body comes late. */
export interface SlowRequest {
  method: string;
  path: string;
  token?: string;
  cookie?: string;
  /** `Idempotency-Key`. */
  key?: string;
  body: unknown;
}

/** The answer to it. */
export interface SlowAnswer {
  status: number;
  text: string;
}

/**
 * Sends the head of a request to a server that listens, waits until the server has begun with it, does something else, and
 * only then sends the body.
 */
export async function sendSlowly(
  { app }: TestServer,
  { method, path, token, cookie, key, body }: SlowRequest,
  meanwhile: () => Promise<void>,
): Promise<SlowAnswer> {
  const { port } = app.server.address() as AddressInfo;
  const content = JSON.stringify(body);
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  const ended = new Promise<void>((resolve, reject) =>
    socket.on('close', () => resolve()).on('error', reject),
  );
  // Node says this when it hands the request over, and what needs no body is done in the same turn.
  const begun = new Promise<void>((resolve) =>
    socket.on('data', (data) => {
      received += data.toString();
      if (received.includes('\r\n\r\n')) resolve();
    }),
  );
  const headers = [
    `host: localhost:${port}`,
    `origin: http://localhost:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(content)}`,
    'connection: close',
    'expect: 100-continue',
    ...Object.entries({ ...sessionHeaders(token), ...(cookie !== undefined && { cookie }) }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
  ];
  socket.write(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  await Promise.race([begun, ended]);
  await meanwhile();
  socket.write(content);
  await ended;
  const answer = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]),
    text: answer.slice(answer.indexOf('\r\n\r\n') + 4),
  };
}
