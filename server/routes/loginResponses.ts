import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionMilliseconds } from '../identity/sessionLife';
import type { Sessions } from '../identity/sessions';
import { countAsLogin } from '../http/connectionLimits';
import type { Identity } from '../identity/identity';
import { isNamed } from '../identity/credentials';
import type { SignedIn } from '../identity/signedIn';
import type { Settings } from '../settings/settings';
import { callerOf } from './caller';
import { deviceMemory, sessionCookie, withoutCodeName } from '../http/cookies';

/** The credentials of a login. */
export interface LoginAttempt {
  email: string;
  password: string;
  /** True if they said that the computer is shared. */
  shared?: boolean;
}

/** The parts that the responses to all logins share, with own and with Firebase accounts. */
export function loginResponses(settings: Settings, sessions: Sessions) {
  const cookie = sessionCookie(settings);

  /** On a shared computer the cookie ends with the browser. */
  function keepLogin(reply: FastifyReply, secret: string, shared: boolean): void {
    const maxAge = sessionMilliseconds / 1000;
    reply.setCookie(cookie.name, secret, { ...cookie.place, ...(!shared && { maxAge }) });
  }

  const device = deviceMemory(settings);

  function sendSignedIn(reply: FastifyReply, secret: string, { shared, ...answer }: SignedIn) {
    reply.header('cache-control', 'no-store');
    keepLogin(reply, secret, shared);
    return answer;
  }

  /** A device has one login: a new one ends the one before. */
  async function endOldSession({ credentials: { secret } }: FastifyRequest): Promise<{ shared: boolean }> {
    return { shared: secret !== undefined && (await sessions.endBySecret(secret)) };
  }

  const forgetLogin = (reply: FastifyReply) =>
    reply.clearCookie(cookie.name, cookie.place).clearCookie(withoutCodeName, cookie.place);

  return {
    keepLogin,
    sendSignedIn,
    endOldSession,
    forgetLogin,
    /** So that pages are drawn for this login on a shared computer, too. It ends with the browser. */
    rememberWithoutCode: (reply: FastifyReply) => void reply.setCookie(withoutCodeName, '1', cookie.place),
    /**
     * Logs a user in by their password, and sets the cookies.
     * @param now the time, in milliseconds since 1970.
     * @returns the response of the API. @throws HttpError
     */
    async logIn(
      identity: Pick<Identity, 'signIn'>,
      request: FastifyRequest,
      reply: FastifyReply,
      { email, password, shared = false }: LoginAttempt,
      now: () => number,
    ) {
      const entered = await identity.signIn(callerOf(settings, request), email, password);
      const { secret, deviceCookie: known, ...signedIn } = entered;
      if (shared) await sessions.setShared(secret, true, now());
      const answer = { ...signedIn, shared: shared || signedIn.shared };
      await endOldSession(request);
      countAsLogin(request);
      const sent = sendSignedIn(reply, secret, answer);
      device.remember(reply, known, answer);
      return sent;
    },
    /**
     * Ends the current login, which made the request, and removes its cookies.
     * @returns false where the request names another one: a page that was left open by one person does not log out another.
     */
    async logOut(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const { secret, token } = request.credentials;
      // No token means the login of the cookie.
      if (token !== '' && !isNamed({ secret, token })) return false;
      if ((await endOldSession(request)).shared) device.forget(reply);
      forgetLogin(reply);
      return true;
    },
  };
}
