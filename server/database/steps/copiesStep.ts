const tables = (number: 'INTEGER' | 'BIGINT', text: string, options: string) => `
   CREATE TABLE copies (
     id ${text} NOT NULL PRIMARY KEY,
     seen_at ${number} NOT NULL
   )${options};
   CREATE TABLE attempts (
     key_hash ${text} NOT NULL PRIMARY KEY,
     about ${text} NOT NULL,
     count ${number} NOT NULL,
     ends_at ${number} NOT NULL
   )${options};
   CREATE INDEX attempts_by_about ON attempts (about);
   CREATE INDEX attempts_by_end ON attempts (ends_at);
   ALTER TABLE due_messages ADD COLUMN sent_by ${text};
   ALTER TABLE mail_requests ADD COLUMN sent_by ${text};
   ALTER TABLE mail_retries ADD COLUMN sent_by ${text};`;

/** The shared knowledge of several copies of the server. In a file all of it stays empty. */
export const copiesStep = {
  sqlite: tables('INTEGER', 'TEXT', ' STRICT, WITHOUT ROWID'),
  postgres: tables('BIGINT', 'TEXT COLLATE "C"', ''),
};
