import { rm } from 'node:fs/promises';

/** Removes what this run kept: the server's data and the logins. Playwright calls it once, after everything. */
// Playwright takes its teardown as a default export.
export default async function removeFolder(): Promise<void> {
  const folder = process.env.AUDIT_FOLDER;
  if (folder) await rm(folder, { recursive: true, force: true });
}
