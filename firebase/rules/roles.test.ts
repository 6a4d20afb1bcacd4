import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { roleChange, takeOff } from '@/testing/firebase/documents';
import { databaseOf, endDatabases, outcome, startEmpty, type LoggedIn } from '@/testing/firebase/people';

const person = (uid: string, more: Partial<LoggedIn> = {}) => ({ uid, email: `${uid}@example.net`, ...more });
const [cem, ida, pat] = ['cem', 'ida', 'pat'].map((uid) => databaseOf(person(uid)));
const owner = databaseOf('owner');
const denied = 'permission-denied';
afterAll(endDatabases);

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const put = (path: string, data: object) => setDoc(doc(owner, path), data);
const seen = async (path: string) => (await getDoc(doc(owner, path))).data();

beforeEach(async () => {
  await startEmpty();
  const roles = { bob: 'user', cem: 'user', ida: 'admin', pat: 'admin', leo: 'healthcare' };
  for (const [uid, role] of Object.entries(roles))
    await put(`users/${uid}`, { email: `${uid}@example.net`, role, createdAt: inDays(-1) });
});

describe('the dates in one’s own document', () => {
  const dee = databaseOf(person('dee'));
  const create = (createdAt: unknown) =>
    outcome(setDoc(doc(dee, 'users/dee'), { email: 'dee@example.net', role: 'user', createdAt }));

  test('are set by the database', async () => {
    expect(await create('9999-12-31T23:59:59.999Z')).toBe(denied);
    expect(await create(inDays(0))).toBe(denied);
    expect(await create(serverTimestamp())).toBe('done');
  });

  test('must be in the past when somebody is restored', async () => {
    const back = (createdAt: string) =>
      outcome(setDoc(doc(ida!, 'users/dee'), { email: 'dee@example.net', role: 'user', createdAt }));
    expect(await back('9999-12-31T23:59:59.999Z')).toBe(denied);
    expect(await back(inDays(-9))).toBe('done');
  });
});

describe('an unverified address', () => {
  const unproved = databaseOf(person('ida', { verified: false }));

  test('gives no role, whatever the document says', async () => {
    expect(await outcome(getDoc(doc(unproved, 'users/bob')))).toBe(denied);
    expect(await outcome(getDoc(doc(ida!, 'users/bob')))).toBe('done');
  });

  test('cannot keep the role by changing to another one', async () => {
    const other = databaseOf({ uid: 'ida', email: 'mallory@example.net' });
    expect(await outcome(getDoc(doc(other, 'users/bob')))).toBe(denied);
    const inCapitals = databaseOf({ uid: 'ida', email: 'IDA@example.net' });
    expect(await outcome(getDoc(doc(inCapitals, 'users/bob')))).toBe('done');
  });

  test('is enough to register and to read one’s own document', async () => {
    const dee = databaseOf(person('dee', { verified: false }));
    const own = doc(dee, 'users/dee');
    const document = { email: 'dee@example.net', role: 'user', createdAt: serverTimestamp() };
    expect(await outcome(setDoc(own, document))).toBe('done');
    expect(await outcome(getDoc(own))).toBe('done');
  });
});

describe('a change of role', () => {
  const toAdmin = { uid: 'bob', was: 'user', role: 'admin' };

  test('is recorded with it, exactly once', async () => {
    expect(await outcome(roleChange(ida!, person('ida'), toAdmin))).toBe('done');
    expect(await seen('roleChanges/note')).toMatchObject({ uid: 'ida', about: 'bob', role: 'admin' });
    const back = { uid: 'bob', was: 'admin', role: 'user' };
    expect(await outcome(roleChange(ida!, person('ida'), back))).toBe(denied);
    expect(await outcome(roleChange(ida!, person('ida'), back, { name: 'another' }))).toBe('done');
  });

  test.each([
    ['in another’s name', { uid: 'pat' }],
    ['with another address', { email: 'pat@example.net' }],
    ['about somebody else', { about: 'cem' }],
    ['with another person’s address', { person: 'cem@example.net' }],
    ['with another role before', { was: 'healthcare' }],
    ['with another role', { role: 'user' }],
    ['at another time', { at: new Date(0) }],
    ['with an extra field', { why: 'x' }],
  ])('is not recorded %s', async (_, more) => {
    expect(await outcome(roleChange(ida!, person('ida'), toAdmin, more))).toBe(denied);
  });

  test('is never recorded without being made, and its record is never changed or removed', async () => {
    const note = { ...person('ida'), about: 'bob', person: 'bob@example.net', was: 'user', role: 'admin' };
    expect(await outcome(setDoc(doc(ida!, 'roleChanges/x'), { ...note, at: serverTimestamp() }))).toBe(
      denied,
    );
    await roleChange(ida!, person('ida'), toAdmin);
    for (const database of [ida!, pat!]) {
      expect(await outcome(updateDoc(doc(database, 'roleChanges/note'), { role: 'user' }))).toBe(denied);
      expect(await outcome(deleteDoc(doc(database, 'roleChanges/note')))).toBe(denied);
    }
  });

  test('leaves one administrator when two take the role from each other', async () => {
    const down = (database: Firestore, by: string, uid: string) =>
      outcome(roleChange(database, person(by), { uid, was: 'admin', role: 'user' }, { name: by }));
    const outcomes = await Promise.all([down(ida!, 'ida', 'pat'), down(pat!, 'pat', 'ida')]);
    expect(outcomes.toSorted()).toEqual(['done', denied]);
  });
});

describe('one’s own document', () => {
  test('is deleted when its person wants it; an administrator gives the role up first', async () => {
    expect(await outcome(takeOff(cem!, 'cem'))).toBe('done');
    for (const who of [ida!, pat!]) expect(await outcome(takeOff(who, 'ida'))).toBe(denied);
    await roleChange(pat!, person('pat'), { uid: 'ida', was: 'admin', role: 'user' });
    expect(await outcome(takeOff(ida!, 'ida'))).toBe('done');
  });

  test('does not come back with a higher role, not even where everybody may choose one', async () => {
    await put('settings/registration', { adminSignUp: 'open' });
    await takeOff(cem!, 'cem');
    const again = (role: string) =>
      outcome(
        setDoc(doc(cem!, 'users/cem'), { email: 'cem@example.net', role, createdAt: serverTimestamp() }),
      );
    for (const role of ['admin', 'healthcare']) expect(await again(role)).toBe(denied);
    expect(await again('user')).toBe('done');
    // Nor by writing it twice in one step.
    const batch = writeBatch(cem!);
    batch.set(doc(cem!, 'formerUsers/cem'), { at: serverTimestamp() });
    batch.delete(doc(cem!, 'users/cem'));
    const admin = { email: 'cem@example.net', role: 'admin', createdAt: serverTimestamp() };
    batch.set(doc(cem!, 'users/cem'), admin);
    expect(await outcome(batch.commit())).toBe(denied);
  });
});
