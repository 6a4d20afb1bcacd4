import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Stands between the browser and a server, and answers in its place where a test says so: also what a service worker asks. */
export interface StandIn {
  address: string;
  /** Bytes that went to the browser since it started, headers included. */
  readonly sent: number;
  /** Answers this path with a text; null: the server answers again. */
  answer(path: string, text: { type: string; body: string } | null): void;
  /** Answers everything, as a network does that wants a login first; null: the server answers again. */
  answerAll(how: 'a page' | 'a redirect' | null): void;
  end(): Promise<void>;
}

/** Starts one in front of the server at this address. */
export async function startStandIn(target: string): Promise<StandIn> {
  const answers = new Map<string, { type: string; body: string }>();
  let forAll: 'a page' | 'a redirect' | null = null;
  const sockets: Socket[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    const own = answers.get(new URL(incoming.url!, target).pathname);
    if (forAll === 'a redirect' && incoming.url !== '/wi-fi') {
      outgoing.writeHead(302, { location: '/wi-fi' }).end();
      return;
    }
    if (forAll) {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hotel Wi-Fi</h1>');
      return;
    }
    if (own) {
      outgoing.writeHead(200, { 'content-type': own.type }).end(own.body);
      return;
    }
    const { method, headers, url } = incoming;
    const passed = request(new URL(url!, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    get sent() {
      return sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
    },
    answer(path, text) {
      if (text) answers.set(path, text);
      else answers.delete(path);
    },
    answerAll(how) {
      forAll = how;
    },
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
