import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { BulkMailParts } from '../mail/bulkMailParts';
import { unsubscribePath } from '../mail/unsubscribeLinks';
import type { ClientFiles } from '../pages/clientFiles';
import { linkPage, linkPagePolicy, lookOf, type PageWords } from '../pages/linkPage';
import type { Settings } from '../settings/settings';

/** The options of the page. */
export interface UnsubscribePageOptions {
  settings: Settings;
  bulkMail: Pick<BulkMailParts, 'unsubscribed' | 'links'>;
  /** The client whose look the page has; null: none. */
  client: ClientFiles | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Of a form with one button, or of a mail program, more is not needed. */
const bodyLimit = 4096;

const homePage = { address: '/', words: 'Go to the home page' };
const others = 'Emails about your own appointments, your places at events and your account still come.';

const unreadable: PageWords = {
  status: 404,
  title: 'This link does not work',
  paragraphs: ['A part of it may be missing. Please open it from the email again. Nothing was changed.'],
  next: homePage,
};

/** The texts of the page for an address, by whether bulk emails go there. */
const wordsOf = (email: string, state: 'none' | 'bulk' | 'all'): PageWords => {
  if (state === 'none')
    return {
      status: 200,
      title: 'Stop these emails?',
      paragraphs: [
        `We will send no more emails of this kind to ${email}: news and other emails that we write to many people.`,
        others,
      ],
      buttons: [{ answer: 'stop', words: 'Stop these emails' }],
      next: homePage,
    };
  return {
    status: 200,
    title: 'You get no more of these emails',
    paragraphs:
      state === 'bulk'
        ? [`We send no news to ${email} any more, and no other emails that we write to many people.`, others]
        : [`We send no news and no reminders to ${email} any more.`],
    ...(state === 'bulk' && { buttons: [{ answer: 'again', words: 'Send me these emails again' }] }),
    next: homePage,
  };
};

/**
 * The page that the link in an email to many people opens. It needs no login: the link itself is the right to do this one thing.
 *
 * | Request                 | Answer                                                                              |
 * | ----------------------- | ----------------------------------------------------------------------------------- |
 * | GET /unsubscribe?link=  | 200 a page that asks, or says that it is done; 404 not one of our links             |
 * | POST /unsubscribe?link= | 200 it is done; with `answer=again` it is taken back; 404 as above                  |
 *
 * A POST without an answer is what mail programs send (RFC 8058).
 */
export const unsubscribePage: FastifyPluginAsync<UnsubscribePageOptions> = async (app, options) => {
  const { settings, client, now } = options;
  const { unsubscribed, links } = options.bulkMail;
  const { productName, contactEmail } = settings;
  const look = client && lookOf(client.index);
  const policy = linkPagePolicy(settings, look);

  // Within this plugin only. A form, or whatever a mail program sends: of either, a few words are read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));

  const codeOf = (request: FastifyRequest): string => {
    const { link } = request.query as Record<string, unknown>;
    return typeof link === 'string' ? link : '';
  };

  const show = async (request: FastifyRequest, reply: FastifyReply, email: string | null) => {
    const words = email === null ? unreadable : wordsOf(email, await unsubscribed.state(email));
    const action = `${unsubscribePath}?link=${encodeURIComponent(codeOf(request))}`;
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

  app.get(unsubscribePath, async (request, reply) => show(request, reply, links.read(codeOf(request))));

  app.post(unsubscribePath, async (request, reply) => {
    const email = links.read(codeOf(request));
    const answer = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('answer');
    if (email !== null && answer === 'again') await unsubscribed.takeBack(email);
    else if (email !== null) await unsubscribed.stop(email, now());
    return show(request, reply, email);
  });
};
