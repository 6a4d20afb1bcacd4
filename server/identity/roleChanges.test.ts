import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditText, auditWho, type AuditEntry } from '@/shared/domain/admin/audit';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { breakAudit, runRaw } from '@/testing/server/rawDatabase';

const installation = { DATA: 'server', PUBLIC_URL: 'https://agebetter.example', KEEP_AUDIT_MONTHS: '24' };
const day = 24 * 60 * 60 * 1000;

let folder: string;
let server: TestServer;
let token: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-roles-'));
  server = await startTestServer(installation, folder);
  token = await server.makeAdministrator();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function register(name: string) {
  const body = { email: `${name}@example.net`, password: 'Correct1' };
  return (await server.send('POST', '/api/identity/accounts', { body })).body as {
    uid: string;
    token: string;
  };
}
const give = (uid: string, role: string) =>
  server.send('PUT', `/api/accounts/${uid}/role`, { token, body: { role } });
async function entries(): Promise<AuditEntry[]> {
  const { text } = await server.send('GET', '/api/audit', { token });
  return (JSON.parse(text) as { entries: AuditEntry[] }).entries;
}
/** The table's entries of the named kinds. */
const said = async (...kinds: string[]) =>
  (await entries())
    .filter(({ what }) => kinds.includes(what))
    .map((entry) => `${auditWho(entry)}: ${auditText(entry)}`);

test('a role that an administrator gives is recorded with who, whom, from what and to what', async () => {
  const { uid } = await register('bob');
  expect((await give(uid, 'healthcare')).status).toBe(200);
  expect((await give(uid, 'admin')).status).toBe(200);
  expect(await said('role-changed')).toEqual([
    'operator@agebetter.example: Changed bob@example.net from Healthcare worker to Administrator',
    'operator@agebetter.example: Changed bob@example.net from User to Healthcare worker',
  ]);
});

test('a role that an operator gives to a Firebase account is recorded, though the account is not here', async () => {
  const change = { uid: 'uid-eve', email: 'eve@example.net', was: 'user', role: 'admin' } as const;
  const { uid, role } = change;
  await server.parts.roles.storeFirebaseRole({ change, now: { uid, role } }, server.parts.now());
  expect(await said('role-changed')).toEqual([
    'An operator on the server: Changed eve@example.net from User to Administrator',
  ]);
});

test('giving a user the role that they have makes no entry', async () => {
  const { uid } = await register('bob');
  expect((await give(uid, 'user')).status).toBe(200);
  expect(await said('role-changed')).toEqual([]);
});

test('a role that cannot be recorded is not given', async () => {
  const { uid } = await register('bob');
  const mend = await breakAudit(server.parts);
  expect((await give(uid, 'admin')).status).toBe(500);
  expect((await server.parts.accounts.document(uid))?.role ?? 'user').toBe('user');
  await mend();
});

test('nobody becomes an administrator by registering where that cannot be recorded', async () => {
  await server.close();
  server = await startTestServer({ ...installation, ADMIN_SIGN_UP: 'open' }, folder);
  const { uid, token: own } = await register('eve');
  const document = { email: 'eve@example.net', role: 'admin', createdAt: '2026-11-21T09:00:00.000Z' };
  const ask = () => server.send('PUT', `/api/users/${uid}`, { token: own, body: document });
  const mend = await breakAudit(server.parts);
  expect((await ask()).status).toBe(500);
  expect(await server.parts.accounts.document(uid)).toBeNull();
  await mend();
  expect((await ask()).body['role']).toBe('admin');
  expect(await said('registered-as-admin')).toEqual(['eve@example.net: Registered as administrator']);
});

test('a deletion says which administrator deleted which account, without the address of who is gone', async () => {
  const bob = await register('bob');
  await give(bob.uid, 'healthcare');
  expect((await server.send('DELETE', `/api/accounts/${bob.uid}`, { token })).status).toBe(200);
  expect(await said('accounts-deleted', 'role-changed')).toEqual([
    `operator@agebetter.example: Accounts deleted: ${bob.uid}`,
    `operator@agebetter.example: Changed ${bob.uid} from User to Healthcare worker`,
  ]);
  expect(JSON.stringify(await entries())).not.toContain('bob@');
});

test('roles and deletions stay for KEEP_AUDIT_MONTHS, and account events for 90 days', async () => {
  const [bob, eve] = [await register('bob'), await register('eve')];
  await give(bob.uid, 'admin');
  await server.send('DELETE', `/api/accounts/${eve.uid}`, { token });
  const { audit } = server.parts;
  const left = async () =>
    (await runRaw(server.parts, sql<{ what: string }>`SELECT DISTINCT what FROM audit ORDER BY what`)).map(
      ({ what }) => what,
    );
  await audit.tidy(server.parts.now() + 720 * day);
  expect(await left()).toEqual(['account-deleted', 'accounts-deleted', 'role-changed']);
  await audit.tidy(server.parts.now() + 732 * day);
  expect(await left()).toEqual([]);
});

test('a user’s own data says that their role was changed, and not by whom', async () => {
  const bob = await register('bob');
  await give(bob.uid, 'healthcare');
  const { text } = await server.send('GET', '/api/me/data', { token: bob.token });
  expect((JSON.parse(text) as { auditTrail: { what: string }[] }).auditTrail.map(({ what }) => what)).toEqual(
    ['Registered', 'Your role changed from User to Healthcare worker'],
  );
  expect(text).not.toContain('operator@');
});

test('role entries of an earlier version are listed in correct words', async () => {
  const now = server.parts.now();
  await runRaw(
    server.parts,
    sql`INSERT INTO audit (began_at, ended_at, uid, email, what, count)
      VALUES (${now}, ${now}, 'bob', 'bob@example.net', 'made-admin', 1)`,
  );
  expect(await said('made-admin')).toEqual(['bob@example.net: Role set to Administrator']);
});
