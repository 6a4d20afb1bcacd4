import { createServer } from 'node:net';

/** Below the ports that systems give out by themselves (Linux from 32768, others from 49152). */
const lowest = 20_000;
const count = 12_000;

/**
 * A free port, for a server that has to know its port before it starts. One that the system gives out could be taken by another
 * process in between.
 */
export async function freePort() {
  const port = lowest + Math.floor(Math.random() * count);
  const probe = createServer();
  const isFree = await new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
