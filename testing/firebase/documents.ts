import { doc, serverTimestamp, writeBatch, type Firestore, type WriteBatch } from 'firebase/firestore/lite';

/** Writes in one step. */
const together = (database: Firestore, fill: (batch: WriteBatch) => void) => {
  const batch = writeBatch(database);
  fill(batch);
  return batch.commit();
};

/** Removes a user's document: an administrator another's, or users their own. */
export const takeOff = (database: Firestore, uid: string) =>
  together(database, (batch) => {
    batch.set(doc(database, 'formerUsers', uid), { at: serverTimestamp() });
    batch.delete(doc(database, 'users', uid));
  });

/** Gives a user a role and records it. */
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
