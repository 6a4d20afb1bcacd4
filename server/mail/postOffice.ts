import type { Actor, Audit } from '../audit/audit';
import { createAttempts } from '../identity/attempts';
import { Refusal } from '../refusal';
import { isOneAddress } from './address';
import type { Mail, MailMessage } from './mail';
import { MailError } from './mailError';
import type { MailAnswer, MailRequests } from './mailRequests';
import type { Unsubscribed } from './unsubscribed';

/** What the post office is made of. */
export interface PostOfficeParts {
  mail: Mail;
  requests: MailRequests;
  unsubscribed: Unsubscribed;
  audit: Audit;
  /** How many mails one administrator may send in an hour. */
  mailsPerHour: number;
  /** Whether mail leaves this machine: then addresses that belong to nobody are refused. */
  real: boolean;
  now: () => number;
  /** Hears of trouble that an operator should know of. */
  failed: (error: unknown) => void;
}

/** A mail that somebody wants to send. */
export interface PostOrder {
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
export interface PostOffice {
  /** @throws Refusal when it is not even tried. */
  send(order: PostOrder): Promise<MailAnswer>;
}

const hour = 60 * 60 * 1000;

/** Names that belong to nobody (RFC 2606, RFC 6761). */
const reservedName = /[.@](?:example|test|invalid|localhost|local|example\.(?:com|net|org))\.?$/i;

const tooMany = (wait: string) => `You have sent as many emails as one hour allows. Please wait ${wait}.`;

/** Checks, remembers, sends and writes down. */
export function createPostOffice(parts: PostOfficeParts): PostOffice {
  const { mail, requests, unsubscribed, audit, mailsPerHour, real, now } = parts;
  const limit = createAttempts({ most: mailsPerHour, windowMilliseconds: hour, says: tooMany });
  const underWay = new Map<string, { fingerprint: string; answer: Promise<MailAnswer> }>();

  function checkAddress(to: string): void {
    if (!isOneAddress(to)) {
      throw new Refusal('invalid-email', 'The mail must go to exactly one valid email address.');
    }
    if (real && reservedName.test(to.trim())) {
      throw new Refusal('address-reserved', 'This is a sample address. No mail can arrive there.');
    }
    if (unsubscribed.has(to)) {
      throw new Refusal('address-unsubscribed', 'This person asked not to get any more emails.');
    }
  }

  async function deliver({ to, make }: PostOrder): Promise<MailAnswer> {
    try {
      const { messageId } = await mail.send({ ...(await make()), to, unsubscribe: true });
      return { outcome: 'sent', messageId };
    } catch (error) {
      if (error instanceof MailError) return { outcome: error.trouble, text: error.message };
      // The mail could not be made or written down: nothing has left.
      parts.failed(error);
      return { outcome: 'not-sent', text: 'The mail could not be made. Please tell whoever runs this site.' };
    }
  }

  /** The answer to an order that was given before, or null. */
  function repeated({ actor, key, fingerprint }: PostOrder): Promise<MailAnswer> | MailAnswer | null {
    if (key === null) return null;
    const running = underWay.get(`${actor.uid} ${key}`);
    const known = running ?? requests.find(actor.uid, key);
    if (!known) return null;
    if (known.fingerprint !== fingerprint) {
      throw new Refusal('invalid-request', 'This idempotency key was used for another mail.');
    }
    return (
      known.answer ?? { outcome: 'unknown', text: 'The server stopped in the middle. It may have been sent.' }
    );
  }

  async function sendNow(order: PostOrder): Promise<MailAnswer> {
    const { actor, key, what } = order;
    const answer = await deliver(order);
    if (key !== null) requests.settle(actor.uid, key, answer);
    if (answer.outcome !== 'not-sent') audit.record(actor, what, 1, now());
    return answer;
  }

  return {
    async send(order) {
      const { actor, key, fingerprint, to } = order;
      const before = repeated(order);
      if (before !== null) return before;
      checkAddress(to);
      limit.begin(actor.uid, now());
      if (key === null) return sendNow(order);
      if (!requests.begin(actor.uid, key, fingerprint, now())) return repeated(order)!;
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
  throw new Refusal(answer.outcome === 'unknown' ? 'mail-unknown' : 'mail-not-sent', answer.text);
}
