import { FirebaseError } from 'firebase/app';
import { CollectionError, type CollectionErrorCode } from '../../ports/collection';

/** The timeout in milliseconds: a connection that hangs must not leave anybody at "Saving…". */
const timeout = 10_000;

/** Our code for each error. Whatever is not listed is a network failure. */
const codes: Readonly<Record<string, CollectionErrorCode>> = {
  'permission-denied': 'permission',
  unauthenticated: 'permission',
  'invalid-argument': 'permission',
  'already-exists': 'conflict',
  'not-found': 'conflict',
  aborted: 'conflict',
  'failed-precondition': 'conflict',
};

/**
 * Waits for the database with a timeout. Reads inside a transaction need it too: what fails with the
 * database's own error is retried for a long time there, even without any connection.
 * @throws CollectionError in place of the database's own errors; everything else as it is.
 */
export async function answered<R>(asked: Promise<R>): Promise<R> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CollectionError('unreachable')), timeout);
  });
  try {
    return await Promise.race([asked, silence]);
  } catch (cause) {
    if (!(cause instanceof FirebaseError)) throw cause;
    throw new CollectionError(codes[cause.code] ?? 'unreachable', { cause });
  } finally {
    clearTimeout(timer);
  }
}
