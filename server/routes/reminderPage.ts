import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Audit } from '../audit/audit';
import type { CommunityData } from '../data/communityData';
import { logFailure } from '../http/storageError';
import type { Accounts } from '../identity/accounts';
import type { ProvedAddresses } from '../identity/provedAddresses';
import type { ClientFiles } from '../pages/clientFiles';
import type { Settings } from '../settings/settings';
import { linkPage, linkPagePolicy, lookOf } from '../pages/linkPage';
import { answerLink, linkState, type LinkAnswer } from '../reminders/linkState';
import { outcomeWords, stateWords, type LinkWords } from '../reminders/linkWords';
import { reminderPath, type ReminderLinks } from '../reminders/reminderLinks';
import type { EndedLinks } from '../personalData/endedLinks';

/** The options of the page of reminder links. */
export interface ReminderPageOptions {
  settings: Settings;
  accounts: Accounts;
  addresses: ProvedAddresses;
  endedLinks: EndedLinks;
  reminderLinks: ReminderLinks;
  audit: Audit;
  data: CommunityData;
  /** The client whose look the page has; null: none. */
  client: ClientFiles | null;
}

const answers: readonly LinkAnswer[] = ['keep', 'give-up', 'stop'];

/** Of a form with two buttons, or of a mail program, more is not needed. */
const bodyLimit = 4096;

const codeOf = (request: FastifyRequest): string => {
  const { link } = request.query as Record<string, unknown>;
  return typeof link === 'string' ? link : '';
};

/**
 * The page that the links in reminders open. It needs no login: the link itself is the right to do this one thing.
 *
 * | Request              | Answer                                                                                        |
 * | -------------------- | --------------------------------------------------------------------------------------------- |
 * | GET /reminder?link=  | 200 a page that asks; 404 not one of our links; 410 it cannot do anything any more            |
 * | POST /reminder?link= | 200 it is done; 404 and 410 as above: nothing was changed                                     |
 *
 * A POST to the link that turns reminders off is what mail programs send (RFC 8058).
 */
export const reminderPage: FastifyPluginAsync<ReminderPageOptions> = async (app, options) => {
  const { settings, accounts, addresses, endedLinks, reminderLinks, audit, data, client } = options;
  const { productName, contactEmail, timeZone: zone } = settings;
  const look = client && lookOf(client.index);
  const policy = linkPagePolicy(settings, look);

  // Within this plugin only. A form, or whatever a mail program sends: of either, a few words are read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));

  const time = () => ({ now: data.now(), zone });

  const show = (request: FastifyRequest, reply: FastifyReply, words: LinkWords) => {
    const action = `${reminderPath}?link=${encodeURIComponent(codeOf(request))}`;
    return (
      reply
        .code(words.status)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        // The address is the right to act: no other site may learn of it.
        .header('referrer-policy', 'same-origin')
        .send(linkPage(words, { productName, contactEmail, look, action }))
    );
  };

  app.get(reminderPath, async (request, reply) => {
    const link = reminderLinks.read(codeOf(request));
    return show(request, reply, stateWords(await linkState(data.database.read, link, time())));
  });

  app.post(reminderPath, async (request, reply) => {
    const link = reminderLinks.read(codeOf(request));
    const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('answer');
    const asked = link?.for === 'stop' ? 'stop' : answers.find((answer) => answer === sent);
    if (!asked) return show(request, reply, stateWords(await linkState(data.database.read, link, time())));
    const outcome = await data.write(async (queries) => {
      const answered = await answerLink(queries, link, asked, time());
      // The reader of the mailbox outranks the user of the account.
      const stops = 'done' in answered && answered.done === 'stop';
      if (stops && addresses.asked) await accounts.in(queries).stopReminders(link!.uid, data.now());
      if (stops) await endedLinks.reminders(queries, link!.uid, addresses.asked ? 'stopped' : 'off');
      return answered;
    });
    if (!('done' in outcome)) return show(request, reply, stateWords(outcome));
    const { uid } = link!;
    const account = await accounts.byUid(uid);
    await audit
      .record({ uid, email: account?.email ?? '' }, 'reminder-link-used', 1, data.now())
      .catch((error: unknown) =>
        logFailure(request.log, error, 'a link that was used could not be written down'),
      );
    return show(request, reply, outcomeWords(outcome));
  });
};
