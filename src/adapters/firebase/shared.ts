import type { Firestore } from 'firebase/firestore/lite';
import { sameEmail } from '../../domain/users/user';
import { CollectionError } from '../../ports/collection';
import { randomKey } from '../system/secureContext';

/** The person as the database knows them. */
export interface Person {
  /** The identity provider's id. */
  id: string;
  email: string;
}

/** The dependencies of every adapter of the shared database. */
export interface Shared {
  /** Opens the database, once it has this device's login. */
  open: () => Promise<Firestore>;
  /** Who is logged in. */
  person: () => Person | null;
}

/** The person who is logged in, for something that is done in the name of an address. @throws CollectionError permission */
export function personNamed({ person }: Shared, email: string): Person {
  const here = person();
  if (!here || !sameEmail(here.email, email)) throw new CollectionError('permission');
  return here;
}

/** Makes a unique key. */
export function newKey(): string {
  return randomKey();
}

/** Enough attempts to get past concurrent writers. */
const maxTries = 12;

/**
 * Whether there may have been a concurrent write. Rules are evaluated before the conflict is detected,
 * so it can also be why they refuse.
 */
export function isOvertaken(error: unknown): error is CollectionError {
  return error instanceof CollectionError && (error.code === 'permission' || error.code === 'conflict');
}

/** Retries on concurrent writes, with exponential backoff and jitter. */
export async function insist<R>(attempt: () => Promise<R>): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isOvertaken(error) || tries === maxTries) throw error;
      const most = Math.min(1000, 20 * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, most * Math.random()));
    }
  }
}
