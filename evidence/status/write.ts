import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Status } from './status';

/** Writes the status into a folder, and says in words what it holds. */
export function writeStatus(folder: string, status: Status): string[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'status.json'), `${JSON.stringify(status, null, 2)}\n`);
  const rows = status.components.flatMap((component) => component.rows);
  const results = [...new Set(rows.map(({ result }) => result))].toSorted();
  return [
    ...status.sources
      .filter(({ run }) => !run)
      .map(({ name, command }) => `${name}: not run here. \`${command}\` does.`),
    `${status.components.length} components, ${rows.length} rows:`,
    ...results.map((result) => `  ${rows.filter((row) => row.result === result).length} ${result}`),
    `  ${rows.filter(({ stale }) => stale).length} of them stale`,
  ];
}
