import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionHeaders } from './sessionCookies.mjs';
import type { TestServer } from './testServer';

/** An event of a stream. */
export interface StreamEvent {
  name: string;
  id: string | undefined;
  data: Record<string, unknown>;
}

/** A stream of changes as a browser reads it. */
export interface OpenStream {
  head: Pick<IncomingMessage, 'statusCode' | 'headers'>;
  /** The next event. */
  next(): Promise<StreamEvent>;
  /** Resolves when the server has ended it. */
  ended: Promise<unknown>;
  /** Reads nothing from now on. */
  pause(): void;
  close(): void;
}

/** Reads an event as this server writes them: one line of data each. */
export function parseEvent(text: string): StreamEvent {
  const lines = text.split('\n');
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  return {
    name: field('event') ?? '',
    id: field('id'),
    data: JSON.parse(field('data') ?? '{}') as Record<string, unknown>,
  };
}

/** Opens a stream on a server that listens. @param from the client's address, of 127.0.0.0/8. */
export async function openStream(
  { app }: TestServer,
  {
    token,
    headers = {},
    path = '/api/changes',
    from,
  }: Partial<Record<'token' | 'path' | 'from', string | undefined>> & {
    headers?: Record<string, string>;
  } = {},
): Promise<OpenStream> {
  const { port } = app.server.address() as AddressInfo;
  const call = request({
    port,
    host: '127.0.0.1',
    path,
    agent: false,
    ...(from !== undefined && { localAddress: from }),
    headers: {
      host: `localhost:${port}`,
      accept: 'text/event-stream',
      ...sessionHeaders(token),
      ...headers,
    },
  });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const events: StreamEvent[] = [];
  const waiting: ((event: StreamEvent) => void)[] = [];
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = (text + piece).split('\n\n');
    text = parts.pop()!;
    for (const event of parts.map(parseEvent)) {
      const first = waiting.shift();
      if (first) first(event);
      else events.push(event);
    }
  });
  answer.on('error', () => {});
  return {
    head: answer,
    next: () => {
      const event = events.shift();
      return event ? Promise.resolve(event) : new Promise((resolve) => void waiting.push(resolve));
    },
    ended: new Promise((resolve) => void answer.once('close', resolve)),
    pause: () => void answer.pause(),
    close: () => void call.destroy(),
  };
}
