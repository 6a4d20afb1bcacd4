import { IdentityError } from '../../ports/identity';
import { loginFromAnswer } from '../server/login';
import type { PendingSignOut } from '../server/identity';
import type { ServerCall } from '../server/serverCalls';
import { exchange as exchangeToken, logOut, readLogin } from '@/shared/contract/operations/identity';

/** The logins of the product's own server, where Firebase keeps the accounts. */
export interface LoginExchange {
  /**
   * Exchanges a token that Google has signed.
   * @returns the token of the login here; null where the server does not take it.
   * @throws IdentityError
   */
  exchange(idToken: string): Promise<string | null>;
  /** Returns true while a token's login is valid. Without an answer: false. */
  holds(token: string): Promise<boolean>;
  /**
   * Ends a login. Without an answer it retries at the next opportunity. Never rejects.
   * @param token absent: the current login.
   */
  end(token?: string): Promise<void>;
  /** True after a logout that the server does not know of yet. */
  isEnding(): boolean;
}

/** @param call a call without a login: a refusal does not end any. */
export function createLoginExchange(call: ServerCall, pendingSignOut: PendingSignOut): LoginExchange {
  /** Counts logins and logouts here: the answer to an earlier logout must not clear the mark of a later one. */
  let version = 0;
  return {
    async exchange(idToken) {
      const answer = await call(exchangeToken, { body: { idToken } }).catch((error: unknown) => {
        throw new IdentityError('unreachable', { cause: error });
      });
      if (!answer.ok) {
        const { code, retryAfterSeconds } = answer;
        if (code === 'signed-out') return null;
        throw new IdentityError(code === 'too-many-requests' ? code : 'unknown', { retryAfterSeconds });
      }
      const login = loginFromAnswer(answer.body);
      if (!login) throw new IdentityError('unreachable');
      version += 1;
      pendingSignOut.set(false);
      return login.token;
    },

    async holds(token) {
      const answer = await call(readLogin, {}).catch(() => null);
      return answer?.ok === true && loginFromAnswer(answer.body)?.token === token;
    },

    async end(token) {
      version += 1;
      const asked = version;
      pendingSignOut.set(true);
      const options = { token, keepalive: true };
      const answer = await call(logOut, {}, options).catch(() => null);
      if (answer?.ok && asked === version) pendingSignOut.set(false);
    },

    isEnding: pendingSignOut.get,
  };
}
