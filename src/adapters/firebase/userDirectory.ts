import { FirebaseError } from 'firebase/app';
import { doc, getDoc, setDoc, type Firestore } from 'firebase/firestore/lite';
import { isRole, type UserDocument } from '../../domain/user';
import type { Clock } from '../../ports/clock';
import { UserDirectoryError, type UserDirectory } from '../../ports/userDirectory';
import type { FirebaseSettings } from './app';
import { openDatabase } from './database';

/** How long the database may take, in milliseconds. */
const patience = 10_000;

const denied: readonly string[] = ['permission-denied', 'unauthenticated'];
/** Nobody answered, or the login could not be renewed because nobody did. */
const noAnswer: readonly string[] = [
  'unavailable',
  'unknown',
  'deadline-exceeded',
  'auth/network-request-failed',
];

function toDirectoryError(error: unknown): UserDirectoryError {
  if (error instanceof UserDirectoryError) return error;
  const code = error instanceof FirebaseError ? error.code : '';
  const known = denied.includes(code)
    ? 'permission-denied'
    : noAnswer.includes(code)
      ? 'unreachable'
      : 'unknown';
  return new UserDirectoryError(known, { cause: error });
}

/** Reads a document, which an operator may have written by hand. A role that is none counts as `user`. */
function parseDocument({ email, role, createdAt }: Record<string, unknown>): UserDocument {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { email: text(email), role: isRole(role) ? role : 'user', createdAt: text(createdAt) };
}

/** The documents of a page's own project. */
export const openFirebaseUserDirectory = (settings: FirebaseSettings, clock: Clock) =>
  createFirebaseUserDirectory(openDatabase(settings), clock);

/** The documents `users/{uid}` in Firestore. Its rules let each person read their own and write it once. */
export function createFirebaseUserDirectory(database: Firestore, clock: Clock): UserDirectory {
  async function within<T>(work: Promise<T>): Promise<T> {
    let callOff = () => {};
    const tooLong = new Promise<never>((_, reject) => {
      callOff = clock.after(patience, () => reject(new UserDirectoryError('unreachable')));
    });
    try {
      return await Promise.race([work, tooLong]);
    } catch (error) {
      throw toDirectoryError(error);
    } finally {
      callOff();
    }
  }

  return {
    async create(uid, document) {
      const write = async (kept: UserDocument) => {
        await within(setDoc(doc(database, 'users', uid), { ...kept }));
        return kept;
      };
      try {
        return await write(document);
      } catch (error) {
        const { code } = error as UserDirectoryError;
        if (code !== 'permission-denied' || document.role === 'user') throw error;
        // The rules give nobody this role: the account is a User's.
        return write({ ...document, role: 'user' });
      }
    },

    async read(uid) {
      const found = await within(getDoc(doc(database, 'users', uid)));
      return found.exists() ? parseDocument(found.data()) : null;
    },
  };
}
