import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf, endDatabases, outcome, ownerWrites, startEmpty } from './people';

const person = (uid: string) => ({ uid, email: `${uid}@example.net` });
const ada = person('ada');
const bob = person('bob');
const denied = 'permission-denied';

beforeEach(async () => {
  await startEmpty();
  for (const [uid, role] of Object.entries({ ada: 'admin', bob: 'admin', lee: 'healthcare', max: 'user' })) {
    await ownerWrites(`users/${uid}`, { ...person(uid), role });
  }
});
afterEach(endDatabases);

const later = () => Timestamp.fromMillis(Date.now() + 86_400_000);
const now = Date.now();
const documents = {
  mailRequests: () => ({ fingerprint: 'print', beganAt: now, expiresAt: later() }),
  mailAnswers: () => ({ answer: '{}', expiresAt: later() }),
  mailCounts: () => ({ count: 1, expiresAt: later() }),
  auditTrail: () => ({ ...ada, what: 'email-sent', count: 1, beganAt: now, endedAt: now }),
};
type Kind = keyof typeof documents;
const kinds = Object.keys(documents) as Kind[];

const at = (who: typeof ada | null, path: string) => doc(databaseOf(who), path);
const write = (who: typeof ada | null, kind: Kind, changed: object = {}, name = 'ada~1') =>
  outcome(setDoc(at(who, `${kind}/${name}`), { ...documents[kind](), ...changed }));

describe.each(kinds)('%s', (kind) => {
  test('are written by an administrator under their own name, and read by administrators', async () => {
    expect(await write(ada, kind)).toBe('done');
    expect(await outcome(getDoc(at(bob, `${kind}/ada~1`)))).toBe('done');
  });

  test('are neither written nor read by anybody else', async () => {
    await write(ada, kind);
    for (const uid of ['lee', 'max', 'stranger']) {
      expect(await write(person(uid), kind, {}, `${uid}~1`)).toBe(denied);
      expect(await outcome(getDoc(at(person(uid), `${kind}/ada~1`)))).toBe(denied);
    }
    expect(await write(null, kind)).toBe(denied);
    expect(await outcome(getDoc(at(null, `${kind}/ada~1`)))).toBe(denied);
  });

  test('are not written under another person’s name or with an extra field, and never deleted', async () => {
    expect(await write(ada, kind, {}, 'bob~1')).toBe(denied);
    expect(await write(ada, kind, { to: 'eve@example.net' })).toBe(denied);
    await write(ada, kind);
    for (const who of [ada, bob]) expect(await outcome(deleteDoc(at(who, `${kind}/ada~1`)))).toBe(denied);
  });

  test('are listed only if they are the audit trail, by administrators', async () => {
    const list = (who: typeof ada | null) => outcome(getDocs(collection(databaseOf(who), kind)));
    expect(await list(ada)).toBe(kind === 'auditTrail' ? 'done' : denied);
    for (const who of [null, person('max'), person('lee')]) expect(await list(who)).toBe(denied);
  });
});

test.each(['mailRequests', 'mailAnswers'] as const)('%s never change', async (kind) => {
  await write(ada, kind);
  expect(await write(ada, kind)).toBe(denied);
  expect(await outcome(updateDoc(at(ada, `${kind}/ada~1`), { expiresAt: later() }))).toBe(denied);
});

test('a count only grows, by its own person', async () => {
  await write(ada, 'mailCounts');
  const change = (who: typeof ada, count: unknown) =>
    outcome(updateDoc(at(who, 'mailCounts/ada~1'), { count }));
  expect(await change(ada, increment(20))).toBe('done');
  expect(await change(ada, increment(-20))).toBe(denied);
  expect(await change(ada, 0)).toBe(denied);
  expect(await change(bob, increment(20))).toBe(denied);
});

test('an entry of the audit trail only grows, by its own person', async () => {
  await write(ada, 'auditTrail');
  const change = (who: typeof ada, changed: object) =>
    outcome(updateDoc(at(who, 'auditTrail/ada~1'), { count: increment(1), ...changed }));
  expect(await change(ada, { endedAt: now + 1000 })).toBe('done');
  expect(await change(bob, {})).toBe(denied);
  for (const changed of [
    { count: 1 },
    { what: 'users-deleted' },
    { beganAt: now + 500 },
    { endedAt: now - 1 },
    { email: 'bob@example.net' },
  ]) {
    expect(await change(ada, changed)).toBe(denied);
  }
});

test.each([
  ['in the name of somebody else', { email: 'bob@example.net' }],
  ['with another uid', { uid: 'bob' }],
  ['of an unknown kind', { what: 'nothing' }],
  ['with a count of zero', { count: 0 }],
  ['of an hour later', { endedAt: now + 3_600_000 }],
  ['of the day before yesterday', { beganAt: now - 2 * 86_400_000 }],
])('no entry of the audit trail is written %s', async (_, changed) => {
  expect(await write(ada, 'auditTrail', changed)).toBe(denied);
});

test('administrators look up whether an address is unsubscribed; only the owner changes it', async () => {
  await ownerWrites('unsubscribed/hash', { since: '2026' });
  expect(await outcome(getDoc(at(ada, 'unsubscribed/hash')))).toBe('done');
  expect(await outcome(getDoc(at(person('max'), 'unsubscribed/hash')))).toBe(denied);
  expect(await outcome(getDocs(collection(databaseOf(ada), 'unsubscribed')))).toBe(denied);
  expect(await outcome(setDoc(at(ada, 'unsubscribed/other'), { since: '2026' }))).toBe(denied);
  expect(await outcome(deleteDoc(at(ada, 'unsubscribed/hash')))).toBe(denied);
});
