import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf, endDatabases, outcome, ownerWrites, startEmpty } from '@/testing/firebase/people';

const ada = { uid: 'ada', email: 'Ada@example.net' };
const bob = { uid: 'bob', email: 'bob@example.net' };
const kept = { email: ada.email, role: 'user', createdAt: '2026-11-22T01:00:00.000Z' };
const registration = { ...kept, createdAt: serverTimestamp() };
const denied = 'permission-denied';

beforeEach(startEmpty);
afterEach(endDatabases);

const register = (person: typeof ada | null, document: Record<string, unknown>) =>
  outcome(setDoc(doc(databaseOf(person), 'users/ada'), document));

describe('registering', () => {
  test.each([
    ['one’s own document', registration, 'done'],
    ['the address in small letters', { ...registration, email: 'ada@example.net' }, 'done'],
    ['another person’s address', { ...registration, email: bob.email }, denied],
    ['the role admin', { ...registration, role: 'admin' }, denied],
    ['the role healthcare', { ...registration, role: 'healthcare' }, denied],
    ['a role that is not a string', { ...registration, role: ['user'] }, denied],
    ['a name', { ...registration, name: 'Ada' }, 'done'],
    ['an empty name', { ...registration, name: ' ' }, denied],
    ['a name that is too long', { ...registration, name: 'x'.repeat(61) }, denied],
    ['an extra field', { ...registration, note: 'x' }, denied],
    ['a missing field', { email: ada.email, role: 'user' }, denied],
    ['an invalid date', { ...registration, createdAt: 'yesterday' }, denied],
    ['a date set by the browser', kept, denied],
    [
      'a date followed by a long text',
      { ...registration, createdAt: `${kept.createdAt} ${'x'.repeat(999)}` },
      denied,
    ],
  ])('with %s', async (_, document, expected) => {
    expect(await register(ada, document)).toBe(expected);
  });

  test('is only possible for oneself', async () => {
    expect(await register(bob, registration)).toBe(denied);
    expect(await register(null, registration)).toBe(denied);
  });

  test('as an administrator needs the owner’s permission, which nobody else can read or give', async () => {
    const admin = { ...registration, role: 'admin' };
    const word = doc(databaseOf(ada), 'settings/registration');
    expect(await outcome(setDoc(word, { adminSignUp: 'open' }))).toBe(denied);
    expect(await outcome(getDoc(word))).toBe(denied);
    await ownerWrites('settings/registration', { adminSignUp: 'closed' });
    expect(await register(ada, admin)).toBe(denied);
    await ownerWrites('settings/registration', { note: 'no word' });
    expect(await register(ada, admin)).toBe(denied);
    await ownerWrites('settings/registration', { adminSignUp: 'open' });
    expect(await register(ada, { ...registration, role: 'healthcare' })).toBe(denied);
    expect(await register(ada, admin)).toBe('done');
  });
});

describe('a user’s document', () => {
  beforeEach(() => ownerWrites('users/ada', kept));

  test.each([
    ['its owner', ada, 'done'],
    ['another person', bob, denied],
    ['a visitor', null, denied],
  ])('is read by %s: %s', async (_, person, expected) => {
    expect(await outcome(getDoc(doc(databaseOf(person), 'users/ada')))).toBe(expected);
  });

  test('has a name that only its owner changes and takes out', async () => {
    const rename = (person: typeof ada | null, name: unknown) =>
      outcome(updateDoc(doc(databaseOf(person), 'users/ada'), { name }));
    expect(await rename(ada, 'Ada')).toBe('done');
    expect(await rename(ada, 'x'.repeat(61))).toBe(denied);
    expect(await rename(bob, 'Bob')).toBe(denied);
    expect(await rename(null, 'Bob')).toBe(denied);
    expect(await rename(ada, deleteField())).toBe('done');
  });

  test('is otherwise changed by nobody, not even with the same contents, and deleted by nobody without a record', async () => {
    await ownerWrites('settings/registration', { adminSignUp: 'open' });
    for (const person of [ada, bob, null]) {
      const document = doc(databaseOf(person), 'users/ada');
      expect(await outcome(updateDoc(document, { role: 'admin' }))).toBe(denied);
      expect(await outcome(setDoc(document, { ...registration, role: 'admin' }))).toBe(denied);
      expect(await outcome(setDoc(document, registration))).toBe(denied);
      expect(await outcome(deleteDoc(document))).toBe(denied);
    }
  });

  test.each([
    ['a person', ada],
    ['a visitor', null],
  ])('gives %s no list of people, and every other path is closed', async (_, person) => {
    const database = databaseOf(person);
    expect(await outcome(getDocs(collection(database, 'users')))).toBe(denied);
    expect(await outcome(getDoc(doc(database, 'elsewhere/1')))).toBe(denied);
    expect(await outcome(setDoc(doc(database, 'elsewhere/1'), { a: 1 }))).toBe(denied);
    expect(await outcome(setDoc(doc(database, 'users/ada/inner/1'), { a: 1 }))).toBe(denied);
  });
});
