import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore/lite';
import { sameJson } from '../records';
import { isRole, type User } from '../../domain/user';
import { CollectionError, type Collection } from '../../ports/collection';
import { answered } from './answers';
import { createChanges, type Changes } from './changes';
import type { Shared } from './shared';

/** More rows than an administrator's table is made for. */
const mostUsers = 5000;

function userOf(uid: string, stored: DocumentData): User {
  const email = String(stored['email']);
  const { role, lastLogin, createdAt } = stored;
  return {
    id: uid,
    username: email,
    email,
    role: isRole(role) ? role : 'user',
    token: '',
    lastLogin: String(lastLogin ?? createdAt),
  };
}

/**
 * The people, as administrators see them: the documents `users/{uid}` that the user directory makes. A person's own
 * login keeps its day there; only another administrator changes a role, and nobody an address.
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
  return {
    keptWhere: 'All administrators see the same list.',
    async list() {
      if (!person()) return [];
      const all = query(collection(await open(), 'users'), limit(mostUsers));
      return (await answered(getDocs(all))).docs.map((one) => userOf(one.id, one.data()));
    },
    get: read,
    async put(user, condition) {
      const { id, email, role, lastLogin } = user;
      const own = person()?.id === id;
      // Nobody gives themselves a role: one's own row only says when one was here.
      if (own && condition) throw new CollectionError('permission');
      const before = own ? null : await read(id);
      if (before && sameJson(before, user)) return;
      if (condition && !sameJson(before, condition.expected)) throw new CollectionError('conflict');
      const ref = await at(id);
      if (own) await answered(updateDoc(ref, { lastLogin }));
      else if (before) await answered(updateDoc(ref, { role, lastLogin }));
      else await answered(setDoc(ref, { email, role, createdAt: lastLogin, lastLogin }));
      changes.tell();
    },
    async add() {
      // People register; nobody can do it for them.
      throw new CollectionError('permission');
    },
    async remove(id) {
      const before = await read(id);
      if (!before) return null;
      await answered(deleteDoc(await at(id)));
      changes.tell();
      return before;
    },
    subscribe: changes.subscribe,
    damage: () => [],
  };
}
