/**
 * Adds which addresses were proved. Existing ones count as proved where the user has used a mailed link to a new password:
 * `reset-made` is a link that an operator handed over.
 *
 * - `links_generation` goes up by one at the first proof and with each used link to a new password: calendar addresses and
 *   links of reminders of an earlier one do nothing any more.
 * - `reminders_stopped_at`: when the user turned all reminders off by a mailed link; null once the address is proved again.
 * - `wants_admin`: the person chose to be administrator before the address was proved.
 * - `asks_for_proof` has a row while a server asks: an operator's command may not have its settings.
 * - `proves`: the link was mailed, so its user reads the mailbox.
 */
export const provedAddressesStep = `ALTER TABLE accounts ADD COLUMN address_proved_at INTEGER;
   ALTER TABLE accounts ADD COLUMN links_generation INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE accounts ADD COLUMN reminders_stopped_at INTEGER;
   ALTER TABLE users ADD COLUMN wants_admin INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE password_resets ADD COLUMN proves INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE address_codes (
     uid TEXT PRIMARY KEY REFERENCES accounts (uid) ON DELETE CASCADE,
     code_hash TEXT NOT NULL,
     link_hash TEXT NOT NULL,
     ends_at INTEGER NOT NULL,
     tries INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE TABLE mails_caused (
     id INTEGER PRIMARY KEY,
     key TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX mails_caused_by_key ON mails_caused (key, at);
   CREATE TABLE asks_for_proof (asked INTEGER NOT NULL) STRICT;
   UPDATE accounts SET address_proved_at = (
     SELECT MAX(used.ended_at) FROM audit AS used
     WHERE used.uid = accounts.uid AND used.what = 'reset-used' AND NOT EXISTS (
       SELECT 1 FROM audit AS made WHERE made.uid = used.uid AND made.what = 'reset-made'
         AND made.began_at <= used.ended_at AND made.ended_at >= used.began_at - 3600000));`;
