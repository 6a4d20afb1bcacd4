import type { FastifyReply, FastifyRequest } from 'fastify';
import { waitingTime } from '@/shared/domain/auth/authErrors';
import { countAsLogin } from '../http/connectionLimits';
import { executeOnce, responsesKeptFor, type WriteResponse } from '../data/idempotency';
import type { RouteData } from '../data/communityData';
import type { Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import type { FindActor, FoundActor } from '../identity/actor';
import { createAllowance } from '../identity/allowance';
import { type Need, rightOf, type Writer } from '../identity/rights';

/** The options of the routes of the community's data. */
export interface CommunityRoutesOptions {
  findActor: FindActor;
  data: RouteData;
}

/** The helpers that the routes of one kind use for a request. */
export interface CommunityRequests {
  data: RouteData;
  /** The user who asks; null for a visitor. @throws HttpError signed-out where a token is not good. */
  readerOf(request: FastifyRequest): Promise<FoundActor | null>;
  /**
   * Lets nobody write who is not logged in, and no account more than a person can. To be added before the body is read.
   */
  requireLogin(request: FastifyRequest): Promise<void>;
  /**
   * Does a write in one transaction, once for each `Idempotency-Key`, and answers. The right to it is read there: without it
   * nobody gets a stored answer either.
   * @param keptFor how long a repeat gets the same answer, in milliseconds. Default a day.
   */
  write(
    request: FastifyRequest,
    reply: FastifyReply,
    need: Need,
    work: (queries: Queries, writer: Writer) => Promise<WriteResponse>,
    keptFor?: number,
  ): Promise<FastifyReply>;
  /** The same without the response, for callers with a response of their own. */
  run(
    request: FastifyRequest,
    need: Need,
    work: (queries: Queries, writer: Writer) => Promise<WriteResponse>,
    keptFor?: number,
  ): Promise<WriteResponse>;
}

/**
 * How many writes one account may do at once, and after which time one more. Importing what a device kept for years takes
 * hundreds; only a program goes on like that.
 */
const writesAtOnce = 600;
const oneMoreAfter = 500;

/** How long to wait after too many writes, in seconds: then there is room for 120 more. */
const waitSeconds = 60;

/** Tells who asks, and does writes. */
export function createCommunityRequests({ findActor, data }: CommunityRoutesOptions): CommunityRequests {
  const people = new WeakMap<FastifyRequest, FoundActor>();
  const actorOf = async (request: FastifyRequest) => {
    const known = people.get(request);
    if (known) return known;
    const actor = await findActor(request.credentials);
    countAsLogin(request);
    people.set(request, actor);
    return actor;
  };
  const writes = createAllowance(writesAtOnce, oneMoreAfter);
  const run: CommunityRequests['run'] = async (request, need, work, keptFor = responsesKeptFor) => {
    const right = rightOf(await actorOf(request), need);
    const key = request.headers['idempotency-key'];
    return data.writeFor(right, (queries, writer) =>
      executeOnce(
        queries,
        {
          uid: writer.uid,
          key: typeof key === 'string' ? key : null,
          method: request.method,
          path: request.url,
          body: [request.headers['if-match'], request.headers['if-none-match'], request.body],
          keptFor,
          now: data.now(),
        },
        () => work(queries, writer),
      ),
    );
  };
  return {
    data,
    readerOf: async (request) => (request.credentials.token === undefined ? null : actorOf(request)),
    async requireLogin(request) {
      const { uid } = await actorOf(request);
      if (request.method === 'GET' || request.method === 'HEAD' || writes.take(uid, data.monotonic())) return;
      throw new HttpError(
        'too-many-requests',
        `You have changed very much in a short time. Please try again in ${waitingTime(waitSeconds)}.`,
        waitSeconds,
      );
    },
    run,
    async write(request, reply, need, work, keptFor) {
      const { status, body } = await run(request, need, work, keptFor);
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  };
}

/** The number in an `If-Match`. */
export function versionOf(header: string | undefined): number | undefined {
  const digits = /"(\d+)"/.exec(header ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
