import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { noReminders, wantsReminders, type ReminderChoices } from '@/shared/domain/reminders/reminderChoices';
import { readReminderChoices, writeReminderChoices } from '../data/reminders/reminderChoices';
import { choicesWrite, reminderChoices } from '@/shared/contract/schemas/reminders';
import { refusals, writeHeaders as headers } from '@/shared/contract/schemas/records';
import { HttpError } from '../http/httpError';
import { type Accounts, isFirebaseAccount } from '../identity/accounts';
import type { ProvedAddresses } from '../identity/provedAddresses';
import type { Unsubscribed } from '../mail/unsubscribed';
import { needsLogin } from '../identity/rights';
import type { EndedLinks } from '../personalData/endedLinks';
import type { CommunityRequests } from './communityRequests';
import { chooseReminders, readReminders } from '@/shared/contract/operations/ownAccount';

/** The options of the routes of reminders. */
export interface RemindersRoutesOptions {
  requests: CommunityRequests;
  unsubscribed: Pick<Unsubscribed, 'has'>;
  accounts: Accounts;
  addresses: Pick<ProvedAddresses, 'asked' | 'isProved'>;
  endedLinks: Pick<EndedLinks, 'reminders'>;
}

/**
 * The emails that remind a user, or confirm that they have registered, each for the user who asks:
 *
 * | Request               | Response                                                                   |
 * | --------------------- | -------------------------------------------------------------------------- |
 * | GET /api/me/reminders | 200 which of them they want; all false before they have chosen             |
 * | PUT /api/me/reminders | 200 as sent; 400 for users who asked not to get any more emails; 409       |
 * |                       | mailbox-stopped: turned off by a mailed link, and no new code was used;    |
 * |                       | address-not-proved for a Firebase account whose address is not verified    |
 */
export const remindersRoutes: FastifyPluginAsyncZod<RemindersRoutesOptions> = async (app, options) => {
  const { requests, unsubscribed, accounts, addresses, endedLinks } = options;
  const { data } = requests;
  const onRequest = requests.requireLogin;

  app.get(
    readReminders.url,
    { onRequest, schema: { response: { 200: reminderChoices, ...refusals } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readReminderChoices(data.database.read, (await requests.readerOf(request))!.uid);
    },
  );

  app.put(
    chooseReminders.url,
    {
      onRequest,
      schema: { headers, body: choicesWrite, response: { 200: reminderChoices, ...refusals } },
    },
    async (request, reply) => {
      const actor = (await requests.readerOf(request))!;
      const { zone, eventRegistered, ...sent } = request.body;
      const chosenFrom = (stored: ReminderChoices): ReminderChoices => ({
        ...sent,
        eventRegistered: eventRegistered ?? stored.eventRegistered,
      });
      if (wantsReminders(chosenFrom(noReminders)) && (await unsubscribed.has(actor.email, 'own')))
        throw new HttpError(
          'address-unsubscribed',
          'You asked us not to send you emails, so no reminder could arrive. Please ask us to send you emails again.',
        );
      return requests.write(request, reply, needsLogin, async (queries, { uid }) => {
        const account = await accounts.in(queries).byUid(uid);
        const stored = await readReminderChoices(queries, uid);
        const body = chosenFrom(stored);
        const wants = wantsReminders(body);
        if (account && isFirebaseAccount(account) && !addresses.isProved(account) && wants)
          throw new HttpError(
            'address-not-proved',
            'Please show first that this email address is yours. Log out, choose “Forgotten your password?” and follow the link in the email. Then log in and choose reminders.',
          );
        const isStopped = addresses.asked && account?.remindersStoppedAt != null;
        if (isStopped && wants)
          throw new HttpError(
            'mailbox-stopped',
            'Reminders were turned off by a link in an email. To turn them on again, please ask for a new code on your Profile page and type it there.',
          );
        await writeReminderChoices(queries, uid, { ...body, zone }, data.now());
        if (wants !== wantsReminders(stored)) await endedLinks.reminders(queries, uid, wants ? 'on' : 'off');
        return { status: 200, body };
      });
    },
  );
};
