import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import Database from 'libsql';

const hour = 60 * 60 * 1000;

/**
 * Adds people to a running server, each logged in once, past the limits of registration and the time that hashing so many
 * passwords would take.
 * @param dataFolder of the server.
 * @returns their uids and tokens.
 */
export async function addPeople(dataFolder, count) {
  const database = new Database(join(dataFolder, 'accounts.db'), { timeout: 5000 });
  const key = new Uint8Array(readFileSync(join(dataFolder, 'token.key')));
  const now = Date.now();
  const { password_hash: hash } = database.prepare('SELECT password_hash FROM accounts LIMIT 1').get();
  const insertAccount = database.prepare(
    'INSERT INTO accounts (uid, email, email_key, password_hash, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const insertUser = database.prepare('INSERT INTO users (uid, email, role, created_at) VALUES (?, ?, ?, ?)');
  const insertSession = database.prepare(
    'INSERT INTO sessions (sid, uid, secret_hash, created_at, ends_at) VALUES (?, ?, ?, ?, ?)',
  );
  const people = Array.from({ length: count }, () => ({ uid: randomUUID(), sid: randomUUID() }));
  database.exec('BEGIN IMMEDIATE');
  for (const { uid, sid } of people) {
    const email = `${uid}@example.net`;
    insertAccount.run(uid, email, email, hash, now);
    insertUser.run(uid, email, 'user', now);
    insertSession.run(sid, uid, sid, now, now + 24 * hour);
  }
  database.exec('COMMIT');
  database.close();
  const sign = ({ uid, sid }) =>
    new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(uid)
      .setIssuer('age-better')
      .setAudience('age-better')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
  return Promise.all(people.map(async (person) => ({ uid: person.uid, token: await sign(person) })));
}
