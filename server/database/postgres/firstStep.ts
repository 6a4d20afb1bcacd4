import { firstAccounts } from './firstAccounts';
import { firstCommunity } from './firstCommunity';

/*
 * The step with which a database of PostgreSQL begins: all tables as they were when this server came to know it. It is never
 * changed, as every step. Times and numbers are BIGINT, as in SQLite, and texts are compared by their bytes, whatever language
 * the database was made for.
 */

/** The one row that each transaction locks first: one writes at a time, of however many processes. */
const writer = `CREATE TABLE writer (id BIGINT PRIMARY KEY CHECK (id = 1));
   INSERT INTO writer (id) VALUES (1);`;

/** The step. */
export const firstStep = [firstAccounts, firstCommunity, writer].join('\n   ');
