import {
  doc,
  increment,
  serverTimestamp,
  writeBatch,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';

/** A moment that has been. */
export const day = '2026-11-22T01:00:00.000Z';
const made = (key: string) => ({ key, addedAt: serverTimestamp() });
export const resource = (id: number, more: object = {}) => ({
  id,
  title: 'Walking',
  description: '',
  type: 'text',
  category: 'Fitness',
  ratingCount: 0,
  ratingSum: 0,
  ...made(`key${id}`),
  ...more,
});
export const event = (id: number, more: object = {}) => ({
  id,
  title: 'Morning tea',
  date: '2026-12-11',
  location: 'Hall',
  description: '',
  category: 'social',
  image: '',
  capacity: 2,
  attendees: 0,
  ...made(`key${id}`),
  ...more,
});
export const appointment = (id: string, uid: string, more: object = {}) => ({
  id,
  title: 'Hearing test',
  start: '2026-11-25T01:00:00.000Z',
  end: '2026-11-25T02:00:00.000Z',
  location: '',
  description: '',
  allDay: false,
  owner: uid,
  ...made(id),
  ...more,
});
/** What others see of it, and the count that it is in. */
export const times = { start: '2026-11-25T01:00:00.000Z', end: '2026-11-25T02:00:00.000Z', month: '2026-11' };
export const rating = (uid: string, stars: unknown, more: object = {}) => ({
  resource: 1,
  key: 'key1',
  uid,
  rating: stars,
  ratedAt: serverTimestamp(),
  ...more,
});

/** Writes in one step. */
export const together = (database: Firestore, fill: (batch: WriteBatch) => void) => {
  const batch = writeBatch(database);
  fill(batch);
  return batch.commit();
};

/** Takes somebody off the list, as the product does. */
export const takeOff = (database: Firestore, uid: string) =>
  together(database, (batch) => {
    batch.set(doc(database, 'formerUsers', uid), { at: serverTimestamp() });
    batch.delete(doc(database, 'users', uid));
  });

/** Gives somebody a role and writes it down, as the product does. */
export const roleChange = (
  database: Firestore,
  by: { uid: string; email: string },
  { uid, was, role }: { uid: string; was: string; role: string },
  { name = 'note', ...more }: { name?: string; [field: string]: unknown } = {},
) =>
  together(database, (batch) => {
    const person = `${uid}@example.net`;
    const note = { ...by, about: uid, person, was, role, at: serverTimestamp(), ...more };
    batch.set(doc(database, 'roleChanges', name), note);
    batch.update(doc(database, 'users', uid), { role, roleChange: name });
  });

/** Books as the product does. */
export const book = (database: Firestore, uid: string, ids: readonly string[], start: string, end: string) =>
  together(database, (batch) => {
    const month = end.slice(0, 7);
    for (const id of ids) {
      batch.set(doc(database, 'appointments', id), appointment(id, uid, { start, end }));
      batch.set(doc(database, 'busy', id), { start, end, month });
      const count = { count: increment(1), last: id };
      batch.set(doc(database, 'bookings', uid, 'months', month), count, { merge: true });
    }
  });
