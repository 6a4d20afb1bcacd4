import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a stop wait for requests in flight and for nothing else. Browsers keep connections open after an answer, and open
 * some ahead of any request: Node's own `closeIdleConnections` takes the second kind for busy ones, and would wait a
 * minute for each.
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
      if (stopping && left === 0) socket.end();
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

/** Answers bytes that are no request, in the form of all refusals, and hangs up. */
export function answerNonsense(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ error: 'The request could not be read.', code: 'invalid-request' });
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
