import { execFileSync } from 'node:child_process';

/**
 * Overwrites all pages of a database but the first ten, as a bad disk may. From another process: this one must not open the
 * file by other means than SQLite.
 */
export function damage(path: string): void {
  const script = `
    const { openSync, statSync, writeSync } = require('node:fs');
    const [path] = process.argv.slice(1);
    const file = openSync(path, 'r+');
    for (let at = 40_960; at < statSync(path).size; at += 4096) writeSync(file, Buffer.alloc(4096, 90), 0, 4096, at);
  `;
  execFileSync(process.execPath, ['-e', script, path]);
}

/** Overwrites the middle of the last page of a database, deep in a tree, whose head stays as it is. */
export function damageLastPage(path: string): void {
  const script = `
    const { openSync, statSync, writeSync } = require('node:fs');
    const [path] = process.argv.slice(1);
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(4000, 90), 0, 4000, statSync(path).size - 4096);
  `;
  execFileSync(process.execPath, ['-e', script, path]);
}
