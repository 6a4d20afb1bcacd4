import { createServer, request } from 'node:http';

/**
 * Starts what stands in front of several copies of a server, as dumb as can be: one request to each in turn, nobody is
 * remembered. Where a copy cannot be connected to, nothing was sent, and another one is asked. Where it ends later, the client
 * sees that.
 * @param ports of the copies, on this machine.
 * @returns its address, what ends it, and what loses the next answer to a write that a copy has done, as a copy does that ends
 *   before it is sent.
 */
export async function startBalancer(ports, port = 0) {
  let turn = 0;
  /** The person whose next response to a write is lost. */
  let losing = null;
  async function pass(asked, answer) {
    const body = [];
    for await (const part of asked) body.push(part);
    const first = (turn += 1);
    const send = (tries) => {
      if (tries === ports.length)
        return answer.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway');
      let isConnected = false;
      const to = ports[(first + tries) % ports.length];
      const sent = request({
        host: '127.0.0.1',
        port: to,
        method: asked.method,
        path: asked.url,
        headers: asked.headers,
        agent: false,
      });
      sent.on('socket', (socket) => socket.once('connect', () => (isConnected = true)));
      sent.on('error', () => (isConnected ? answer.destroy() : send(tries + 1)));
      sent.on('response', (response) => {
        if (losing?.port === to && asked.method !== 'GET' && response.statusCode < 300) {
          losing.resolve();
          losing = null;
          answer.destroy();
          return;
        }
        answer.writeHead(response.statusCode, response.rawHeaders);
        response.on('error', () => answer.destroy());
        response.pipe(answer);
      });
      answer.once('close', () => sent.destroy());
      return sent.end(Buffer.concat(body));
    };
    send(0);
  }
  const balancer = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()));
  // A connection that nobody uses could be closed just as a client sends by it.
  balancer.keepAliveTimeout = 600_000;
  await new Promise((resolve) => balancer.listen(port, '127.0.0.1', resolve));
  return {
    loseAnswer: (of) => new Promise((resolve) => void (losing = { port: of, resolve })),
    address: `http://127.0.0.1:${balancer.address().port}`,
    async close() {
      balancer.closeAllConnections();
      await new Promise((resolve) => balancer.close(resolve));
    },
  };
}
