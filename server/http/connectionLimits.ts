import type { Socket } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerMalformedRequests } from './connections';
import { HttpError } from './httpError';
import { clientOf } from './client';
import { proxyTest } from './trustedProxies';

/** Limits on the number of connections and on how slow they may be. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Of all clients together. */
  most: number;
  /**
   * Of one client, not counting connections that have carried a logged-in request. Sixty people behind one
   * address, as in a library, open six each. Behind a trusted proxy: requests of one of its clients at a time.
   */
  maxPerClient: number;
  /** How long the head of a request may take, and how long a new connection may stay without a request. */
  head: number;
  /** How long a whole request may take to arrive: a large file on a slow line. */
  request: number;
  /** Over each period of this length, a request's body has to arrive at 500 bytes a second. */
  body: number;
  /** In each period of this length, the client has to read some of the answer. */
  answer: number;
  /** How long a connection is kept for the next request. */
  keepAlive: number;
  /** How long a client that was told that the connection ends may keep it open. */
  linger: number;
  /** How often connections are checked. */
  look: number;
}

const usual: ConnectionLimits = {
  most: 2000,
  maxPerClient: 400,
  head: 15_000,
  request: 120_000,
  body: 10_000,
  answer: 30_000,
  keepAlive: 15_000,
  linger: 1000,
  look: 2000,
};

/** A proxy reuses connections for other people's requests; ending one before the proxy does makes a request fail. */
const keepAliveOfProxies = 72_000;

const bodyBytesPerSecond = 500;

/**
 * The limits of a server.
 * @param trustProxy the setting.
 * @param changed what tests override.
 */
export function connectionLimits(
  trustProxy: string | null,
  changed: Partial<ConnectionLimits> = {},
): ConnectionLimits {
  return { ...usual, ...(trustProxy !== null && { keepAlive: keepAliveOfProxies }), ...changed };
}

/** An open connection. */
interface Open {
  isProxy: boolean;
  /** The client; null: a trusted proxy between two requests of its clients. */
  from: string | null;
  /** The client that it counts towards; null: a trusted proxy between two requests, or a logged-in user. */
  client: string | null;
  request: IncomingMessage | null;
  response: ServerResponse | null;
  /** The period in which bytes arrive or leave: its start, and the bytes until then. */
  arriving: Stretch | null;
  leaving: Stretch | null;
}

interface Stretch {
  since: number;
  bytes: number;
}

const loginOf = new WeakMap<Socket, () => void>();

/** Marks a request as sent by a logged-in user: its connection no longer counts towards the client's limit. */
export function countAsLogin(request: FastifyRequest): void {
  loginOf.get(request.raw.socket)?.();
}

const isArriving = ({ request }: Open) => request !== null && !request.complete && !request.destroyed;

/** Returns whether the server is waiting for the client: the connection is idle, sends slowly or reads slowly. */
const isWaiting = (socket: Socket, one: Open) =>
  one.response === null || isArriving(one) || socket.writableLength > 0;

/** Ends connections that are too slow, and the longest idle ones where there are too many. */
export function limitConnections(
  app: FastifyInstance,
  trustProxy: string | null,
  limits: ConnectionLimits,
): void {
  const { server } = app;
  /** The most recently used come last. */
  const open = new Map<Socket, Open>();
  /** The connections that count, by client; the most recently used come last. */
  const clients = new Map<string, Set<Socket>>();
  const isProxy = proxyTest(trustProxy);
  // The last resort; usually there is room because of `makeRoom`.
  server.maxConnections = Math.ceil(limits.most * 1.1);

  function uncount(socket: Socket): void {
    const one = open.get(socket);
    const all = one?.client == null ? undefined : clients.get(one.client);
    all?.delete(socket);
    if (all?.size === 0) clients.delete(one!.client!);
  }

  function count(socket: Socket, client: string): void {
    const all = clients.get(client) ?? new Set<Socket>();
    all.delete(socket);
    all.add(socket);
    clients.set(client, all);
  }

  function drop(socket: Socket): void {
    uncount(socket);
    open.delete(socket);
    socket.destroy();
  }

  /** Ends the connection that has been idle longest. @returns false where none is. */
  function makeRoom(all: Iterable<Socket>, newest: Socket): boolean {
    for (const socket of all) {
      if (socket !== newest && isWaiting(socket, open.get(socket)!)) {
        drop(socket);
        return true;
      }
    }
    return false;
  }

  /**
   * The connections of the client with the most of all, logged-in ones included: registering must not be a
   * way to lock the others out. The most recently used come last.
   */
  function largestShare(): readonly Socket[] {
    const shares = new Map<string, Socket[]>();
    for (const [socket, { from }] of open) {
      if (from === null) continue;
      const share = shares.get(from);
      if (share) share.push(socket);
      else shares.set(from, [socket]);
    }
    return [...shares.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const client = isProxy(address) ? null : clientOf(address).client;
    const isIdle = { request: null, response: null, arriving: null, leaving: null };
    open.set(socket, { isProxy: client === null, from: client, client, ...isIdle });
    socket.once('close', () => {
      uncount(socket);
      open.delete(socket);
    });
    loginOf.set(socket, () => {
      uncount(socket);
      const one = open.get(socket);
      if (one) one.client = null;
    });
    if (client !== null) {
      count(socket, client);
      const own = clients.get(client)!;
      if (own.size > limits.maxPerClient && !makeRoom(own, socket)) drop(socket);
    }
    if (open.size > limits.most && !makeRoom(largestShare(), socket) && !makeRoom(open.keys(), socket))
      drop(socket);
  });

  // A proxy's connection is that of its client while it carries the client's request.
  app.addHook('onRequest', async (request) => {
    const { socket } = request.raw;
    const one = open.get(socket);
    if (!one?.isProxy || isProxy(request.ip)) return;
    const { client } = clientOf(request.ip);
    Object.assign(one, { from: client, client });
    count(socket, client);
    const own = clients.get(client)!;
    if (own.size > limits.maxPerClient && !makeRoom(own, socket))
      throw new HttpError('too-many-requests', 'There are too many requests at once. Please try again.', 5);
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const one = open.get(request.socket);
    if (!one) return;
    Object.assign(one, { request, response });
    response.once('close', () => {
      if (one.response === response) one.response = null;
      if (!open.delete(request.socket)) return;
      open.set(request.socket, one);
      if (one.isProxy) {
        uncount(request.socket);
        Object.assign(one, { from: null, client: null });
      }
      if (one.client !== null) count(request.socket, one.client);
    });
  });

  /** Returns whether fewer bytes than `least` were transferred in a period that has ended. */
  function isTooSlow(one: Open, name: 'arriving' | 'leaving', bytes: number, length: number, least: number) {
    const now = performance.now();
    const stretch = one[name];
    if (stretch && now - stretch.since < length) return false;
    one[name] = { since: now, bytes };
    return stretch !== null && bytes - stretch.bytes < least;
  }

  function look(socket: Socket, one: Open): void {
    // A request that has arrived but was not read yet waits for the server.
    if (!isArriving(one) || one.request!.readableLength > 0) one.arriving = null;
    else if (
      isTooSlow(one, 'arriving', socket.bytesRead, limits.body, (limits.body / 1000) * bodyBytesPerSecond)
    ) {
      if (one.response === null || one.response.headersSent) drop(socket);
      else answerMalformedRequests({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket, limits.linger);
      return;
    }
    const left = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0) one.leaving = null;
    else if (isTooSlow(one, 'leaving', left, limits.answer, 1)) drop(socket);
  }

  const timer = setInterval(() => {
    for (const [socket, one] of open) look(socket, one);
  }, limits.look);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
