import type { Accounts } from '../identity/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ChangeStreams } from '../changes/changeStreams';
import { attendeeMailRoutes, type AttendeeMailRoutesOptions } from './attendeeMail';
import { attendeesRoutes } from './attendees';
import { busyRoutes } from './busyTimes';
import { changesRoutes } from './changes';
import { createCommunityRequests, type CommunityRoutesOptions } from './communityRequests';
import { dueMessagesRoutes, type DueMessagesRoutesOptions } from './dueMessages';
import { guestsRoutes } from './guests';
import type { PlainFormsOptions } from './plainForms';
import { plainPlaces } from './plainPlaces';
import { ratingRoutes } from './ratings';
import { recordRoutes } from './records';
import { seriesRoutes } from './eventSeries';
import { registrationRoutes } from './registrations';
import { remindersRoutes, type RemindersRoutesOptions } from './reminders';
import { savedItemsRoutes } from './savedItems';

/**
 * The community's data under `/api`: records of each collection, ratings, registrations, series of events, busy times,
 * reminders, what people saved for later, messages that may not have arrived, and what changed.
 * Each file beside this one says what its addresses answer.
 */
export const communityRoutes: FastifyPluginAsyncZod<
  CommunityRoutesOptions &
    DueMessagesRoutesOptions &
    Pick<RemindersRoutesOptions, 'unsubscribed' | 'addresses' | 'endedLinks'> &
    Pick<AttendeeMailRoutesOptions, 'mailService'> &
    PlainFormsOptions & { accounts: Accounts; streams: ChangeStreams }
> = async (app, options) => {
  const requests = createCommunityRequests(options);
  for (const store of options.data.collections.values())
    await app.register(recordRoutes, { requests, store });
  await app.register(ratingRoutes, { requests });
  await app.register(registrationRoutes, { requests });
  const { settings, client } = options;
  if (!settings.firebase) await app.register(plainPlaces, { requests, settings, client });
  await app.register(seriesRoutes, { requests });
  const { findActor, data, accounts, audit, messages } = options;
  await app.register(attendeesRoutes, { requests, accounts, audit });
  await app.register(guestsRoutes, { requests, audit });
  const { mailService } = options;
  await app.register(attendeeMailRoutes, { findActor, data, accounts, mailService });
  await app.register(busyRoutes, { requests });
  await app.register(savedItemsRoutes, { requests });
  await app.register(remindersRoutes, {
    requests,
    unsubscribed: options.unsubscribed,
    accounts,
    addresses: options.addresses,
    endedLinks: options.endedLinks,
  });
  await app.register(dueMessagesRoutes, {
    findActor,
    data,
    accounts,
    audit,
    messages,
  });
  await app.register(changesRoutes, { requests, streams: options.streams });
};
