import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { waitingTime } from '../../src/domain/auth/authErrors';
import { countAsLogin } from '../app/connectionLimits';
import type { NoteAccountEvent } from '../audit/accountEvents';
import { endFeed, feedOf, makeFeed, showTitles, type CalendarFeed } from '../calendarFeed/feedAddresses';
import { feedChoice, feedOrder, madeFeed, ownFeed } from '../calendarFeed/schemas';
import type { CommunityData } from '../data/communityData';
import type { Queries } from '../data/database';
import { HttpError } from '../http/httpError';
import { refusal } from '../http/schemas';
import { createAllowance } from '../identity/allowance';
import type { Identity } from '../identity/identity';
import type { StoredAccount } from '../identity/accounts';
import type { AccountDeletion } from '../personalData/accountDeletion';
import type { Settings } from '../settings/settings';
import { calendarAddressRoutes, type CalendarAddressOptions } from './calendarAddress';
import { bearerOf, callerOf } from './caller';

/** What the routes of one's own calendar feed are made of. */
export interface CalendarFeedRoutesOptions {
  settings: Settings;
  identity: Identity;
  data: CommunityData;
  /** Nothing is written in the name of an account that is being deleted. */
  deletion: Pick<AccountDeletion, 'has'>;
  note: NoteAccountEvent;
}

const refusals = { '4xx': refusal, '5xx': refusal };

/** So many new addresses at once, and then one more in this time, in milliseconds. */
const madeAtOnce = 10;
const oneMoreAfter = 60 * 60 * 1000;

const shown = (feed: CalendarFeed) => ({ ...feed, madeAt: new Date(feed.madeAt).toISOString() });

/**
 * The calendar feed of the person who is logged in. What is read at its address is in `calendarAddress.ts`.
 *
 * | Request                          | Answer                                                                         |
 * | -------------------------------- | ------------------------------------------------------------------------------ |
 * | GET /api/me/calendar-feed        | 200 since when there is one, or null                                           |
 * | PUT /api/me/calendar-feed        | 200 titles are shown or not; 404 where there is none                           |
 * | DELETE /api/me/calendar-feed     | 200 there is none any more                                                     |
 * | POST /api/identity/calendar-feed | 201 with the password: a new address, shown this once; 409 where there is one  |
 * |                                  | that should not be renewed, 404 where one should and there is none             |
 *
 * The last one lies where the browser sends the cookies of the device, by which failures are counted.
 */
const ownFeedRoutes: FastifyPluginAsyncZod<CalendarFeedRoutesOptions> = async (app, options) => {
  const { settings, identity, data, deletion, note } = options;
  const accounts = new WeakMap<FastifyRequest, StoredAccount>();
  const made = createAllowance(madeAtOnce, oneMoreAfter);

  // Before the body is parsed: strangers get no work done here.
  app.addHook('onRequest', async (request, reply) => {
    const { account } = await identity.personOf(bearerOf(request));
    accounts.set(request, account);
    countAsLogin(request);
    reply.header('cache-control', 'no-store');
  });

  /** Writes in the name of an account that is there to the end. */
  const write = <T>(uid: string, work: (queries: Queries) => Promise<T>) =>
    data.database.write(async (queries) => {
      if (deletion.has(uid)) throw new HttpError('signed-out', 'This account is deleted.');
      return work(queries);
    });

  app.get('/me/calendar-feed', { schema: { response: { 200: ownFeed, ...refusals } } }, async (request) => {
    const feed = await feedOf(data.database.read, accounts.get(request)!);
    return { feed: feed && shown(feed) };
  });

  app.put(
    '/me/calendar-feed',
    { schema: { body: feedChoice, response: { 200: ownFeed, ...refusals } } },
    async (request) => {
      const account = accounts.get(request)!;
      const feed = await write(account.uid, (queries) => showTitles(queries, account, request.body.titles));
      return { feed: shown(feed) };
    },
  );

  app.delete(
    '/me/calendar-feed',
    { schema: { response: { 200: ownFeed, ...refusals } } },
    async (request) => {
      const account = accounts.get(request)!;
      const ended = await write(account.uid, (queries) => endFeed(queries, account.uid, data.now()));
      if (ended) note(account, 'calendar-ended');
      return { feed: null };
    },
  );

  app.post(
    '/identity/calendar-feed',
    { schema: { body: feedOrder, response: { 201: madeFeed, ...refusals } } },
    async (request, reply) => {
      const account = accounts.get(request)!;
      const { uid } = account;
      const { password, titles, renews } = request.body;
      const caller = callerOf(settings, request);
      await identity.confirmPassword(caller, account, password);
      const now = data.now();
      if (!made.take(uid, now)) {
        const seconds = oneMoreAfter / 1000;
        const text = `You have made many calendar addresses. Please wait ${waitingTime(seconds)}.`;
        throw new HttpError('too-many-requests', text, seconds);
      }
      const secret = await write(uid, (queries) =>
        // With the generation that was read before the password was checked: what has ended meanwhile stays ended.
        makeFeed(queries, { owner: account, titles, renews, now }),
      ).catch((error: unknown) => {
        made.giveBack(uid);
        throw error;
      });
      note(account, renews ? 'calendar-renewed' : 'calendar-made');
      return reply.code(201).send({
        feed: shown({ madeAt: now, titles }),
        address: `${caller.baseUrl}/calendar/${secret}.ics`,
      });
    },
  );
};

/** Everything about calendar feeds: the person's own side under `/api`, and what calendars read. */
export const calendarRoutes: FastifyPluginAsyncZod<
  CalendarFeedRoutesOptions & CalendarAddressOptions
> = async (app, options) => {
  await app.register(ownFeedRoutes, { prefix: '/api', ...options });
  await app.register(calendarAddressRoutes, options);
};
