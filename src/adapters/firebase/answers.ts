import { FirebaseError } from 'firebase/app';
import { CollectionError, type CollectionErrorCode } from '../../ports/collection';

/** How long an answer is waited for, in milliseconds: a connection that hangs must not leave anybody at "Saving…". */
const timeout = 10_000;

/** What each refusal means here. Whatever is not listed came from a network that does not work. */
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
 * Waits for an answer of the database. Inside a transaction each read is waited for like this, too: what fails with the
 * database's own error is tried again for a long time there, even where there is no connection at all.
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
