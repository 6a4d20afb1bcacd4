import type { Firestore } from 'firebase/firestore/lite';
import { sameEmail } from '../../domain/users/user';
import { CollectionError } from '../../ports/collection';

/** The person as the database knows them. */
export interface Person {
  /** The identity provider's id. */
  id: string;
  email: string;
}

/** What every adapter of the shared database is given. */
export interface Shared {
  /** Opens the database, once the login of this device is known to it. */
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

/** Names what is made once and must not be mistaken for anything else. */
export function newKey(): string {
  return crypto.randomUUID();
}

/** Others may want the same thing at the same moment; after so many tries nobody does any more. */
const maxTries = 12;

/**
 * Whether somebody else may have come in between. Rules are asked before it is noticed that what they compare has changed,
 * so that can also be why they refuse.
 */
export function isOvertaken(error: unknown): error is CollectionError {
  return error instanceof CollectionError && (error.code === 'permission' || error.code === 'conflict');
}

/** Tries again while others come in between: later each time, and not all at once. */
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
