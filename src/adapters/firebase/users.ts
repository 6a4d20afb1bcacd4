import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { sameJson } from '../records';
import { isRole, type Role, type User } from '../../domain/users/user';
import { CollectionError, type Collection } from '../../ports/collection';
import { answered } from './answers';
import { createChanges, type Changes } from './changes';
import { momentOf } from './documents';
import { newKey, type Shared } from './shared';

/** More rows than an administrator's table is made for. */
const mostUsers = 5000;

function userOf(uid: string, stored: DocumentData): User {
  const email = String(stored['email']);
  const { name, role, lastLogin, createdAt } = stored;
  return {
    id: uid,
    username: email,
    email,
    ...(typeof name === 'string' && { name }),
    role: isRole(role) ? role : 'user',
    token: '',
    lastLogin: momentOf(lastLogin ?? createdAt),
  };
}

/**
 * The people, as administrators see them: the documents `users/{uid}` that the user directory makes. A person's own
 * login keeps its day there; only another administrator changes a role, which the same step writes down, and nobody an
 * address. Whoever has a role is made a User before they go: the rules take nobody else off the list.
 */
export function createSharedUsers({
  open,
  person,
  changes = createChanges(),
}: Shared & { changes?: Changes }): Collection<User> {
  const at = async (id: string) => doc(await open(), 'users', id);
  const read = async (id: string) => {
    const stored = (await answered(getDoc(await at(id)))).data();
    return stored ? userOf(id, stored) : null;
  };
  /** Changes somebody's role, and writes down who did. */
  const giveRole = async ({ id, email, role: was }: User, role: Role) => {
    const database = await open();
    const me = person();
    const name = newKey();
    const batch = writeBatch(database);
    batch.set(doc(database, 'roleChanges', name), {
      uid: me?.id,
      // As the identity service has it in its token.
      email: me?.email.trim().toLowerCase(),
      about: id,
      person: email,
      was,
      role,
      at: serverTimestamp(),
    });
    batch.update(doc(database, 'users', id), { role, roleChange: name });
    await answered(batch.commit());
  };

  return {
    storageNotice: 'All administrators see the same list.',
    async list() {
      if (!person()) return [];
      const all = query(collection(await open(), 'users'), limit(mostUsers));
      return (await answered(getDocs(all))).docs.map((one) => userOf(one.id, one.data()));
    },
    get: read,
    async put(user, condition) {
      const { id, email, name, role, lastLogin } = user;
      const own = person()?.id === id;
      // Nobody can change their own role: one's own row only updates the last login.
      if (own && condition) throw new CollectionError('permission');
      const before = own ? null : await read(id);
      if (before && sameJson(before, user)) return;
      if (condition && !sameJson(before, condition.expected)) throw new CollectionError('conflict');
      const ref = await at(id);
      if (own) await answered(updateDoc(ref, { lastLogin: serverTimestamp() }));
      else {
        const there: User = before ?? { ...user, role: 'user' };
        const row = { email, ...(name && { name }), role: 'user', createdAt: lastLogin, lastLogin };
        if (!before) await answered(setDoc(ref, row));
        if (there.role !== role) await giveRole(there, role);
      }
      changes.notify();
    },
    async add() {
      // People register; nobody can do it for them.
      throw new CollectionError('permission');
    },
    async remove(id) {
      const before = await read(id);
      if (!before) return null;
      if (before.role !== 'user') await giveRole(before, 'user');
      const database = await open();
      const batch = writeBatch(database);
      // Recognises somebody who registers again.
      batch.set(doc(database, 'formerUsers', id), { at: serverTimestamp() });
      batch.delete(await at(id));
      await answered(batch.commit());
      changes.notify();
      return before;
    },
    subscribe: changes.subscribe,
    damage: () => [],
  };
}
