import { parseDocument, type UserDocument } from '@/shared/domain/users/user';
import type { Identity } from '../../ports/identity';
import { UserDirectoryError, type UserDirectory } from '../../ports/userDirectory';
import { type Answer, NoAnswerError, type ServerCall } from './serverCalls';
import type { ErrorCode } from '@/shared/contract/errorCodes';
import { createDocument, readDocument, rename } from '@/shared/contract/operations/users';
import type { Asked, Operation } from '@/shared/contract/operation';

const deniedCodes: (ErrorCode | '')[] = ['permission-denied', 'signed-out', 'foreign-origin'];

/** The documents `users/{uid}` of the app's own server. */
export function createServerUserDirectory({
  call,
  identity,
}: {
  call: ServerCall;
  identity: Pick<Identity, 'idToken'>;
}): UserDirectory {
  async function ask<Url extends string, Body, Result>(
    operation: Operation<Url, Body, Result>,
    asked: Asked<Url, Body>,
  ) {
    try {
      const token = await identity.idToken();
      if (token === null) throw new UserDirectoryError('permission-denied');
      return await call(operation, asked, { token });
    } catch (error) {
      if (error instanceof UserDirectoryError) throw error;
      throw new UserDirectoryError('unreachable', { cause: error });
    }
  }

  function bodyOf(answer: Answer): unknown {
    if (answer.ok) return answer.body;
    throw new UserDirectoryError(deniedCodes.includes(answer.code) ? 'permission-denied' : 'unknown');
  }

  function documentOf(answer: Answer): UserDocument {
    const document = parseDocument(bodyOf(answer));
    if (!document) throw new UserDirectoryError('unreachable', { cause: new NoAnswerError() });
    return document;
  }

  return {
    create: async (uid, document) =>
      documentOf(await ask(createDocument, { params: { uid }, body: document })),
    async read(uid) {
      const answer = await ask(readDocument, { params: { uid } });
      return !answer.ok && answer.code === 'not-found' ? null : documentOf(answer);
    },
    rename: async (uid, name) => void bodyOf(await ask(rename, { params: { uid }, body: { name } })),
  };
}
