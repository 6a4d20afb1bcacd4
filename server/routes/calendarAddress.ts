import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { calendarFileType } from '../../src/domain/calendarFile/calendarFile';
import { createFeedReader } from '../calendarFeed/readFeed';
import type { CommunityData } from '../data/communityData';
import { sendError } from '../http/errors';
import { hasVersion } from '../http/etag';
import { HttpError } from '../http/httpError';
import type { Accounts } from '../identity/accounts';
import { createAllowance } from '../identity/allowance';
import { beginAll, createAttempts } from '../identity/attempts';
import { dataPolicy } from '../pages/securityHeaders';
import type { AccountDeletion } from '../personalData/accountDeletion';
import type { Settings } from '../settings/settings';
import { callerOf } from './caller';

/** What the addresses of calendar feeds are made of. */
export interface CalendarAddressOptions {
  settings: Settings;
  data: CommunityData;
  accounts: Pick<Accounts, 'byUid'>;
  deletion: Pick<AccountDeletion, 'has'>;
}

const minute = 60_000;

/**
 * How many unknown addresses one internet connection may ask for in this time; so many times as many behind a proxy that the
 * settings do not name, and in a wide network. An address cannot be guessed: this is about the work that trying makes.
 */
const misses = 60;
const missWindow = 15 * minute;
const sharedFactor = 20;
const networkFactor = 3;

/** How often one feed may be read at once, and after which time once more, in milliseconds. */
const readsAtOnce = 30;
const oneMoreAfter = 10_000;

const says = (wait: string) => `Too many wrong calendar addresses were tried. Please wait ${wait}.`;
const shape = /^([\w-]{43})\.ics$/;

/** Answers as a sentence, for whoever opens such an address in a browser. */
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
 * What calendars read, at `/calendar/SECRET.ics` and without a login:
 *
 * | Request | Answer                                                                                                  |
 * | ------- | ------------------------------------------------------------------------------------------------------- |
 * | GET     | 200 the person's calendar, with an ETag; 304 for a known one; 410 where the address was renewed, turned |
 * |         | off, or made before the account was proved or got a new password; 404 for any other one; 429 after many of these                                              |
 * | HEAD    | the same without a body                                                                                 |
 */
export const calendarAddressRoutes: FastifyPluginAsync<CalendarAddressOptions> = async (app, options) => {
  const { settings, data, accounts, deletion } = options;
  const { now } = data;
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
  const reads = createAllowance(readsAtOnce, oneMoreAfter);

  app.setErrorHandler(sendSentence);
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/calendar/:file',
    async handler(request, reply) {
      reply
        .header('content-security-policy', dataPolicy)
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex, nofollow');
      const caller = callerOf(settings, request);
      const attempts = beginAll(
        now(),
        caller.shared
          ? [[missed.shared, caller.client]]
          : [
              [missed.alone, caller.client],
              [missed.network, caller.network],
            ],
      );
      const secret = shape.exec(request.params.file)?.[1];
      const found = secret === undefined ? null : await read(secret);
      // Only addresses that never were one count.
      if (found !== null) for (const attempt of attempts) attempt.succeeded();
      const account = found === null || found === 'ended' ? null : accounts.byUid(found.uid);
      // A new password, or the first proof of the address, ends what was made before.
      if (found === 'ended' || (account && found && account.linksGeneration !== found.generation))
        throw new HttpError(
          'gone',
          'This calendar address does not work any more: it was turned off, a new one was made, or its owner has chosen a new password or confirmed their email address since. Its owner finds the way to a new one in their profile.',
        );
      if (found === null || deletion.has(found.uid) || !account)
        throw new HttpError('not-found', 'There is no calendar at this address.');
      if (!reads.take(found.uid, now()))
        throw new HttpError('too-many-requests', 'This calendar is read very often. Please wait.', 60);
      reply.header('etag', `"${found.etag}"`).header('cache-control', 'private, no-cache');
      if (hasVersion(request.headers['if-none-match'], found.etag)) return reply.code(304).send();
      return reply.type(calendarFileType).send(found.text);
    },
  });
};
