import { communitySteps } from './communitySteps';
import { guestsStep } from '../tables/guests';
import { accountSteps } from './accountSteps';
import { accountsOwnRowsStep } from '../accountsOwnRows';
import { copiesStep } from './copiesStep';
import { listsStep } from './listsStep';

/** One step: a text that both engines understand, or one for each. */
export type Step = string | { sqlite: string; postgres: string };

/** How many steps made the tables of the two files of earlier versions: both are copied into one at this point. */
export const joinedVersion = communitySteps.length + accountSteps.length;

/** The steps before PostgreSQL was supported. */
const sqliteSteps: readonly string[] = [
  ...communitySteps,
  ...accountSteps,
  `ALTER TABLE sessions ADD COLUMN confirmed_until INTEGER;
   ALTER TABLE sessions ADD COLUMN auth_time INTEGER;
   CREATE TABLE refused_hosted_logins (
     uid TEXT NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
     from_time INTEGER NOT NULL,
     to_time INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX refused_hosted_logins_by_uid ON refused_hosted_logins (uid);`,
  accountsOwnRowsStep,
  // Until then, nobody could ask to be emailed when they register.
  `ALTER TABLE reminder_choices ADD COLUMN event_registered INTEGER NOT NULL DEFAULT 0;`,
  guestsStep,
];

/** The version at which PostgreSQL begins, with one step that makes all its tables (`postgres/firstStep.ts`). */
export const firstPostgresVersion = sqliteSteps.length;

/** A record's day was in its fields alone, and read with functions that each engine has by another name. */
const dayStep: Step = {
  sqlite: `DROP INDEX events_by_date;
   ALTER TABLE records ADD COLUMN day TEXT;
   UPDATE records SET day = found.day FROM (
     SELECT collection, id, json_extract(fields, '$.date') AS day FROM records WHERE collection = 'events'
     UNION ALL SELECT collection, id, substr(json_extract(fields, '$.start'), 1, 10)
       FROM records WHERE collection = 'appointments' AND json_extract(fields, '$.allDay')
   ) AS found WHERE records.collection = found.collection AND records.id = found.id;
   CREATE INDEX records_by_day ON records (collection, day) WHERE day IS NOT NULL;`,
  postgres: `ALTER TABLE records ADD COLUMN day TEXT COLLATE "C";
   UPDATE records SET day = fields::json ->> 'date' WHERE collection = 'events';
   UPDATE records SET day = left(fields::json ->> 'start', 10)
     WHERE collection = 'appointments' AND fields::json ->> 'allDay' = 'true';
   CREATE INDEX records_by_day ON records (collection, day) WHERE day IS NOT NULL;`,
};

/**
 * The steps from an empty database to today's tables, each run in one transaction. The number of those that were run is the
 * database's version: a file's `user_version`. A step that has been released is never changed: add another at the end, for both
 * engines. One for PostgreSQL has BIGINT where SQLite has INTEGER, TEXT COLLATE "C", and no STRICT.
 *
 * **A step for PostgreSQL only adds; what removes waits a release.** Copies of the version before go on while it is run and
 * afterwards, and are replaced one after the other: they have to find every table and column that they know, and to write rows that
 * leave out what is new. So a new column may be empty or has a default, and no rule comes to rows that the version before writes.
 * Unused columns and tables are dropped in the release after the one that stopped using them; name them in `steps.test.ts` then.
 */
export const steps: readonly Step[] = [...sqliteSteps, dayStep, copiesStep, listsStep];

/** A step in the words of one engine. */
export const textOf = (step: Step, engine: 'sqlite' | 'postgres'): string =>
  typeof step === 'string' ? step : step[engine];
