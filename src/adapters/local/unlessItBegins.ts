/** A transaction of a small database that has not begun by then never will, in milliseconds. */
const timeout = 3000;

/**
 * Gives up on a transaction, unless the returned function is called in time. In WebKit all transactions of a database
 * can hang, with neither an answer nor an error, once a page was left during one; the database can be opened all the
 * same (bugs.webkit.org 324094 and 315804).
 * @param giveUp later results of the transaction have to be ignored then.
 */
export function unlessItBegins(giveUp: () => void): () => void {
  const timer = setTimeout(giveUp, timeout);
  return () => clearTimeout(timer);
}
