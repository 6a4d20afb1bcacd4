import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountActions, type AuditAction, auditWords } from '@/shared/domain/admin/audit';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { accountEntriesKept, maxKept, sameWithin } from './audit';
import { runRaw } from '@/testing/server/rawDatabase';

const ada = { email: 'ada@example.net', password: 'Correct1' };
const minute = 60_000;

let server: TestServer;
afterEach(() => server.close());

const logIn = (password = ada.password, email = ada.email) =>
  server.send('POST', '/api/identity/session', { body: { email, password } });
async function entries() {
  const trail = await server.parts.audit.list(500);
  return trail.map(({ who, what, count }) => [who, what, count]);
}

describe('the audit trail of an account', () => {
  beforeEach(async () => {
    server = await startTestServer({
      HOST: '0.0.0.0',
      ADMIN_SIGN_UP: 'open',
      LOGIN_FAILURES_PER_ADDRESS: '3',
    });
    await server.send('POST', '/api/identity/accounts', { body: ada });
  });

  test('records registrations and logins, with those within ten minutes as one entry', async () => {
    for (let i = 0; i < 3; i += 1) await logIn();
    expect(await entries()).toEqual([
      [ada.email, 'logged-in', 3],
      [ada.email, 'registered', 1],
    ]);
  });

  test('does not record a failed login, but records at most once a minute that logins are blocked', async () => {
    for (let i = 0; i < 3; i += 1) expect((await logIn('Wrong123')).status).toBe(401);
    expect(await entries()).toEqual([[ada.email, 'registered', 1]]);
    for (let i = 0; i < 20; i += 1) expect((await logIn('Wrong123')).status).toBe(429);
    expect(await entries()).toContainEqual([ada.email, 'logins-stopped', 1]);
    server.elapse(minute);
    expect((await logIn('Wrong123')).status).toBe(429);
    expect(await entries()).toContainEqual([ada.email, 'logins-stopped', 2]);
  });

  test('records nothing for an address without an account', async () => {
    for (let i = 0; i < 10; i += 1) await logIn('Wrong123', 'nobody@example.net');
    expect(await entries()).toEqual([[ada.email, 'registered', 1]]);
  });

  test('records that a new password was requested and that one was set', async () => {
    const ask = (email: string) => server.send('POST', '/api/identity/password-reset', { body: { email } });
    await ask(ada.email);
    await ask('nobody@example.net');
    await server.parts.background.settled();
    const code = server.mails[0]!.text.split('#code=')[1]!.split('\n')[0]!;
    const body = { code, password: 'Changed1' };
    expect((await server.send('POST', '/api/identity/password', { body })).status).toBe(204);
    expect(await entries()).toEqual([
      [ada.email, 'reset-used', 1],
      [ada.email, 'reset-asked', 1],
      [ada.email, 'registered', 1],
    ]);
  });

  test('records who becomes an administrator at registration', async () => {
    const { uid, token } = (await logIn()).body;
    const document = { email: ada.email, role: 'admin', createdAt: '2026-11-21T09:00:00.000Z' };
    await server.send('PUT', `/api/users/${uid}`, { token, body: document });
    expect(await entries()).toContainEqual([ada.email, 'registered-as-admin', 1]);
  });

  test('locks nobody out when an entry cannot be written', async () => {
    server.parts.audit.record = () => Promise.reject(new Error('the disk is full'));
    expect((await logIn()).status).toBe(200);
  });
});

describe('the limits of the audit trail', () => {
  beforeEach(async () => {
    server = await startTestServer();
  });
  const record = (uid: string, what: AuditAction, at: number, about?: string) =>
    server.parts.audit.record({ uid, email: `${uid}@example.net` }, what, 1, at, about);
  const listed = async () => (await server.parts.audit.list(200)).map(({ who, what }) => `${who} ${what}`);
  const countAll = () =>
    runRaw(server.parts, sql`SELECT what, count(*) AS count FROM audit GROUP BY what ORDER BY what`);

  test('keep its size bounded in a flood of logins, which pushes out nothing that administrators did', async () => {
    await record('boss', 'email-sent', 1);
    await runRaw(
      server.parts,
      sql`WITH RECURSIVE counted(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM counted WHERE i < 10499)
        INSERT INTO audit (began_at, ended_at, uid, email, what, count)
        SELECT 2, 2, 'u' || i, '', 'logged-in', 1 FROM counted`,
    );
    for (let i = 0; i < 100; i += 1) await record(`v${i}`, 'logged-in', 3);
    expect(await countAll()).toMatchObject([
      { what: 'email-sent', count: 1 },
      { what: 'logged-in', count: expect.toSatisfy((many: number) => many <= 10_100) as number },
    ]);
    const shown = await listed();
    expect(shown).toHaveLength(201);
    expect(shown.at(-1)).toBe('boss@example.net email-sent');
  });

  test('let no person push out what others did, nor what they did of another kind, however often they look', async () => {
    await record('boss', 'attendees-viewed', 1, 'Choir');
    await record('grace', 'registered-as-admin', 1);
    await record('grace', 'attendees-downloaded', 1, 'Choir');
    await runRaw(
      server.parts,
      sql`WITH RECURSIVE counted(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM counted WHERE i < 9899)
        INSERT INTO audit (began_at, ended_at, uid, email, what, count, about)
        SELECT 2 + i, 2 + i, 'grace', 'grace@example.net', 'attendees-viewed', 1, 'Event ' || i FROM counted`,
    );
    const later = 2 + 9900 + sameWithin;
    await Promise.all(
      Array.from({ length: 900 }, (_, at) => record('grace', 'attendees-viewed', later, `Event ${at}`)),
    );
    const shown = await listed();
    for (const entry of ['boss attendees-viewed', 'grace registered-as-admin', 'grace attendees-downloaded'])
      expect(shown).toContain(entry.replace(' ', '@example.net '));
    expect(await countAll()).toContainEqual({ what: 'attendees-viewed', count: maxKept.ofPerson + 1 });
  });

  test('count no roles and deletions, which stay however many others there are', async () => {
    await record('ada', 'registered-as-admin', 1);
    const many = maxKept.ofKind + maxKept.ofPerson;
    const recordMany = (count: number, what: AuditAction) =>
      Promise.all(Array.from({ length: count }, (_, at) => record(`u${at}`, what, 2 + at)));
    await runRaw(
      server.parts,
      sql`WITH RECURSIVE counted(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM counted WHERE i < ${many - 501})
        INSERT INTO audit (began_at, ended_at, uid, email, what, count)
        SELECT 2, 2, 'v' || i, '', 'account-deleted', 1 FROM counted`,
    );
    await recordMany(500, 'account-deleted');
    await recordMany(472, 'logged-in');
    expect(await countAll()).toMatchObject([
      { what: 'account-deleted', count: many },
      { what: 'logged-in', count: 472 },
      { what: 'registered-as-admin', count: 1 },
    ]);
    expect(await listed()).toContain('ada@example.net registered-as-admin');
  });

  test('drop account events after 90 days and keep what administrators did', async () => {
    const now = server.parts.now();
    await record('ada', 'logged-in', now);
    await record('boss', 'email-sent', now);
    await server.parts.audit.tidy(now + accountEntriesKept);
    expect(await countAll()).toMatchObject([{ what: 'email-sent' }, { what: 'logged-in' }]);
    await server.parts.audit.tidy(now + accountEntriesKept + 1);
    expect(await countAll()).toMatchObject([{ what: 'email-sent' }]);
  });
});

test('every audit event has its wording', async () => {
  server = await startTestServer();
  for (const what of accountActions) expect(auditWords[what]).toMatch(/^[A-Z][\w ]+$/);
});
