import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionMilliseconds } from '../identity/sessionLife';
import type { Sessions } from '../identity/sessions';
import type { SignedIn } from '../identity/signedIn';
import type { Settings } from '../settings/settings';
import { sessionCookie } from './caller';

/** What the answers to logins have in common, whoever keeps the accounts. */
export function loginAnswers(settings: Settings, sessions: Sessions) {
  const cookie = sessionCookie(settings);

  /** On a shared computer the cookie ends with the browser. */
  function keepLogin(reply: FastifyReply, secret: string, shared: boolean): void {
    const maxAge = sessionMilliseconds / 1000;
    reply.setCookie(cookie.name, secret, { ...cookie.place, ...(!shared && { maxAge }) });
  }

  return {
    keepLogin,
    sendSignedIn(reply: FastifyReply, secret: string, { shared, ...answer }: SignedIn) {
      reply.header('cache-control', 'no-store');
      keepLogin(reply, secret, shared);
      return answer;
    },
    /** A device has one login: a new one ends the one before. */
    async endOldSession({ credentials: { secret } }: FastifyRequest): Promise<{ shared: boolean }> {
      return { shared: secret !== undefined && (await sessions.endBySecret(secret)) };
    },
    forgetLogin: (reply: FastifyReply) => reply.clearCookie(cookie.name, cookie.place),
  };
}
