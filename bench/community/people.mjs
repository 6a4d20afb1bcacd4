import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { keepCookie } from '../../testing/server/sessionCookies.mjs';

const hour = 60 * 60 * 1000;

/** As the server hashes a secret, and makes the token of a session. */
const hash = (secret) => createHash('sha256').update(secret).digest('base64url');

/**
 * Adds people to a running server, each logged in once, past the limits of registration and the time that hashing so many
 * passwords would take.
 * @param dataFolder of the server.
 * @returns their uids and tokens.
 */
export async function addPeople(dataFolder, count) {
  const database = new Database(join(dataFolder, 'age-better.db'), { timeout: 5000 });
  const now = Date.now();
  // Nobody's where there are no sample people.
  const password =
    database.prepare('SELECT password_hash FROM accounts LIMIT 1').get()?.password_hash ?? 'none';
  const insertAccount = database.prepare(
    'INSERT INTO accounts (uid, email, email_key, password_hash, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const insertUser = database.prepare('INSERT INTO users (uid, email, role, created_at) VALUES (?, ?, ?, ?)');
  const insertSession = database.prepare(
    'INSERT INTO sessions (sid, uid, secret_hash, created_at, ends_at) VALUES (?, ?, ?, ?, ?)',
  );
  const people = Array.from({ length: count }, () => ({
    uid: randomUUID(),
    secret: randomBytes(32).toString('base64url'),
  }));
  database.exec('BEGIN IMMEDIATE');
  for (const { uid, secret } of people) {
    const email = `${uid}@example.net`;
    insertAccount.run(uid, email, email, password, now);
    insertUser.run(uid, email, 'user', now);
    insertSession.run(randomUUID(), uid, hash(secret), now, now + 24 * hour);
  }
  database.exec('COMMIT');
  database.close();
  return people.map(({ uid, secret }) => {
    const token = hash(`token ${secret}`);
    keepCookie({ token }, [`session=${secret}`]);
    return { uid, token };
  });
}
