import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BuiltServer, run, type Running } from './builtServer';

/** A port that nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a built server that is meant for others: with a public address, not a demonstration. It logs errors only. */
export async function runPublic(
  built: BuiltServer,
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<Running> {
  const port = String(await freePort());
  return run(join(built.folder, 'start.js'), {
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    ...environment,
  });
}
