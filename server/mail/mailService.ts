import { setTimeout as wait } from 'node:timers/promises';
import type { Audit } from '../audit/audit';
import type { Actor } from '../identity/actor';
import { plainEmail } from '../../src/domain/users/user';
import { HttpError } from '../http/httpError';
import { isOneAddress } from '../identity/emailAddress';
import type { Mail, MailMessage } from './mail';
import { MailError } from './mailError';
import type { MailLimit } from './mailLimit';
import type { MailAnswer, MailRequests, RememberedRequest } from './mailRequests';
import type { Unsubscribed } from './unsubscribed';

/** What the post office is made of. */
export interface MailServiceParts {
  mail: Mail;
  requests: MailRequests;
  unsubscribed: Unsubscribed;
  audit: Audit;
  limit: MailLimit;
  /** Whether mail leaves this machine: then addresses that belong to nobody are refused. */
  real: boolean;
  now: () => number;
  /** Hears of trouble that an operator should know of. */
  failed: (error: unknown) => void;
}

/** A mail that somebody wants to send. */
export interface MailOrder {
  /** Who sends it. */
  actor: Actor;
  to: string;
  /** What the sender calls this one mail, or null. A second order under the same key gets the first one's answer. */
  key: string | null;
  /** Stands for everything that was asked for, to notice a key that is used for something else. */
  fingerprint: string;
  what: 'email-sent' | 'export-sent';
  /** Makes the mail, once it is clear that it may be sent. */
  make: () => Promise<Omit<MailMessage, 'to'>>;
}

/** Takes mails from administrators. */
export interface MailService {
  /** @throws Refusal when it is not even tried. */
  send(order: MailOrder): Promise<MailAnswer>;
}

/** Names that belong to nobody (RFC 2606, RFC 6761). */
const reservedName = /[.@](?:example|test|invalid|localhost|local|example\.(?:com|net|org))\.?$/i;

/** How long to wait before another look at a mail that another server is sending, in milliseconds. */
const lookAgainAfter = 500;

const brokenOff: MailAnswer = {
  outcome: 'unknown',
  text: 'The server stopped in the middle. It may have been sent.',
};

/** Checks, remembers, sends and writes down. */
export function createMailService(parts: MailServiceParts): MailService {
  const { mail, requests, unsubscribed, audit, limit, real, now } = parts;
  const underWay = new Map<string, { fingerprint: string; answer: Promise<MailAnswer> }>();

  async function checkAddress({ to, actor }: MailOrder): Promise<void> {
    if (!isOneAddress(to)) {
      throw new HttpError('invalid-email', 'The mail must go to exactly one valid email address.');
    }
    if (real && reservedName.test(plainEmail(to))) {
      throw new HttpError('address-reserved', 'This is a sample address. No mail can arrive there.');
    }
    if (await unsubscribed.has(to, actor)) {
      throw new HttpError('address-unsubscribed', 'This person asked not to get any more emails.');
    }
  }

  async function deliver({ to, make }: MailOrder): Promise<MailAnswer> {
    try {
      const { messageId } = await mail.send({ ...(await make()), to, unsubscribe: true });
      return { outcome: 'sent', messageId };
    } catch (error) {
      if (error instanceof MailError) return { outcome: error.trouble, text: error.message };
      // Its file is too much work, or has to wait too long: nothing has left, and the words are for the person.
      if (error instanceof HttpError) return { outcome: 'not-sent', text: error.message };
      // The mail could not be made or written down: nothing has left.
      parts.failed(error);
      return { outcome: 'not-sent', text: 'The mail could not be made. Please tell whoever runs this site.' };
    }
  }

  /** The answer to a request that another server may be working on. */
  async function answerTo({ actor, key }: MailOrder, first: RememberedRequest): Promise<MailAnswer> {
    let known: RememberedRequest | null = first;
    while (known?.answer === null && now() < known.beganAt + requests.timeout) {
      await wait(lookAgainAfter);
      known = await requests.find(actor, key!);
    }
    return known?.answer ?? brokenOff;
  }

  /** The answer to an order that was given before, or null. */
  async function repeated(order: MailOrder): Promise<MailAnswer | null> {
    const { actor, key, fingerprint } = order;
    if (key === null) return null;
    const running = underWay.get(`${actor.uid} ${key}`);
    const noted = running ? null : await requests.find(actor, key);
    const known = running ?? noted;
    if (known && known.fingerprint !== fingerprint) {
      throw new HttpError('invalid-request', 'This idempotency key was used for another mail.');
    }
    if (running) return running.answer;
    return noted && answerTo(order, noted);
  }

  async function sendNow(order: MailOrder): Promise<MailAnswer> {
    const { actor, key, what } = order;
    const answer = await deliver(order);
    const notes: Promise<void>[] = [];
    if (key !== null) notes.push(requests.settle(actor, key, answer, now()));
    if (answer.outcome !== 'not-sent') notes.push(audit.record(actor, what, 1, now()));
    // What became of the mail is true, whether or not it could be written down.
    for (const note of await Promise.allSettled(notes)) {
      if (note.status === 'rejected') parts.failed(note.reason);
    }
    return answer;
  }

  return {
    async send(order) {
      const { actor, key, fingerprint } = order;
      const before = await repeated(order);
      if (before !== null) return before;
      await checkAddress(order);
      await limit.count(actor, now());
      if (key === null) return sendNow(order);
      if (!(await requests.begin(actor, key, fingerprint, now())))
        return (await repeated(order)) ?? brokenOff;
      const name = `${actor.uid} ${key}`;
      const answer = sendNow(order).finally(() => underWay.delete(name));
      underWay.set(name, { fingerprint, answer });
      return answer;
    },
  };
}

/** What an answer is to the one who asked: the id of the mail, or a refusal. */
export function messageIdOf(answer: MailAnswer): { messageId: string } {
  if (answer.outcome === 'sent') return { messageId: answer.messageId };
  throw new HttpError(answer.outcome === 'unknown' ? 'mail-unknown' : 'mail-not-sent', answer.text);
}
