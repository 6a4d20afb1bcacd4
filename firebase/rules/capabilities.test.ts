import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { appointment, day, event, rating, resource, roleChange, takeOff, times, together } from './documents';
import { databaseOf, endDatabases, outcome, startEmpty } from './people';

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
const forAll = [yes, yes, yes, yes] as const;
const forMembers = [no, yes, yes, yes] as const;
const forRaters = [no, yes, yes, no] as const;
const forUsers = [no, yes, no, no] as const;
const forAdmins = [no, no, yes, no] as const;
const forHealthcare = [no, no, no, yes] as const;
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
  for (const [who, person] of Object.entries(people)) {
    if (person) put(`users/${person.uid}`, { email: person.email, role: who, createdAt: day });
    // Everybody has a rating of 4, an appointment and a place of their own, so that each row is about the same thing.
    const uid = person?.uid ?? 'nobody';
    put(`ratings/key2_${uid}`, rating(uid, 4, { resource: 2, key: 'key2' }));
    put(`appointments/of-${uid}`, appointment(`of-${uid}`, uid));
    put(`busy/of-${uid}`, times);
    put(`bookings/${uid}/months/2026-11`, { count: 1, last: `of-${uid}` });
    put(`registrations/3_${uid}`, { event: 3, uid, since: serverTimestamp() });
  }
  put('users/bob', { email: 'bob@example.net', role: 'user', createdAt: day });
  put('resources/1', resource(1));
  put('resources/2', resource(2, { ratingCount: 5, ratingSum: 20 }));
  put('ratings/key2_bob', rating('bob', 4, { resource: 2, key: 'key2' }));
  put('events/1', event(1));
  put('events/2', event(2, { attendees: 2 }));
  put('events/3', event(3, { attendees: 5, capacity: 9 }));
  put('registrations/3_bob', { event: 3, uid: 'bob', since: serverTimestamp() });
  put('events/4', event(4, { attendees: 2 }));
  put('waiting/4', { uids: ['bob'] });
  put('appointments/of-bob', appointment('of-bob', 'bob'));
  put('busy/of-bob', times);
  put('bookings/bob/months/2026-11', { count: 1, last: 'of-bob' });
  await testEnvironment.commit();
});

type Work = (
  at: (path: string) => ReturnType<typeof doc>,
  uid: string,
  database: Firestore,
) => Promise<unknown>;
type Row = readonly [what: string, allowed: readonly string[], work: Work];

const rate =
  (stars: unknown, sum = stars, people_ = 1, more: object = {}): Work =>
  (at, uid, database) =>
    together(database, (batch) => {
      batch.set(at(`ratings/key1_${uid}`), rating(uid, stars, more));
      batch.update(at('resources/1'), {
        ratingCount: increment(people_),
        ratingSum: increment(sum as number),
      });
    });

const countBooked = (
  batch: WriteBatch,
  at: Parameters<Work>[0],
  uid: string,
  last: string,
  by: number,
  month = '2026-11',
) => batch.set(at(`bookings/${uid}/months/${month}`), { count: increment(by), last }, { merge: true });

const book =
  (id: string, more: object = {}, busy: object | null = times): Work =>
  (at, uid, database) =>
    together(database, (batch) => {
      batch.set(at(`appointments/${id}`), appointment(id, uid, more));
      if (busy) batch.set(at(`busy/${id}`), busy);
      if (busy) countBooked(batch, at, uid, id, 1);
    });

const bookUncounted: Work = (at, uid, database) =>
  together(database, (batch) => {
    batch.set(at('appointments/new'), appointment('new', uid));
    batch.set(at('busy/new'), times);
  });

const register =
  (id: number, count = 1, also?: (batch: WriteBatch, at: Parameters<Work>[0]) => void): Work =>
  (at, uid, database) =>
    together(database, (batch) => {
      batch.set(at(`registrations/${id}_${uid}`), { event: id, uid, since: serverTimestamp() });
      if (count) batch.update(at(`events/${id}`), { attendees: increment(count) });
      also?.(batch, at);
    });

/** Gives Bob a role. */
const grant =
  (role: string): Work =>
  (_, uid, database) =>
    roleChange(database, { uid, email: `${uid}@example.net` }, { uid: 'bob', was: 'user', role });

const list =
  (path: string, mine?: string): Work =>
  (_, uid, database) => {
    const all = collection(database, path);
    return getDocs(mine ? query(all, where(mine, '==', uid)) : query(all, limit(200)));
  };

const rows: readonly Row[] = [
  // Pages and what they show.
  ['read a resource', forAll, (at) => getDoc(at('resources/1'))],
  ['list the resources', forAll, list('resources')],
  ['read an event', forAll, (at) => getDoc(at('events/1'))],
  ['list the events', forAll, list('events')],
  ['read anything else', forNobody, (at) => getDoc(at('secrets/1'))],
  ['write anything else', forNobody, (at) => setDoc(at('secrets/1'), { a: 1 })],

  // Ratings.
  ['rate a resource', forRaters, rate(5)],
  ['rate with 1', forRaters, rate(1)],
  ['rate with 0', forNobody, rate(0)],
  ['rate with 6', forNobody, rate(6)],
  ['rate with a half', forNobody, rate(4.5)],
  ['rate with a text', forNobody, rate('5', 5)],
  ['rate 5 and count 10', forNobody, rate(5, 10)],
  ['rate 5 and count two people', forNobody, rate(5, 5, 2)],
  ['rate without counting it', forNobody, (at, uid) => setDoc(at(`ratings/key1_${uid}`), rating(uid, 5))],
  ['count without rating', forNobody, (at) => updateDoc(at('resources/1'), { ratingCount: 1, ratingSum: 5 })],
  [
    'rate in another’s name',
    forNobody,
    (at, _, database) =>
      together(database, (batch) => {
        batch.set(at('ratings/key1_bob'), rating('bob', 5));
        batch.update(at('resources/1'), { ratingCount: increment(1), ratingSum: increment(5) });
      }),
  ],
  ['rate with a note', forNobody, rate(5, 5, 1, { note: 'x' })],
  [
    'change one’s own rating',
    forRaters,
    (at, uid, database) =>
      together(database, (batch) => {
        batch.set(at(`ratings/key2_${uid}`), rating(uid, 1, { resource: 2, key: 'key2' }));
        batch.update(at('resources/2'), { ratingSum: increment(-3) });
      }),
  ],
  [
    'take one’s own rating back',
    forRaters,
    (at, uid, database) =>
      together(database, (batch) => {
        batch.delete(at(`ratings/key2_${uid}`));
        batch.update(at('resources/2'), { ratingCount: increment(-1), ratingSum: increment(-4) });
      }),
  ],
  [
    'take another’s rating back',
    forNobody,
    (at, _, database) =>
      together(database, (batch) => {
        batch.delete(at('ratings/key2_bob'));
        batch.update(at('resources/2'), { ratingCount: increment(-1), ratingSum: increment(-4) });
      }),
  ],
  ['list one’s own ratings', forMembers, list('ratings', 'uid')],
  ['read another’s rating', forNobody, (at) => getDoc(at('ratings/key2_bob'))],
  ['list everybody’s ratings', forNobody, list('ratings')],

  // Resources.
  ['add a resource', forAdmins, (at) => setDoc(at('resources/7'), resource(7))],
  [
    'add one that is rated already',
    forNobody,
    (at) => setDoc(at('resources/7'), resource(7, { ratingCount: 9, ratingSum: 45 })),
  ],
  ['add one without a title', forNobody, (at) => setDoc(at('resources/7'), resource(7, { title: ' ' }))],
  [
    'add one with a number for a title',
    forNobody,
    (at) => setDoc(at('resources/7'), resource(7, { title: 7 })),
  ],
  [
    'add one that is far too long',
    forNobody,
    (at) => setDoc(at('resources/7'), resource(7, { body: 'x'.repeat(50_001) })),
  ],
  ['add one with a field more', forNobody, (at) => setDoc(at('resources/7'), resource(7, { note: 'x' }))],
  ['add one under another number', forNobody, (at) => setDoc(at('resources/8'), resource(7))],
  ['edit a resource', forAdmins, (at) => updateDoc(at('resources/1'), { title: 'Walking in company' })],
  ['edit its average', forNobody, (at) => updateDoc(at('resources/2'), { ratingSum: 25 })],
  ['delete a resource', forAdmins, (at) => deleteDoc(at('resources/1'))],

  // Events.
  ['add an event', forHealthcare, (at) => setDoc(at('events/7'), event(7))],
  ['add one that is full of nobody', forNobody, (at) => setDoc(at('events/7'), event(7, { attendees: 2 }))],
  ['add one on no day', forNobody, (at) => setDoc(at('events/7'), event(7, { date: 'soon' }))],
  ['add one of another category', forNobody, (at) => setDoc(at('events/7'), event(7, { category: 'party' }))],
  ['edit an event', forHealthcare, (at) => updateDoc(at('events/1'), { title: 'Afternoon tea' })],
  ['edit how many are coming', forNobody, (at) => updateDoc(at('events/1'), { attendees: 1 })],
  ['delete an event without people', forHealthcare, (at) => deleteDoc(at('events/1'))],
  ['delete an event with people', forNobody, (at) => deleteDoc(at('events/2'))],
  [
    'bring the first events',
    forAdmins,
    (at, _, database) =>
      together(database, (batch) => {
        batch.set(at('seeds/events'), { at: serverTimestamp() });
        batch.set(at('events/7'), event(7, { attendees: 2, sample: true }));
      }),
  ],

  // Places at events.
  ['register', forMembers, register(1)],
  ['register without being counted', forNobody, register(1, 0)],
  ['register and count two', forNobody, register(1, 2)],
  ['register at a full event', forNobody, register(2)],
  ['register twice', forNobody, register(3)],
  ['register at no event', forNobody, register(9)],
  [
    'register somebody else',
    forNobody,
    (at, _, database) =>
      together(database, (batch) => {
        batch.set(at('registrations/1_bob'), { event: 1, uid: 'bob', since: serverTimestamp() });
        batch.update(at('events/1'), { attendees: increment(1) });
      }),
  ],
  ['be counted without a place', forNobody, (at) => updateDoc(at('events/1'), { attendees: increment(1) })],
  [
    'give up one’s own place',
    forMembers,
    (at, uid, database) =>
      together(database, (batch) => {
        batch.delete(at(`registrations/3_${uid}`));
        batch.update(at('events/3'), { attendees: increment(-1) });
      }),
  ],
  [
    'give up another’s place',
    forNobody,
    (at, _, database) =>
      together(database, (batch) => {
        batch.delete(at('registrations/3_bob'));
        batch.update(at('events/3'), { attendees: increment(-1) });
      }),
  ],
  ['list one’s own places', forMembers, list('registrations', 'uid')],
  ['list everybody’s places', forNobody, list('registrations')],
  ['see another’s place', forNobody, (at) => getDoc(at('registrations/3_bob'))],

  // Waiting lists.
  ['wait for a full event', forMembers, (at, uid) => setDoc(at('waiting/2'), { uids: [uid] })],
  ['wait behind others', forMembers, (at, uid) => updateDoc(at('waiting/4'), { uids: arrayUnion(uid) })],
  ['jump the line', forNobody, (at, uid) => updateDoc(at('waiting/4'), { uids: [uid, 'bob'] })],
  [
    'push another out of the line',
    forNobody,
    (at) => updateDoc(at('waiting/4'), { uids: arrayRemove('bob') }),
  ],
  ['put another in line', forNobody, (at) => setDoc(at('waiting/2'), { uids: ['bob'] })],
  ['wait where places are free', forNobody, (at, uid) => setDoc(at('waiting/1'), { uids: [uid] })],
  [
    'wait where one has a place',
    forNobody,
    async (at, uid) => {
      await updateDoc(doc(owner, 'events/3'), { capacity: 5 });
      await setDoc(at('waiting/3'), { uids: [uid] });
    },
  ],
  [
    'take the place of those who wait',
    forNobody,
    async (at, uid, database) => {
      await updateDoc(doc(owner, 'events/4'), { capacity: 3 });
      await register(4)(at, uid, database);
    },
  ],
  [
    'list the lines one is in',
    forMembers,
    (_, uid, database) =>
      getDocs(query(collection(database, 'waiting'), where('uids', 'array-contains', uid))),
  ],
  ['list all lines', forNobody, list('waiting')],

  // Appointments.
  ['book', forMembers, book('new')],
  ['book in another’s name', forNobody, book('new', { owner: 'bob' })],
  ['book without its busy time', forNobody, book('new', {}, null)],
  ['book without counting it', forNobody, bookUncounted],
  ['book with another busy time', forNobody, book('new', {}, { ...times, end: '2026-11-25T09:00:00.000Z' })],
  ['book with a name in the busy time', forNobody, book('new', {}, { ...times, title: 'Hearing test' })],
  [
    'book backwards',
    forNobody,
    book('new', { end: '2026-11-24T01:00:00.000Z' }, { ...times, end: '2026-11-24T01:00:00.000Z' }),
  ],
  ['book without a title', forNobody, book('new', { title: '' })],
  ['book far too long a note', forNobody, book('new', { description: 'x'.repeat(5001) })],
  ['book over another’s appointment', forNobody, book('of-bob')],
  ['block a time without an appointment', forNobody, (at) => setDoc(at('busy/new'), times)],
  [
    'edit one’s own appointment',
    forMembers,
    (at, uid) => updateDoc(at(`appointments/of-${uid}`), { title: 'Eye test' }),
  ],
  [
    'edit another’s appointment',
    forNobody,
    (at) => updateDoc(at('appointments/of-bob'), { title: 'Eye test' }),
  ],
  [
    'give one’s own to another',
    forNobody,
    (at, uid) => updateDoc(at(`appointments/of-${uid}`), { owner: 'bob' }),
  ],
  [
    'move one’s own',
    forMembers,
    (at, uid, database) => {
      const later = { start: '2026-12-26T01:00:00.000Z', end: '2026-12-26T02:00:00.000Z' };
      return together(database, (batch) => {
        batch.update(at(`appointments/of-${uid}`), later);
        batch.set(at(`busy/of-${uid}`), { ...later, month: '2026-12' });
        countBooked(batch, at, uid, `of-${uid}`, -1);
        countBooked(batch, at, uid, `of-${uid}`, 1, '2026-12');
      });
    },
  ],
  [
    'move another’s busy time',
    forNobody,
    (at) => setDoc(at('busy/of-bob'), { ...times, end: '2026-11-25T03:00:00.000Z' }),
  ],
  [
    'delete one’s own appointment',
    forMembers,
    (at, uid, database) =>
      together(database, (batch) => {
        batch.delete(at(`appointments/of-${uid}`));
        batch.delete(at(`busy/of-${uid}`));
        countBooked(batch, at, uid, `of-${uid}`, -1);
      }),
  ],
  [
    'delete one’s own and leave its busy time',
    forNobody,
    (at, uid) => deleteDoc(at(`appointments/of-${uid}`)),
  ],
  [
    'delete another’s appointment',
    forNobody,
    (at, _, database) =>
      together(database, (batch) => {
        batch.delete(at('appointments/of-bob'));
        batch.delete(at('busy/of-bob'));
      }),
  ],
  ['read one’s own appointment', forMembers, (at, uid) => getDoc(at(`appointments/of-${uid}`))],
  ['read another’s appointment', forNobody, (at) => getDoc(at('appointments/of-bob'))],
  ['list one’s own appointments', forMembers, list('appointments', 'owner')],
  ['list everybody’s appointments', forNobody, list('appointments')],
  ['list the busy times', forMembers, list('busy')],
  [
    'list more busy times than anybody needs',
    forNobody,
    (_, __, database) => getDocs(query(collection(database, 'busy'), limit(201))),
  ],

  // People.
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
