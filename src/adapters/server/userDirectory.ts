import { isRole, type UserDocument } from '../../domain/users/user';
import type { Identity } from '../../ports/identity';
import { UserDirectoryError, type UserDirectory } from '../../ports/userDirectory';
import { type Answer, NoAnswerError, type ServerCall } from './serverCalls';

function parseDocument(body: unknown): UserDocument {
  const { email, name, role, createdAt } = (body ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof createdAt !== 'string' || !isRole(role)) throw new NoAnswerError();
  return { email, ...(typeof name === 'string' && { name }), role, createdAt };
}

const deniedCodes = ['permission-denied', 'signed-out', 'foreign-origin'];

/** The documents `users/{uid}` of the app's own server. */
export function createServerUserDirectory({
  call,
  identity,
}: {
  call: ServerCall;
  identity: Pick<Identity, 'idToken'>;
}): UserDirectory {
  async function ask(method: string, uid: string, body?: object, part = ''): Promise<Answer> {
    try {
      const token = await identity.idToken();
      if (token === null) throw new UserDirectoryError('permission-denied');
      return await call(method, `/api/users/${encodeURIComponent(uid)}${part}`, { token, body });
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
    const body = bodyOf(answer);
    try {
      return parseDocument(body);
    } catch (error) {
      throw new UserDirectoryError('unreachable', { cause: error });
    }
  }

  return {
    create: async (uid, document) => documentOf(await ask('PUT', uid, document)),
    async read(uid) {
      const answer = await ask('GET', uid);
      return !answer.ok && answer.code === 'not-found' ? null : documentOf(answer);
    },
    rename: async (uid, name) => void bodyOf(await ask('PUT', uid, { name }, '/name')),
  };
}
