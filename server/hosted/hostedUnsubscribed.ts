import { createHash } from 'node:crypto';
import { emailKey } from '../../src/domain/user';
import type { Unsubscribed, UnsubscribedList } from '../mail/unsubscribed';
import type { Firestore } from './firestore';

/** The document of an address. Its name is a hash, so that the list cannot be read as addresses. */
const pathOf = (email: string) =>
  `unsubscribed/${createHash('sha256').update(emailKey(email)).digest('hex')}`;

/** The list as the server asks for it: with the token of the administrator who wants to write. */
export function createHostedUnsubscribed(firestore: Firestore): Unsubscribed {
  return {
    has: async (email, { token }) => (await firestore.get(pathOf(email), token)) !== null,
  };
}

/** The list as an operator keeps it: the rules let nobody else. @param token of the project's owner. */
export function createHostedUnsubscribedList(firestore: Firestore, token: string): UnsubscribedList {
  return {
    async add(email, now) {
      await firestore.create(pathOf(email), { since: new Date(now) }, token);
    },
    async remove(email) {
      const path = pathOf(email);
      if ((await firestore.get(path, token)) === null) return false;
      await firestore.remove(path, token);
      return true;
    },
  };
}
