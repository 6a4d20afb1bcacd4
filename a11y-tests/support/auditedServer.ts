import { join } from 'node:path';
import { startBuilt, type Running, type StartOptions } from '../../testing/server/startBuilt.mjs';

const root = join(import.meta.dirname, '..', '..');

/** The settings of every audited server, but for its port and its data. */
export const auditedSettings = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(JSON.parse(process.env.AUDIT_SERVER_SETTINGS!) as Record<string, string>),
});

/**
 * Starts the built product as it is audited.
 * @param settings besides those of every audited server: its port and its data folder at least.
 * @param build the folder of the built product. Default: the last build.
 */
export const startAudited = (
  settings: Record<string, string>,
  options: StartOptions = {},
  build = join(root, 'dist'),
): Running =>
  startBuilt(
    join(build, 'server', 'start.js'),
    { ...auditedSettings(), ...settings },
    { cwd: root, ...options },
  );
