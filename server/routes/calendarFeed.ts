import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { waitingTime } from '@/shared/domain/auth/authErrors';
import { countAsLogin } from '../http/connectionLimits';
import type { NoteAccountEvent } from '../audit/accountEvents';
import { endFeed, feedOf, feedsInUse, makeFeed, showTitles, type CalendarFeed } from '../data/feedAddresses';
import { feedChoice, feedOrder, madeFeed, ownFeed } from '@/shared/contract/schemas/calendarFeed';
import type { RouteData } from '../data/communityData';
import { HttpError } from '../http/httpError';
import { refusal } from '@/shared/contract/schemas/common';
import { createAllowance } from '../identity/allowance';
import type { Accounts, StoredAccount } from '../identity/accounts';
import type { FindActor } from '../identity/actor';
import type { Identity } from '../identity/identity';
import { needsLogin, type Right, rightOf } from '../identity/rights';
import type { EndedLinks } from '../personalData/endedLinks';
import type { Settings } from '../settings/settings';
import { calendarAddressRoutes, type CalendarAddressOptions } from './calendarAddress';
import { callerOf } from './caller';
import {
  endFeed as endOwnFeed,
  makeFeed as orderFeed,
  readFeed,
  showTitles as chooseTitles,
} from '@/shared/contract/operations/ownAccount';

/** The options of the routes of one's own calendar feed. */
export interface CalendarFeedRoutesOptions {
  settings: Settings;
  findActor: FindActor;
  identity: Identity;
  accounts: Pick<Accounts, 'byUid'>;
  data: RouteData;
  note: NoteAccountEvent;
  endedLinks: Pick<EndedLinks, 'feeds'>;
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
 * The path of the last one gets the device's cookie, for counting failures.
 */
const ownFeedRoutes: FastifyPluginAsyncZod<CalendarFeedRoutesOptions> = async (app, options) => {
  const { settings, findActor, identity, accounts, data, note, endedLinks } = options;
  const people = new WeakMap<FastifyRequest, { account: StoredAccount; right: Right }>();
  const made = createAllowance(madeAtOnce, oneMoreAfter);

  // Before the body is parsed: strangers get no work done here.
  app.addHook('onRequest', async (request, reply) => {
    const actor = await findActor(request.credentials);
    const account = (await accounts.byUid(actor.uid))!;
    people.set(request, { account, right: rightOf(actor, needsLogin) });
    countAsLogin(request);
    reply.header('cache-control', 'no-store');
  });

  app.get(readFeed.url, { schema: { response: { 200: ownFeed, ...refusals } } }, async (request) => {
    const feed = await feedOf(data.database.read, people.get(request)!.account);
    return { feed: feed && shown(feed) };
  });

  app.put(
    chooseTitles.url,
    { schema: { body: feedChoice, response: { 200: ownFeed, ...refusals } } },
    async (request) => {
      const { account, right } = people.get(request)!;
      const { titles } = request.body;
      const feed = await data.writeFor(right, (queries) => showTitles(queries, account, titles));
      return { feed: shown(feed) };
    },
  );

  app.delete(endOwnFeed.url, { schema: { response: { 200: ownFeed, ...refusals } } }, async (request) => {
    const { account, right } = people.get(request)!;
    const ended = await data.writeFor(right, async (queries, { uid }) => {
      const before = await feedsInUse(queries, uid);
      const isEnded = await endFeed(queries, uid, data.now());
      await endedLinks.feeds(
        queries,
        before.map(({ hash }) => hash),
      );
      return isEnded;
    });
    if (ended) await note(account, 'calendar-ended');
    return { feed: null };
  });

  app.post(
    orderFeed.url,
    { schema: { body: feedOrder, response: { 201: madeFeed, ...refusals } } },
    async (request, reply) => {
      const { account, right } = people.get(request)!;
      const { uid } = account;
      const { password, titles, renews } = request.body;
      const caller = callerOf(settings, request);
      await identity.confirmPassword(caller, account, password);
      const now = data.now();
      if (!made.take(uid, data.monotonic())) {
        const seconds = oneMoreAfter / 1000;
        const text = `You have made many calendar addresses. Please wait ${waitingTime(seconds)}.`;
        throw new HttpError('too-many-requests', text, seconds);
      }
      const secret = await data
        // With the generation that was read before the password was checked: what has ended meanwhile stays ended.
        .writeFor(right, async (queries) => {
          const before = await feedsInUse(queries, uid);
          const newSecret = await makeFeed(queries, { owner: account, titles, renews, now });
          await endedLinks.feeds(
            queries,
            before.map(({ hash }) => hash),
          );
          return newSecret;
        })
        .catch((error: unknown) => {
          made.giveBack(uid);
          throw error;
        });
      await note(account, renews ? 'calendar-renewed' : 'calendar-made');
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
  await app.register(ownFeedRoutes, options);
  await app.register(calendarAddressRoutes, options);
};
