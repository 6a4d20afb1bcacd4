import type { Identity } from '../../../ports/identity';
import { OwnAccountError, type DeletionFacts, type OwnAccount } from '../../../ports/ownAccount';
import { NoAnswerError, type ServerCall } from '../serverCalls';

/** The dependencies of the person's own account. */
export interface ServerOwnAccountOptions {
  call: ServerCall;
  identity: () => Promise<Pick<Identity, 'idToken'>>;
}

/** Everything about a person is in many files, which takes longer than a list. In milliseconds. */
const timeout = 60_000;

/** The account of the person who is logged in, on the app's own server. */
export function createServerOwnAccount({ call, identity }: ServerOwnAccountOptions): OwnAccount {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    try {
      const token = (await (await identity()).idToken()) ?? undefined;
      return await call(method, `/api/${path}`, { token, timeout, anyFailure: true, ...(body && { body }) });
    } catch (error) {
      throw new OwnAccountError('unreachable', undefined, { cause: error });
    }
  };
  const read = async (path: string) => {
    const answer = await ask('GET', path);
    if (!answer.ok) throw new OwnAccountError('refused', answer.error);
    if (typeof answer.body !== 'object' || answer.body === null) throw new OwnAccountError('unreachable');
    return answer.body as Record<string, unknown>;
  };
  const attempt = (password: string) => ask('POST', 'identity/deletion', { password });
  return {
    download: () => read('me/data'),
    deletionFacts: async () => (await read('me/deletion')) as unknown as DeletionFacts,
    async delete(password) {
      let isRepeat = false;
      const answer = await attempt(password).catch((error: OwnAccountError) => {
        if (!(error.cause instanceof NoAnswerError)) throw error;
        isRepeat = true;
        return attempt(password);
      });
      // The answer to the first was lost: there is no such account any more.
      if (answer.ok || (isRepeat && answer.code === 'signed-out')) return;
      throw new OwnAccountError(
        answer.code === 'wrong-password' ? 'wrong-password' : 'refused',
        answer.error,
      );
    },
  };
}
