import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countAsLogin } from '../http/connectionLimits';
import type { NoteAccountEvent } from '../audit/accountEvents';
import type { Database } from '../database/database';
import { HttpError } from '../http/httpError';
import { loginParams, ownLogins, passwordChange } from '@/shared/contract/schemas/identity';
import { nothing, refusal } from '@/shared/contract/schemas/common';
import type { FindActor } from '../identity/actor';
import type { Identity } from '../identity/identity';
import { needsLogin, type Right, rightOf } from '../identity/rights';
import type { Sessions } from '../identity/sessions';
import type { SignedInUser } from '../identity/signedIn';
import type { Settings } from '../settings/settings';
import { callerOf } from './caller';
import { deviceMemory } from '../http/cookies';
import {
  changePassword,
  endLogin,
  endOtherLogins,
  readLogins,
} from '@/shared/contract/operations/ownAccount';

/** The options of the routes of one's own logins. */
export interface OwnLoginsRoutesOptions {
  settings: Settings;
  findActor: FindActor;
  identity: Identity;
  sessions: Sessions;
  note: NoteAccountEvent;
  /** Runs work in a transaction. */
  write: Database['write'];
  /** The time, in milliseconds since 1970. */
  now: () => number;
}

const refusals = { '4xx': refusal, '5xx': refusal };
const iso = (time: number) => new Date(time).toISOString();

/**
 * A user's logins, and their password:
 *
 * | Request                                | Response                                                                     |
 * | -------------------------------------- | ---------------------------------------------------------------------------- |
 * | GET /api/identity/logins               | 200 the logins that hold, the oldest first                                   |
 * | DELETE /api/identity/logins/:id        | 204 it is dead; 404 it has ended before, or is nobody's or another person's  |
 * | POST /api/identity/logins/end-others   | 204 all are dead but this one                                                |
 * | PUT /api/identity/password             | 204 with the old one; all logins and links have ended but this login         |
 *
 * The last one is absent where Firebase keeps the passwords.
 */
export const ownLoginsRoutes: FastifyPluginAsyncZod<OwnLoginsRoutesOptions> = async (app, options) => {
  const { settings, findActor, identity, sessions, note, write, now } = options;
  const device = deviceMemory(settings);
  const people = new WeakMap<FastifyRequest, SignedInUser & { right: Right }>();

  // Before the body is parsed: strangers get no work done here.
  app.addHook('onRequest', async (request, reply) => {
    const actor = await findActor(request.credentials);
    const person = await identity.userOf(request.credentials);
    people.set(request, { ...person, right: rightOf(actor, needsLogin) });
    countAsLogin(request);
    reply.header('cache-control', 'no-store');
  });

  app.get(readLogins.url, { schema: { response: { 200: ownLogins, ...refusals } } }, async (request) => {
    const { account, session } = people.get(request)!;
    const valid = await sessions.of(account.uid, now());
    return {
      logins: valid.map(({ sid, shared, beganAt, usedAt, ...one }) => ({
        id: sid,
        device: one.device,
        beganAt: iso(beganAt),
        lastUsedAt: iso(usedAt),
        isShared: shared,
        isThisOne: sid === session.sid,
      })),
    };
  });

  app.delete(
    endLogin.url,
    { schema: { params: loginParams, response: { 204: nothing, ...refusals } } },
    async (request, reply) => {
      const { account, right } = people.get(request)!;
      const isEnded = await write(async (queries) => {
        const { uid } = await right.read(queries);
        return sessions.in(queries).end(uid, request.params.id, now());
      });
      if (!isEnded) throw new HttpError('not-found', 'This login has ended already.');
      await note(account, 'login-ended');
      return reply.code(204).send(null);
    },
  );

  app.post(
    endOtherLogins.url,
    { schema: { response: { 204: nothing, ...refusals } } },
    async (request, reply) => {
      const { account, right, session } = people.get(request)!;
      const ended = await write(async (queries) => {
        const { uid } = await right.read(queries);
        return sessions.in(queries).endOthers(uid, session.sid, now());
      });
      if (ended > 0) await note(account, 'other-logins-ended');
      return reply.code(204).send(null);
    },
  );

  if (settings.firebase !== null) return;
  app.put(
    changePassword.url,
    { schema: { body: passwordChange, response: { 204: nothing, ...refusals } } },
    async (request, reply) => {
      const person = people.get(request)!;
      const { deviceCookie } = await identity.changePassword(
        callerOf(settings, request),
        person,
        request.body,
      );
      device.remember(reply, deviceCookie, person.session);
      return reply.code(204).send(null);
    },
  );
};
