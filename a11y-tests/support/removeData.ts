import { rm } from 'node:fs/promises';

/** Removes the data folder that this run's server wrote to. Playwright calls it once, after everything. */
// Playwright takes its teardown as a default export.
export default async function removeData(): Promise<void> {
  const folder = process.env.AUDIT_DATA_DIR;
  if (folder) await rm(folder, { recursive: true, force: true });
}
