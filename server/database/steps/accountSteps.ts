import { provedAddressesStep } from './provedAddressesStep';

/**
 * The steps of the accounts, before they came into one database with the data of the community. They are never changed;
 * new ones stand in `database/steps.ts`. Times are milliseconds since 1970.
 */
export const accountSteps: readonly string[] = [
  `CREATE TABLE accounts (
     uid TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     email_key TEXT NOT NULL UNIQUE,
     password_hash TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     demonstration INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE TABLE users (
     uid TEXT PRIMARY KEY REFERENCES accounts (uid) ON DELETE CASCADE,
     email TEXT NOT NULL,
     role TEXT NOT NULL CHECK (role IN ('user', 'admin', 'healthcare')),
     role_for_demonstration INTEGER NOT NULL DEFAULT 0,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE sessions (
     sid TEXT PRIMARY KEY,
     uid TEXT NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
     secret_hash TEXT NOT NULL UNIQUE,
     created_at INTEGER NOT NULL,
     ends_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX sessions_by_uid ON sessions (uid);
   CREATE TABLE password_resets (
     code_hash TEXT PRIMARY KEY,
     uid TEXT NOT NULL REFERENCES accounts (uid) ON DELETE CASCADE,
     ends_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX password_resets_by_uid ON password_resets (uid);`,
  `CREATE TABLE mail_requests (
     uid TEXT NOT NULL,
     request_key TEXT NOT NULL,
     fingerprint TEXT NOT NULL,
     answer TEXT,
     created_at INTEGER NOT NULL,
     PRIMARY KEY (uid, request_key)
   ) STRICT;
   CREATE INDEX mail_requests_by_time ON mail_requests (created_at);
   CREATE TABLE unsubscribed (
     email_key TEXT PRIMARY KEY,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE audit (
     id INTEGER PRIMARY KEY,
     began_at INTEGER NOT NULL,
     ended_at INTEGER NOT NULL,
     uid TEXT NOT NULL,
     email TEXT NOT NULL,
     what TEXT NOT NULL,
     count INTEGER NOT NULL
   ) STRICT;`,
  'ALTER TABLE audit ADD COLUMN about TEXT;',
  'ALTER TABLE sessions ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;',
  `CREATE TABLE IF NOT EXISTS notes (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  provedAddressesStep,
  `ALTER TABLE audit ADD COLUMN whom_uid TEXT;
   ALTER TABLE audit ADD COLUMN whom TEXT;
   ALTER TABLE audit ADD COLUMN was TEXT;
   ALTER TABLE audit ADD COLUMN role TEXT;
   CREATE INDEX audit_by_kind ON audit (what, ended_at);
   CREATE INDEX audit_by_person ON audit (what, uid);
   CREATE INDEX audit_by_thing ON audit (uid, what, about);`,
  'ALTER TABLE accounts ADD COLUMN name TEXT;',
  'ALTER TABLE unsubscribed ADD COLUMN bulk_only INTEGER NOT NULL DEFAULT 0;',
  `CREATE TABLE bounces (
     email_key TEXT PRIMARY KEY,
     returned_at INTEGER NOT NULL,
     reason TEXT NOT NULL
   ) STRICT;`,
  `CREATE TABLE mail_retries (
     id INTEGER PRIMARY KEY,
     uid TEXT NOT NULL,
     request_key TEXT,
     recipient_key TEXT NOT NULL,
     kind TEXT NOT NULL,
     what TEXT NOT NULL,
     message TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     begun_at INTEGER
   ) STRICT;
   CREATE INDEX mail_retries_by_time ON mail_retries (due_at);`,
  // The tokens of earlier versions carried a login by themselves. Their logins end once.
  `ALTER TABLE accounts ADD COLUMN last_login INTEGER;
   UPDATE accounts SET last_login =
     (SELECT MAX(sessions.created_at) FROM sessions WHERE sessions.uid = accounts.uid);
   DELETE FROM sessions;
   ALTER TABLE sessions ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';`,
];
