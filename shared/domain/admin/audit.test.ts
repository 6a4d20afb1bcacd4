import { expect, test } from 'vitest';
import { auditText, auditWho, type AuditAction, type AuditEntry } from './audit';

const entry: AuditEntry = {
  from: '2026-11-24T00:00:00.000Z',
  to: '2026-11-24T00:00:00.000Z',
  who: 'admin@example.org',
  what: 'email-sent',
  count: 1,
};

test.each<[Partial<AuditEntry>, string]>([
  [{}, 'Emails sent'],
  [{ about: 'the users' }, 'Emails sent: the users'],
  [{ what: 'account-deleted', whom: '7' }, 'Account deleted: 7'],
  [{ what: 'guest-added', about: 'Choir', whom: 'ada@example.net' }, 'Put down somebody who rang: Choir'],
  [{ what: 'service-added', about: '' }, 'Service place added'],
  [
    { what: 'role-changed', whom: 'bob@example.net', was: 'user', role: 'admin' },
    'Changed bob@example.net from User to Administrator',
  ],
  [{ what: 'role-changed', whom: 'bob@example.net', role: 'admin' }, 'Role changed: bob@example.net'],
  [{ what: 'role-changed', whom: 'bob@example.net', was: 'user' }, 'Role changed: bob@example.net'],
  [{ what: 'role-changed', was: 'user', role: 'admin' }, 'Role changed'],
])('an entry with %j reads “%s”', (more, text) => {
  expect(auditText({ ...entry, ...more })).toBe(text);
});

test('an action of a later version is called by its own name', () => {
  expect(auditText({ ...entry, what: 'tea-made' as AuditAction })).toBe('tea-made');
});

test('an action without an account is an operator’s', () => {
  expect(auditWho(entry)).toBe('admin@example.org');
  expect(auditWho({ ...entry, who: '' })).toBe('An operator on the server');
});
