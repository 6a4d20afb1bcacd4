import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { roleChange, takeOff } from '@/testing/firebase/documents';
import { databaseOf, endDatabases, outcome, startEmpty } from '@/testing/firebase/people';

/** Who asks. Everybody but the visitor has a document that says their role. */
const people = {
  visitor: null,
  user: { uid: 'ann', email: 'ann@example.net' },
  admin: { uid: 'ida', email: 'ida@example.net' },
  healthcare: { uid: 'leo', email: 'leo@example.net' },
};
type Who = keyof typeof people;

/** The columns: what comes of it for each of them. */
const yes = 'done';
const no = 'permission-denied';
const forMembers = [no, yes, yes, yes] as const;
const forUsers = [no, yes, no, no] as const;
const forAdmins = [no, no, yes, no] as const;
const forNobody = [no, no, no, no] as const;

const databases = Object.fromEntries(
  Object.entries(people).map(([who, person]) => [who, databaseOf(person)]),
) as Record<Who, Firestore>;
const owner = databaseOf('owner');
afterAll(endDatabases);

beforeEach(async () => {
  await startEmpty();
  const testEnvironment = writeBatch(owner);
  const put = (path: string, data: object) => testEnvironment.set(doc(owner, path), data);
  const createdAt = '2026-11-22T01:00:00.000Z';
  for (const [who, person] of Object.entries(people))
    if (person) put(`users/${person.uid}`, { email: person.email, role: who, createdAt });
  put('users/bob', { email: 'bob@example.net', role: 'user', createdAt });
  // As earlier versions kept them.
  put('events/1', { id: 1, title: 'Morning tea' });
  for (const uid of ['nobody', 'ann', 'ida', 'leo']) put(`appointments/of-${uid}`, { owner: uid });
  await testEnvironment.commit();
});

type Work = (
  at: (path: string) => ReturnType<typeof doc>,
  uid: string,
  database: Firestore,
) => Promise<unknown>;
type Row = readonly [what: string, allowed: readonly string[], work: Work];

/** Gives Bob a role. */
const grant =
  (role: string): Work =>
  (_, uid, database) =>
    roleChange(database, { uid, email: `${uid}@example.net` }, { uid: 'bob', was: 'user', role });

const list =
  (path: string): Work =>
  (_, __, database) =>
    getDocs(collection(database, path));

const rows: readonly Row[] = [
  ['read anything else', forNobody, (at) => getDoc(at('secrets/1'))],
  ['write anything else', forNobody, (at) => setDoc(at('secrets/1'), { a: 1 })],
  ['read an event of an earlier version', forNobody, (at) => getDoc(at('events/1'))],
  [
    'read one’s own appointment of an earlier version',
    forNobody,
    (at, uid) => getDoc(at(`appointments/of-${uid}`)),
  ],
  ['read one’s own document', forMembers, (at, uid) => getDoc(at(`users/${uid}`))],
  ['read another’s document', forAdmins, (at) => getDoc(at('users/bob'))],
  ['list the people', forAdmins, list('users')],
  [
    'say that one was here',
    forMembers,
    (at, uid) => updateDoc(at(`users/${uid}`), { lastLogin: serverTimestamp() }),
  ],
  [
    'say that one was here in the year 9999',
    forNobody,
    (at, uid) => updateDoc(at(`users/${uid}`), { lastLogin: '9999-01-01T00:00:00.000Z' }),
  ],
  [
    'give oneself another role',
    forNobody,
    (at, uid) => updateDoc(at(`users/${uid}`), { role: uid === 'ida' ? 'healthcare' : 'admin' }),
  ],
  [
    'write oneself anew as administrator',
    forNobody,
    async (at, uid) => {
      await deleteDoc(doc(owner, `users/${uid}`));
      const email = `${uid}@example.net`;
      await setDoc(at(`users/${uid}`), { email, role: 'admin', createdAt: serverTimestamp() });
    },
  ],
  ['give another a role', forAdmins, grant('healthcare')],
  ['give another a role without a note', forNobody, (at) => updateDoc(at('users/bob'), { role: 'admin' })],
  ['give another an unknown role', forNobody, grant('owner')],
  ['read who gave which role', forAdmins, list('roleChanges')],
  [
    'change one’s own address',
    forNobody,
    (at, uid) => updateDoc(at(`users/${uid}`), { email: 'x@example.net' }),
  ],
  ['change another’s address', forNobody, (at) => updateDoc(at('users/bob'), { email: 'x@example.net' })],
  ['take oneself off the list', forUsers, (_, uid, database) => takeOff(database, uid)],
  ['take another off the list', forAdmins, (_, __, database) => takeOff(database, 'bob')],
  ['take another off the list without a trace', forNobody, (at) => deleteDoc(at('users/bob'))],
  [
    'open the registration of administrators',
    forNobody,
    (at) => setDoc(at('settings/registration'), { adminSignUp: 'open' }),
  ],
];

/** The sample people in the order of the columns. */
const columns: readonly Who[] = ['visitor', 'user', 'admin', 'healthcare'];

describe.each(rows)('%s', (_what, allowed, work) => {
  test.each(columns.map((who, index) => [who, allowed[index]!] as const))(
    'as %s: %s',
    async (who, expected) => {
      const database = databases[who];
      const at = (path: string) => doc(database, path);
      expect(await outcome(work(at, people[who]?.uid ?? 'nobody', database))).toBe(expected);
    },
  );
});
