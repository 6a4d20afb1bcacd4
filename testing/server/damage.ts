import { execFileSync } from 'node:child_process';
import Database from 'libsql';

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

/** Overwrites one page of a database, from another process. The first has the number 1. */
function damagePage(path: string, page: number): void {
  const script = `
    const { openSync, writeSync } = require('node:fs');
    const [path, page] = process.argv.slice(1);
    writeSync(openSync(path, 'r+'), Buffer.alloc(4096, 90), 0, 4096, (page - 1) * 4096);
  `;
  execFileSync(process.execPath, ['-e', script, path, String(page)]);
}

/** Asks about a database that nobody has open, all of which is in its file afterwards. */
function numberIn(path: string, query: string): number {
  const database = new Database(path);
  database.pragma('wal_checkpoint(TRUNCATE)');
  const { number } = database.prepare(query).get() as { number: number };
  database.close();
  return number;
}

/** Damages the last page of a database, deep in a tree. */
export function damageLastPage(path: string): void {
  damagePage(path, numberIn(path, 'SELECT page_count AS number FROM pragma_page_count'));
}

/** Damages one tree of a database: a table, or an index whose table stays whole. */
export function damageTree(path: string, name: string): void {
  damagePage(path, numberIn(path, `SELECT rootpage AS number FROM sqlite_schema WHERE name = '${name}'`));
}
