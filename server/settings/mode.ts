import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './startError';

/** The name of the file that holds the demonstration's password, and that marks a folder as that of a demonstration. */
export const passwordFileName = 'demonstration-password.txt';

/** The name of the demonstration's own folder inside the data folder. */
export const demonstrationFolderName = 'demonstration';

/** Returns whether an address to listen on can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/**
 * Returns whether a server with these settings is a demonstration, from its start to its end: it can be reached from this machine
 * only, has no public address, and keeps the accounts itself.
 */
export function isDemonstration(settings: {
  host: string;
  publicUrl: string | null;
  firebase: unknown;
}): boolean {
  return settings.publicUrl === null && settings.firebase === null && isLoopback(settings.host);
}

/**
 * The folder for everything that a demonstration stores, so that nothing of it ever belongs to a real
 * installation.
 */
export function demonstrationFolder(installationFolder: string): string {
  return join(installationFolder, demonstrationFolderName);
}

/**
 * Refuses a demonstration's folder as that of an installation: strangers may have become administrators in
 * it.
 * @throws StartError
 */
export function checkInstallationFolder(installationFolder: string): void {
  if (!existsSync(join(installationFolder, passwordFileName))) return;
  throw new StartError(`${installationFolder} belongs to a demonstration. Set DATA_DIR to another folder.`);
}
