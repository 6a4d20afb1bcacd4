import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { calendarFileType } from '@/shared/domain/calendarFile/calendarFile';
import { createCachedFeedReader } from '../calendarFeed/cachedFeed';
import { createFeedReader } from '../calendarFeed/readFeed';
import type { CommunityData } from '../data/communityData';
import { sendError } from '../http/errors';
import { hasVersion } from '../http/etag';
import { HttpError } from '../http/httpError';
import type { Accounts } from '../identity/accounts';
import { beginAll, createAttempts } from '../identity/attempts';
import type { Caller } from '../identity/caller';
import { dataPolicy } from '../http/securityHeaders';
import type { Settings } from '../settings/settings';
import { callerOf } from './caller';

/** The options of the addresses of calendar feeds. */
export interface CalendarAddressOptions {
  settings: Settings;
  data: CommunityData;
  accounts: Pick<Accounts, 'byUid'>;
}

const minute = 60_000;

/**
 * How many unknown addresses one internet connection may ask for in this time; so many times as many behind a proxy that the
 * settings do not name, and in a wide network. After that they are answered with how long to wait. Known ones always are:
 * an address cannot be guessed, and many people can be behind one connection.
 */
const misses = 60;
const missWindow = 15 * minute;
const sharedFactor = 20;
const networkFactor = 3;

const says = (wait: string) => `Too many wrong calendar addresses were tried. Please wait ${wait}.`;
const shape = /^([\w-]{43})\.ics$/;

/** Answers with a sentence, for people who open the address in a browser. */
function sendSentence(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(error instanceof HttpError)) return sendError(error, request, reply);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${error.message}\n`);
}

/**
 * Serves calendars, at `/calendar/SECRET.ics` and without a login:
 *
 * | Request | Answer                                                                                                  |
 * | ------- | ------------------------------------------------------------------------------------------------------- |
 * | GET     | 200 the person's calendar, with an ETag; 304 for a known one; 410 where the address was renewed, turned |
 * |         | off, or made before the account was proved or got a new password; 404 for any other one, and 429 after  |
 * |         | many of these: what is known is never refused                                                           |
 * | HEAD    | the same without a body                                                                                 |
 */
export const calendarAddressRoutes: FastifyPluginAsync<CalendarAddressOptions> = async (app, options) => {
  const { settings, data, accounts } = options;
  const { now, monotonic } = data;
  const read = createFeedReader({
    database: data.database,
    now,
    site: {
      productName: settings.productName,
      origin: settings.publicUrl ?? `http://localhost:${settings.port}`,
      timeZone: settings.timeZone,
    },
  });
  const missesOf = (factor: number) =>
    createAttempts({ most: misses * factor, windowMilliseconds: missWindow, says });
  const missed = { alone: missesOf(1), network: missesOf(networkFactor), shared: missesOf(sharedFactor) };
  const answers = createCachedFeedReader({ database: data.database, read, monotonic });
  const countMiss = ({ client, network, shared }: Caller) =>
    beginAll(
      monotonic(),
      shared
        ? [[missed.shared, client]]
        : [
            [missed.alone, client],
            [missed.network, network],
          ],
    );

  app.setErrorHandler(sendSentence);
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/calendar/:file',
    async handler(request, reply) {
      reply
        .header('content-security-policy', dataPolicy)
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex, nofollow');
      const secret = shape.exec(request.params.file)?.[1];
      const found = secret === undefined ? null : await answers(secret);
      // Only addresses that never were one count, and only they are refused.
      if (found === null) countMiss(callerOf(settings, request));
      const account = found === null || found === 'ended' ? null : await accounts.byUid(found.uid);
      // A new password, or the first proof of the address, ends what was made before.
      if (found === 'ended' || (account && found && account.linksGeneration !== found.generation))
        throw new HttpError(
          'gone',
          'This calendar address does not work any more: it was turned off, a new one was made, or its owner has chosen a new password or confirmed their email address since. Its owner finds the way to a new one in their profile.',
        );
      if (found === null || !account)
        throw new HttpError('not-found', 'There is no calendar at this address.');
      reply.header('etag', `"${found.etag}"`).header('cache-control', 'private, no-cache');
      if (hasVersion(request.headers['if-none-match'], found.etag)) return reply.code(304).send();
      return reply.type(calendarFileType).send(found.text);
    },
  });
};
