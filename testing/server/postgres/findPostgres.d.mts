/** The folder of PostgreSQL's programs, 15 or newer; null: there is none on this machine. */
export const postgresPrograms: string | null;

/** Why the tests do not run on PostgreSQL here; null: they do. */
export const whyNoPostgres: string | null;
