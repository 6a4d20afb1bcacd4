import { join } from 'node:path';
import { type BuiltServer, installed, run } from './builtServer';
import type { Running } from './startBuilt.mjs';

/** Starts a built server that is meant for others: with a public address, not a demonstration. It logs errors only. */
export async function runPublic(
  built: BuiltServer,
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<Running> {
  return run(join(built.folder, 'start.js'), {
    ...(await installed()),
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    ...environment,
  });
}
