import { createHash } from 'node:crypto';
import { emailKey } from '../../src/domain/users/user';
import type { Unsubscribed, UnsubscribedList } from '../mail/unsubscribed';
import type { Firestore } from './firestore';

const nameOf = (key: string) => `unsubscribed/${createHash('sha256').update(key).digest('hex')}`;

/** The document of an address. Its name is a hash, so that the list cannot be read as addresses. */
const pathOf = (email: string) => nameOf(emailKey(email));

/** All documents that may stand for an address: earlier versions kept other letters as they were typed. */
const pathsOf = (email: string) => [...new Set([pathOf(email), nameOf(email.trim().toLowerCase())])];

/** The list as the server asks for it: with the token of the administrator who wants to write. */
export function createHostedUnsubscribed(firestore: Firestore): Unsubscribed {
  return {
    async has(email, { token }) {
      for (const path of pathsOf(email)) if ((await firestore.get(path, token)) !== null) return true;
      return false;
    },
  };
}

/** The list as an operator keeps it: the rules let nobody else. @param token of the project's owner. */
export function createHostedUnsubscribedList(firestore: Firestore, token: string): UnsubscribedList {
  return {
    async add(email, now) {
      await firestore.create(pathOf(email), { since: new Date(now) }, token);
    },
    async remove(email) {
      let found = false;
      for (const path of pathsOf(email)) {
        if ((await firestore.get(path, token)) === null) continue;
        await firestore.remove(path, token);
        found = true;
      }
      return found;
    },
  };
}
