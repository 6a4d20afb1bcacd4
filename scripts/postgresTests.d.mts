/** The tests that stay with SQLite, each with its reason. */
export const onlySqlite: Readonly<Record<string, string>>;

/** All other tests that open a database: they run on PostgreSQL as well. @param left what this run leaves to the night. */
export function postgresTests(left?: readonly string[]): string[];
