import { parseUser, type User } from '@/shared/domain/users/user';
import { CollectionError, completeAndSent, type Collection } from '@/src/ports/collection';
import { createListeners } from '@/src/ports/listeners';
import { sameJson } from '../../sameJson';
import type { DataCalls } from './dataCalls';
import { deleteAccount, giveRole, listAccounts } from '@/shared/contract/operations/accounts';

/** The accounts of the server, as administrators see them. Only a role can be changed; people register themselves. */
export function createServerUsers(calls: DataCalls, isAdministrator: () => boolean): Collection<User> {
  const { notify, subscribe } = createListeners();
  const list = async (): Promise<readonly User[]> => {
    if (!isAdministrator()) return [];
    const accounts = (await calls.read(listAccounts, {}))?.body?.accounts;
    if (!Array.isArray(accounts)) throw new CollectionError('unreachable');
    return accounts.map(parseUser).filter((user) => user !== null);
  };
  const get = async (id: string) => (await list()).find((user) => user.id === id) ?? null;
  return {
    ...completeAndSent,
    storageNotice: 'All administrators see the same list.',
    list,
    get,
    async put(user, condition) {
      const before = await get(user.id);
      // People register; nobody can do it for them.
      if (!before) throw new CollectionError('conflict');
      if (condition && !sameJson(before, condition.expected)) throw new CollectionError('conflict');
      if (sameJson(before, user) || before.role === user.role) return;
      const answer = await calls.write(giveRole, {
        params: { uid: user.id },
        body: { role: user.role },
      });
      if (!answer || answer.conflict) throw new CollectionError('conflict');
      notify();
    },
    async add() {
      // People register; nobody can do it for them.
      throw new CollectionError('permission');
    },
    async remove(id) {
      const before = await get(id);
      if (!before) return null;
      const answer = await calls.write(deleteAccount, { params: { uid: id } });
      if (!answer || answer.conflict) return null;
      notify();
      return before;
    },
    subscribe,
    damage: () => [],
  };
}
