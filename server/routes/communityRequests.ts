import type { FastifyReply, FastifyRequest } from 'fastify';
import { waitingTime } from '../../src/domain/auth/authErrors';
import { countAsLogin } from '../app/connectionLimits';
import { answerOnce, answersKeptFor, type WriteAnswer } from '../data/answers';
import type { CommunityData } from '../data/communityData';
import type { Queries } from '../data/database';
import type { AccountDeletion } from '../personalData/accountDeletion';
import { HttpError } from '../http/httpError';
import type { Actor, FindActor } from '../identity/actor';
import { createAllowance } from '../identity/allowance';
import { bearerOf } from './caller';

/** What the routes of the community's data are made of. */
export interface CommunityRoutesOptions {
  findActor: FindActor;
  data: CommunityData;
  deletion: Pick<AccountDeletion, 'has'>;
}

/** What the routes of one kind need of a request. */
export interface CommunityRequests {
  data: CommunityData;
  /** Who asks; null for a visitor. @throws HttpError signed-out where a token is not good. */
  readerOf(request: FastifyRequest): Promise<Actor | null>;
  /**
   * Lets nobody write who is not logged in, and no account more than a person can. To be added before the body is read.
   */
  requireLogin(request: FastifyRequest): Promise<void>;
  /**
   * Does a write in one transaction, once for each `Idempotency-Key`, and answers.
   * @param keptFor how long a repeat gets the same answer, in milliseconds. Default a day.
   */
  write(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (queries: Queries, actor: Actor) => Promise<WriteAnswer>,
    keptFor?: number,
  ): Promise<FastifyReply>;
}

/**
 * How many writes one account may do one right after the other, and after which time one more. Somebody who brings along
 * what a device kept for years does hundreds at once; only a program goes on like that.
 */
const writesAtOnce = 600;
const oneMoreAfter = 500;

/** How long to wait after too many writes, in seconds: then there is room for 120 more. */
const waitSeconds = 60;

/** Tells who asks, and does writes. */
export function createCommunityRequests({
  findActor,
  data,
  deletion,
}: CommunityRoutesOptions): CommunityRequests {
  const people = new WeakMap<FastifyRequest, Actor>();
  const actorOf = async (request: FastifyRequest) => {
    const known = people.get(request);
    if (known) return known;
    const actor = await findActor(bearerOf(request));
    countAsLogin(request);
    people.set(request, actor);
    return actor;
  };
  const writes = createAllowance(writesAtOnce, oneMoreAfter);
  return {
    data,
    readerOf: async (request) => (request.headers.authorization === undefined ? null : actorOf(request)),
    async requireLogin(request) {
      const { uid } = await actorOf(request);
      if (request.method === 'GET' || request.method === 'HEAD' || writes.take(uid, data.monotonic())) return;
      throw new HttpError(
        'too-many-requests',
        `You have changed very much in a short time. Please try again in ${waitingTime(waitSeconds)}.`,
        waitSeconds,
      );
    },
    async write(request, reply, work, keptFor = answersKeptFor) {
      const actor = await actorOf(request);
      const key = request.headers['idempotency-key'];
      const { status, body } = await data.write(async (queries) => {
        // In the transaction: what began before the deletion must not be written after it.
        if (deletion.has(actor.uid)) throw new HttpError('signed-out', 'This account is deleted.');
        return answerOnce(
          queries,
          {
            uid: actor.uid,
            key: typeof key === 'string' ? key : null,
            method: request.method,
            path: request.url,
            body: [request.headers['if-match'], request.headers['if-none-match'], request.body],
            keptFor,
            now: data.now(),
          },
          () => work(queries, actor),
        );
      });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  };
}

/** The number in an `If-Match`. */
export function versionOf(header: string | undefined): number | undefined {
  const digits = /"(\d+)"/.exec(header ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
