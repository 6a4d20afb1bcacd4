import { communitySteps } from '../data/earlierSteps';
import { guestsStep } from '../data/guests/tables';
import { accountSteps } from '../identity/earlierSteps';
import { accountsOwnRowsStep } from './accountsOwnRows';

/** How many steps made the tables of the two files of earlier versions: both are copied into one at this point. */
export const joinedVersion = communitySteps.length + accountSteps.length;

/**
 * The steps from an empty file to today's tables, each run in one transaction. The number of those that were run is the
 * file's `user_version`. A step that has been released is never changed: add another at the end.
 */
export const steps: readonly string[] = [
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
