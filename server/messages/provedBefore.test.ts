import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { earlierNames } from '../database/earlierNames';
import { moveEarlierFiles } from '../database/moveEarlierFiles';
import { accountSteps } from '../database/steps/accountSteps';
import { password, startServerWithMail, type ServerWithMail } from '@/testing/server/serverWithMail';

const ann = 'ann@people.net';
const bob = 'bob@people.net';

let mailing: ServerWithMail;
afterEach(() => mailing.close());

test('an update mails nobody and locks nobody out: who has used a mailed link is proved, the others are asked, roles stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mailing = await startServerWithMail();
  const hash = await mailing.server.parts.passwords.hash(password);
  await mailing.close();
  const before = accountSteps.findIndex((step) => step.includes('address_proved_at'));
  const old = new Database(join(folder, earlierNames.accounts));
  for (const step of accountSteps.slice(0, before)) old.exec(step);
  old.exec(`CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
    INSERT INTO schema_version VALUES (${before})`);
  const addAccount = old.prepare(
    'INSERT INTO accounts (uid, email, email_key, password_hash, created_at) VALUES (?, ?, ?, ?, 5)',
  );
  const people = { never: ann, mailed: bob, handed: 'cem@people.net' };
  for (const [uid, email] of Object.entries(people)) addAccount.run(uid, email, email, hash);
  old.exec(`INSERT INTO users (uid, email, role, created_at) VALUES ('never', '${ann}', 'admin', 5)`);
  const note = old.prepare(
    'INSERT INTO audit (began_at, ended_at, uid, email, what, count) VALUES (?, ?, ?, ?, ?, 1)',
  );
  note.run(1000, 1000, 'mailed', bob, 'reset-asked');
  note.run(2000, 2000, 'mailed', bob, 'reset-used');
  note.run(1000, 1000, 'handed', people.handed, 'reset-made');
  note.run(2000, 2000, 'handed', people.handed, 'reset-used');
  old.close();
  await moveEarlierFiles(folder, 5);

  mailing = await startServerWithMail({}, folder);
  const { server, mailServer } = mailing;
  const proved: Record<string, unknown> = {};
  for (const [uid, email] of Object.entries(people)) {
    const token = await mailing.logIn(email);
    proved[uid] = (await server.send('GET', '/api/identity/me', { token })).body['addressProved'];
    expect((await server.send('GET', '/api/appointments', { token })).status).toBe(200);
  }
  expect(proved).toEqual({ never: false, mailed: true, handed: false });
  expect((await server.parts.accounts.byUid('mailed'))!.addressProvedAt).toBe(2000);
  const administrator = await mailing.logIn(ann);
  expect((await server.send('GET', '/api/accounts', { token: administrator })).status).toBe(200);
  await mailing.sendAt('2026-11-22T11:00:00.000Z');
  await server.parts.background.settled();
  expect(mailServer.taken).toEqual([]);
  // They prove it as anybody does: by a code that they ask for.
  const token = await mailing.logIn(people.handed);
  expect((await server.send('POST', '/api/identity/address/code', { token })).status).toBe(202);
  const code = /^\d{6}$/m.exec(await mailing.mailTo(people.handed))![0];
  expect((await server.send('PUT', '/api/identity/address', { token, body: { code } })).status).toBe(200);
});
