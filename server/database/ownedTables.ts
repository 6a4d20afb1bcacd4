/** A table whose rows belong to accounts, as {@link accountsOwnRowsStep} makes it. It is part of that step and never changed. */
export interface OwnedTable {
  name: string;
  /** Its columns, in the order of the earlier table, and its constraints. */
  columns: string;
  options: 'STRICT' | 'STRICT, WITHOUT ROWID';
  /** Statements that make its indexes. */
  indexes?: string;
}

const toAccount = 'REFERENCES accounts (uid) ON DELETE CASCADE';

/** Records of the community have no owner. */
export const recordsTable: OwnedTable = {
  name: 'records',
  columns: `collection TEXT NOT NULL,
       id TEXT NOT NULL,
       position INTEGER NOT NULL,
       version INTEGER NOT NULL,
       owner TEXT ${toAccount},
       starts_at INTEGER,
       ends_at INTEGER,
       fields TEXT NOT NULL,
       PRIMARY KEY (collection, id)`,
  options: 'STRICT, WITHOUT ROWID',
  indexes: `CREATE INDEX records_in_order ON records (collection, position);
       CREATE INDEX records_by_owner ON records (owner, collection, position) WHERE owner IS NOT NULL;
       CREATE INDEX records_by_owner_and_end ON records (owner, collection, ends_at) WHERE owner IS NOT NULL;
       CREATE INDEX records_by_time ON records (collection, ends_at, starts_at, owner) WHERE ends_at IS NOT NULL;
       CREATE INDEX records_by_start ON records (collection, starts_at) WHERE starts_at IS NOT NULL;
       CREATE INDEX events_by_date ON records (json_extract(fields, '$.date')) WHERE collection = 'events';`,
};

/** The times that appointments take in others' calendars. */
export const takenBlocksTable: OwnedTable = {
  name: 'taken_blocks',
  columns: `block INTEGER NOT NULL,
       owner TEXT NOT NULL ${toAccount},
       PRIMARY KEY (block, owner)`,
  options: 'STRICT, WITHOUT ROWID',
  indexes: `CREATE INDEX taken_blocks_by_owner ON taken_blocks (owner, block);`,
};

/** All other tables, whose rows name the account in `uid`. */
export const tablesOfPeople: readonly OwnedTable[] = [
  {
    name: 'ratings',
    columns: `resource_id INTEGER NOT NULL,
       uid TEXT NOT NULL ${toAccount},
       rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
       rated_at INTEGER NOT NULL,
       PRIMARY KEY (uid, resource_id)`,
    options: 'STRICT, WITHOUT ROWID',
    indexes: `CREATE INDEX ratings_by_resource ON ratings (resource_id);`,
  },
  {
    name: 'registrations',
    columns: `event_id INTEGER NOT NULL,
       uid TEXT NOT NULL ${toAccount},
       registered_at INTEGER NOT NULL,
       places INTEGER NOT NULL DEFAULT 1 CHECK (places IN (1, 2)),
       PRIMARY KEY (uid, event_id)`,
    options: 'STRICT, WITHOUT ROWID',
    indexes: `CREATE INDEX registrations_by_event ON registrations (event_id);`,
  },
  {
    name: 'waiting',
    columns: `number INTEGER PRIMARY KEY AUTOINCREMENT,
       event_id INTEGER NOT NULL,
       uid TEXT NOT NULL ${toAccount},
       joined_at INTEGER,
       places INTEGER NOT NULL DEFAULT 1 CHECK (places IN (1, 2)),
       joined_for TEXT,
       offered_until INTEGER,
       UNIQUE (event_id, uid)`,
    options: 'STRICT',
    indexes: `CREATE INDEX waiting_by_uid ON waiting (uid);`,
  },
  {
    name: 'given_up',
    columns: `event_id INTEGER NOT NULL,
       uid TEXT NOT NULL ${toAccount},
       places INTEGER NOT NULL CHECK (places IN (1, 2)),
       number INTEGER,
       given_up_at INTEGER NOT NULL,
       PRIMARY KEY (event_id, uid)`,
    options: 'STRICT, WITHOUT ROWID',
    indexes: `CREATE INDEX given_up_by_uid ON given_up (uid);`,
  },
  {
    name: 'answers',
    columns: `uid TEXT NOT NULL ${toAccount},
       request_key TEXT NOT NULL,
       fingerprint TEXT NOT NULL,
       status INTEGER NOT NULL,
       body TEXT NOT NULL,
       at INTEGER NOT NULL,
       expires_at INTEGER NOT NULL DEFAULT 0,
       has_record INTEGER NOT NULL DEFAULT 0,
       PRIMARY KEY (uid, request_key)`,
    options: 'STRICT, WITHOUT ROWID',
    indexes: `CREATE INDEX answers_by_expiry ON answers (expires_at);
       CREATE INDEX answers_with_records ON answers (uid, at) WHERE has_record = 1;`,
  },
  {
    name: 'due_messages',
    columns: `number INTEGER PRIMARY KEY AUTOINCREMENT,
       uid TEXT NOT NULL ${toAccount},
       kind TEXT NOT NULL,
       collection TEXT NOT NULL,
       record_id TEXT NOT NULL,
       channel TEXT NOT NULL,
       due_at INTEGER NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('due', 'sending', 'sent', 'uncertain', 'failed', 'dropped')),
       attempts INTEGER NOT NULL DEFAULT 0,
       details TEXT NOT NULL,
       trouble TEXT,
       created_at INTEGER NOT NULL,
       changed_at INTEGER NOT NULL,
       about_at INTEGER,
       send_before INTEGER,
       caused_by TEXT,
       remind_at INTEGER`,
    options: 'STRICT',
    indexes: `CREATE INDEX due_messages_by_time ON due_messages (state, due_at);
       CREATE INDEX due_messages_by_record ON due_messages (uid, collection, record_id);
       CREATE UNIQUE INDEX due_messages_of_reminders ON due_messages (uid, collection, record_id, kind, about_at)
       WHERE about_at IS NOT NULL;`,
  },
  {
    name: 'calendar_feeds',
    columns: `secret_hash TEXT PRIMARY KEY,
       uid TEXT NOT NULL ${toAccount},
       made_at INTEGER NOT NULL,
       ended_at INTEGER,
       titles INTEGER NOT NULL CHECK (titles IN (0, 1)),
       generation INTEGER NOT NULL DEFAULT 0`,
    options: 'STRICT, WITHOUT ROWID',
    indexes: `CREATE UNIQUE INDEX calendar_feeds_in_use ON calendar_feeds (uid) WHERE ended_at IS NULL;
       CREATE INDEX calendar_feeds_by_uid ON calendar_feeds (uid);`,
  },
  {
    name: 'calendar_feed_entries',
    columns: `uid TEXT NOT NULL ${toAccount},
       entry TEXT NOT NULL,
       lines TEXT NOT NULL,
       sequence INTEGER NOT NULL,
       changed_at INTEGER NOT NULL,
       ends_at INTEGER NOT NULL,
       cancelled INTEGER NOT NULL CHECK (cancelled IN (0, 1)),
       PRIMARY KEY (uid, entry)`,
    options: 'STRICT, WITHOUT ROWID',
  },
  {
    name: 'reminder_choices',
    columns: `uid TEXT PRIMARY KEY ${toAccount},
       appointment_day INTEGER NOT NULL,
       appointment_hours INTEGER NOT NULL,
       event_day INTEGER NOT NULL,
       event_hours INTEGER NOT NULL,
       titles INTEGER NOT NULL,
       changed_at INTEGER NOT NULL,
       zone TEXT`,
    options: 'STRICT, WITHOUT ROWID',
  },
  {
    name: 'reminder_answers',
    columns: `uid TEXT NOT NULL ${toAccount},
       collection TEXT NOT NULL,
       record_id TEXT NOT NULL,
       about_at INTEGER NOT NULL,
       answer TEXT NOT NULL CHECK (answer IN ('kept', 'given-up')),
       at INTEGER NOT NULL,
       PRIMARY KEY (uid, collection, record_id, about_at)`,
    options: 'STRICT, WITHOUT ROWID',
  },
  {
    name: 'saved_items',
    columns: `uid TEXT NOT NULL ${toAccount},
       kind TEXT NOT NULL,
       record_id INTEGER NOT NULL,
       title TEXT NOT NULL,
       detail TEXT NOT NULL,
       phone TEXT,
       saved_at INTEGER NOT NULL,
       PRIMARY KEY (uid, kind, record_id)`,
    options: 'STRICT, WITHOUT ROWID',
  },
  {
    name: 'removed_parts',
    columns: `collection TEXT NOT NULL,
       record_id TEXT NOT NULL,
       uid TEXT NOT NULL ${toAccount},
       source TEXT NOT NULL CHECK (source IN ('registrations', 'reminder_answers', 'due_messages')),
       fields TEXT NOT NULL,
       removed_at INTEGER NOT NULL`,
    options: 'STRICT',
    indexes: `CREATE INDEX removed_parts_by_record ON removed_parts (collection, record_id);
       CREATE INDEX removed_parts_by_uid ON removed_parts (uid);`,
  },
  {
    name: 'mail_requests',
    columns: `uid TEXT NOT NULL ${toAccount},
       request_key TEXT NOT NULL,
       fingerprint TEXT NOT NULL,
       answer TEXT,
       created_at INTEGER NOT NULL,
       PRIMARY KEY (uid, request_key)`,
    options: 'STRICT',
    indexes: `CREATE INDEX mail_requests_by_time ON mail_requests (created_at);`,
  },
  {
    name: 'mail_retries',
    columns: `id INTEGER PRIMARY KEY,
       uid TEXT NOT NULL ${toAccount},
       request_key TEXT,
       recipient_key TEXT NOT NULL,
       kind TEXT NOT NULL,
       what TEXT NOT NULL,
       message TEXT NOT NULL,
       attempts INTEGER NOT NULL,
       due_at INTEGER NOT NULL,
       begun_at INTEGER`,
    options: 'STRICT',
    indexes: `CREATE INDEX mail_retries_by_time ON mail_retries (due_at);
       CREATE INDEX mail_retries_by_uid ON mail_retries (uid);`,
  },
];
