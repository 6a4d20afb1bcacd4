import { rm } from 'node:fs/promises';

/** Removes the files of this run: the server's data and the logins. Playwright calls it once, after everything. */
// Playwright requires the teardown to be a default export.
export default async function removeFolder(): Promise<void> {
  const folder = process.env.AUDIT_FOLDER;
  if (folder) await rm(folder, { recursive: true, force: true });
}
