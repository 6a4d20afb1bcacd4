import Libsql from 'libsql';

/**
 * How many people have registered in a database that this server does not open, samples not counted; null when that cannot be
 * read. Nothing in it changes.
 */
export function countAccounts(path: string): number | null {
  try {
    const database = new Libsql(path, { timeout: 1000 });
    try {
      database.pragma('query_only = ON');
      const row = database.prepare('SELECT count(*) AS count FROM accounts WHERE demonstration = 0').get();
      return (row as { count: number }).count;
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}
