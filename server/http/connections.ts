import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a client that was told that the connection ends may keep it open, in milliseconds. */
const usualLinger = 1000;

/** Ends a connection once the last words are sent; a client that keeps its side open is cut off soon. */
export function destroyConnection(socket: Socket, { lastWords = '', linger = usualLinger } = {}): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(lastWords);
  const timer = setTimeout(() => socket.destroy(), linger);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Lets a stop wait for requests in flight and for nothing else. Browsers keep connections open after an
 * answer, and preopen some before any request: Node's own `closeIdleConnections` takes the latter for busy
 * ones, and would wait a minute for each.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  const open = new Map<Socket, number>();
  let stopping = false;

  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', (request, response) => {
    const { socket } = request;
    open.set(socket, (open.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1;
      if (open.has(socket)) open.set(socket, left);
      if (stopping && left === 0) destroyConnection(socket);
    });
  });
  app.addHook('preClose', async () => {
    stopping = true;
    for (const [socket, requests] of open) if (requests === 0) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

/**
 * The most bytes of a request's address and headers together. The longest of the product's own have less than 6 kB: the address
 * of a search, the same again as the page before, and a token.
 */
export const maxHeaderSize = 8 * 1024;

const nonsense = { status: '400 Bad Request', error: 'The request could not be read.' };
const tooSlow = {
  status: '408 Request Timeout',
  error: 'The request took too long to arrive. Please try again.',
};
const tooLong = {
  status: '431 Request Header Fields Too Large',
  error: 'The address and the headers of the request are longer than 8 kB.',
};

/**
 * Answers bytes that are not an HTTP request, headers that are too long, or a request that takes too long, with a JSON error,
 * and hangs up.
 */
export function answerMalformedRequests(cause: { code?: string }, socket: Socket, linger?: number): void {
  const isLate = cause.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (isLate && socket.bytesRead === 0) {
    // Data that arrived while the server was busy is read only after timers have run.
    setImmediate(() => {
      // A browser that opened it ahead of any request has asked nothing.
      if (socket.bytesRead === 0) socket.destroy();
      else answerMalformedRequests(cause, socket, linger);
    });
    return;
  }
  const isLong = cause.code === 'HPE_HEADER_OVERFLOW';
  const { status, error } = isLate ? tooSlow : isLong ? tooLong : nonsense;
  const body = JSON.stringify({ error, code: 'invalid-request' });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  destroyConnection(socket, {
    lastWords: `${head.join('\r\n')}\r\n\r\n${body}`,
    ...(linger === undefined ? {} : { linger }),
  });
}
