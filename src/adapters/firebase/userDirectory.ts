import { FirebaseError } from 'firebase/app';
import {
  deleteField,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import { isRole, type UserDocument } from '@/shared/domain/users/user';
import type { Clock } from '../../ports/clock';
import { UserDirectoryError, type UserDirectory } from '../../ports/userDirectory';
import { openFirebaseApp, type FirebaseSettings } from './app';

/** The timeout of the database, in milliseconds. */
const timeout = 10_000;

const denied: readonly string[] = ['permission-denied', 'unauthenticated'];
/** No answer, or none when the login was renewed. */
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

/** The caller, and the server that has a copy of the role and the name. */
export interface Asking {
  /** The service's token, which contains the verification of the email address. */
  idToken(): Promise<string | null>;
  /** Tells the server about a written document. Never rejects. */
  exchangeAgain(): Promise<void>;
}

/** Returns true where the token contains a verified email address. Only the rules can rely on it. */
function isShown(address: string, token: string | null): boolean {
  try {
    const text = atob(token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '');
    const { email, email_verified: shown } = JSON.parse(text) as {
      email?: unknown;
      email_verified?: unknown;
    };
    return shown === true && String(email).toLowerCase() === address.toLowerCase();
  } catch {
    return false;
  }
}

/**
 * Converts a timestamp of a document to ISO 8601 in UTC: the database's own, or a text of older versions. Empty: none.
 */
function momentOf(value: unknown): string {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  return typeof value === 'string' ? value : '';
}

/** Parses a document, which an operator may have edited manually. An unknown role counts as `user`. */
function parseDocument({ email, name, role, createdAt }: Record<string, unknown>): UserDocument {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    email: text(email),
    ...(text(name) && { name: text(name) }),
    role: isRole(role) ? role : 'user',
    createdAt: momentOf(createdAt),
  };
}

/** The documents of a page's own project. */
export const openFirebaseUserDirectory = (settings: FirebaseSettings, clock: Clock, asking: Asking) =>
  createFirebaseUserDirectory(getFirestore(openFirebaseApp(settings)), clock, asking);

/**
 * The documents `users/{uid}` in Firestore. Its rules let each person read their own and write it once. A role takes
 * effect only with a verified address, and so it does here.
 */
export function createFirebaseUserDirectory(
  database: Firestore,
  clock: Clock,
  { idToken, exchangeAgain }: Asking,
): UserDirectory {
  async function within<T>(work: Promise<T>): Promise<T> {
    let cancel = () => {};
    const tooLong = new Promise<never>((_, reject) => {
      cancel = clock.after(timeout, () => reject(new UserDirectoryError('unreachable')));
    });
    try {
      return await Promise.race([work, tooLong]);
    } catch (error) {
      throw toDirectoryError(error);
    } finally {
      cancel();
    }
  }

  /** Returns the document in the form that the rules accept. */
  async function holding(document: UserDocument): Promise<UserDocument> {
    const { email, role } = document;
    if (role === 'user' || isShown(email, await within(idToken()))) return document;
    return { ...document, role: 'user', roleOnceShown: role };
  }

  async function read(uid: string): Promise<UserDocument | null> {
    const found = await within(getDoc(doc(database, 'users', uid)));
    return found.exists() ? holding(parseDocument(found.data())) : null;
  }

  return {
    async create(uid, document) {
      const write = async ({ email, name, role, createdAt }: UserDocument) => {
        const asked = { email, ...(name && { name }), role };
        // Devices' clocks are often wrong, so the database sets the time.
        await within(setDoc(doc(database, 'users', uid), { ...asked, createdAt: serverTimestamp() }));
        await exchangeAgain();
        const kept = await read(uid).catch(() => null);
        return kept ?? holding({ ...asked, createdAt });
      };
      try {
        return await write(document);
      } catch (error) {
        const { code } = error as UserDirectoryError;
        if (code !== 'permission-denied' || document.role === 'user') throw error;
        // The rules forbid this role: the account becomes a User's.
        return write({ ...document, role: 'user' });
      }
    },

    read,
    async rename(uid, name) {
      await within(updateDoc(doc(database, 'users', uid), { name: name || deleteField() }));
      await exchangeAgain();
    },
  };
}
