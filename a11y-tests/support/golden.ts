import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the reviewed files that lie in a folder of the audits, in order. */
export function goldenFiles(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, '..', folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
