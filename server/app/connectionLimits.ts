import { BlockList, isIP, isIPv6, type Socket } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerMalformedRequests } from './connections';
import { clientOf } from '../routes/caller';

/** How many connections there may be, and how slow they may be. Times are in milliseconds. */
export interface ConnectionLimits {
  /** In all. */
  most: number;
  /**
   * Of one client, not counting those that have carried a request of somebody who is logged in. Sixty people behind one
   * address, as in a library, open six each.
   */
  mostPerClient: number;
  /** How long the head of a request may take, and how long a connection may be open without a request. */
  head: number;
  /** How long a request may take to arrive in all: a large file on a slow line. */
  request: number;
  /** In each stretch of this length, 500 bytes a second of a request's body have to arrive. */
  body: number;
  /** In each stretch of this length, some of an answer has to be taken. */
  answer: number;
  /** How long a connection is kept for the next request. */
  keepAlive: number;
  /** How long whoever was told that the connection ends may keep it open. */
  linger: number;
  /** How often it is looked after. */
  look: number;
}

const usual: ConnectionLimits = {
  most: 2000,
  mostPerClient: 400,
  head: 15_000,
  request: 120_000,
  body: 10_000,
  answer: 30_000,
  keepAlive: 15_000,
  linger: 1000,
  look: 2000,
};

/** A proxy keeps connections for other people's requests; to end them before it does costs somebody a request. */
const keepAliveOfProxies = 72_000;

const bodyBytesPerSecond = 500;

/** The limits of a server. @param trustProxy the setting. @param changed what tests change. */
export function connectionLimits(
  trustProxy: string | null,
  changed: Partial<ConnectionLimits> = {},
): ConnectionLimits {
  return { ...usual, ...(trustProxy !== null && { keepAlive: keepAliveOfProxies }), ...changed };
}

/** The named groups of addresses that the setting knows. */
const namedNetworks: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Tells whether an address is one of the proxies of the setting. */
export function proxyTest(trustProxy: string | null): (address: string) => boolean {
  const list = new BlockList();
  const parts = (trustProxy ?? '').split(',').map((part) => part.trim());
  for (const part of parts.flatMap((one) => namedNetworks[one] ?? [one])) {
    const [address = '', bits] = part.split('/');
    if (isIP(address) === 0) continue;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** What is known of an open connection. */
interface Open {
  /** Where it comes from; null: a proxy that is trusted. */
  from: string | null;
  /** Who it counts for; null: a proxy that is trusted, or somebody who is logged in. */
  client: string | null;
  request: IncomingMessage | null;
  response: ServerResponse | null;
  /** Since when it is looked at whether bytes arrive or leave, and how many had by then. */
  arriving: Stretch | null;
  leaving: Stretch | null;
}

interface Stretch {
  since: number;
  bytes: number;
}

const loginOf = new WeakMap<Socket, () => void>();

/** Tells that this request was sent by somebody who is logged in: its connection no longer counts for the address. */
export function countAsLogin(request: FastifyRequest): void {
  loginOf.get(request.raw.socket)?.();
}

const isArriving = ({ request }: Open) => request !== null && !request.complete && !request.destroyed;

/** Whether a connection does nothing that the server works on: it waits, sends slowly or reads slowly. */
const isWaiting = (socket: Socket, one: Open) =>
  one.response === null || isArriving(one) || socket.writableLength > 0;

/** Ends connections that are too slow, and those that wait longest where there are too many. */
export function limitConnections(
  app: FastifyInstance,
  trustProxy: string | null,
  limits: ConnectionLimits,
): void {
  const { server } = app;
  /** Those that were used last stand last. */
  const open = new Map<Socket, Open>();
  /** The connections that count, by client: those that were used last stand last. */
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

  /** Ends the connection of these that has waited longest, or else the newest. */
  function makeRoom(all: Iterable<Socket>, newest: Socket): void {
    for (const socket of all) {
      if (socket !== newest && isWaiting(socket, open.get(socket)!)) {
        drop(socket);
        return;
      }
    }
    drop(newest);
  }

  /**
   * The connections of whoever has most of all, those of people who are logged in too: whoever registers could hold the others
   * out otherwise. Those that were used last stand last.
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
    const client = isProxy(address.replace(/^::ffff:(?=\d+\.)/i, '')) ? null : clientOf(address).client;
    open.set(socket, { from: client, client, request: null, response: null, arriving: null, leaving: null });
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
      if (own.size > limits.mostPerClient) makeRoom(own, socket);
    }
    if (open.size > limits.most) makeRoom(largestShare(), socket);
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const one = open.get(request.socket);
    if (!one) return;
    Object.assign(one, { request, response });
    response.once('close', () => {
      if (one.response === response) one.response = null;
      if (!open.delete(request.socket)) return;
      open.set(request.socket, one);
      if (one.client !== null) count(request.socket, one.client);
    });
  });

  /** Whether fewer bytes than `least` were moved in a stretch that is over. */
  function isTooSlow(one: Open, name: 'arriving' | 'leaving', bytes: number, length: number, least: number) {
    const now = performance.now();
    const stretch = one[name];
    if (stretch && now - stretch.since < length) return false;
    one[name] = { since: now, bytes };
    return stretch !== null && bytes - stretch.bytes < least;
  }

  function look(socket: Socket, one: Open): void {
    // What has arrived and was not read yet waits for the server.
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
