import { setTimeout as wait } from 'node:timers/promises';
import type { Audit } from '../audit/audit';
import type { Right } from '../identity/rights';
import { plainEmail } from '@/shared/domain/users/user';
import { HttpError } from '../http/httpError';
import { isOneAddress } from '../identity/emailAddress';
import type { ProvedAddresses } from '../identity/provedAddresses';
import type { Bounces } from './bounces';
import { bulkMail, ownMail, type BulkMailSite, type WrittenMail } from './bulkMail';
import type { Mail, MailMessage } from './mail';
import { MailError } from './mailError';
import type { MailLimit } from './mailLimit';
import { triedLater, type MailRetries } from './mailRetries';
import type { MailAnswer, MailRequests } from './mailRequests';
import type { Unsubscribed } from './unsubscribed';

/** The dependencies of the mail service. */
export interface MailServiceParts {
  mail: Mail;
  /** The site details in each mail, and how to get no more. */
  site: BulkMailSite;
  requests: MailRequests;
  unsubscribed: Unsubscribed;
  /** null: nobody remembers them here, as where Firebase keeps the accounts. */
  bounces: Pick<Bounces, 'has'> | null;
  /** null: what is refused for now is not tried again here. */
  retries: Pick<MailRetries, 'keep'> | null;
  audit: Audit;
  limit: MailLimit;
  addresses: Pick<ProvedAddresses, 'mayBeWrittenTo'>;
  /** True if mail leaves this machine: then reserved addresses are refused. */
  real: boolean;
  now: () => number;
  /** Called with failures that an operator should know about. */
  failed: (error: unknown) => void;
}

/** A mail to send. */
export interface MailOrder {
  /** The sender's. */
  right: Right;
  to: string;
  /** `own`: about the place that its receiver has at an event; anything else is `bulk`. */
  kind: 'bulk' | 'own';
  /** The sender's key for this mail, or null. A second request with the same key gets the first one's response. */
  key: string | null;
  /** A hash of the whole request, to detect a key that is reused for another one. */
  fingerprint: string;
  what: 'email-sent' | 'export-sent';
  /** Composes the mail, once it is clear that it may be sent. */
  make: () => Promise<WrittenMail>;
}

/** Sends mails for administrators, whose right is read before each step and right before a mail leaves. */
export interface MailService {
  /** @throws HttpError when sending is not attempted. */
  send(order: MailOrder): Promise<MailAnswer>;
}

/** Reserved domain names (RFC 2606, RFC 6761). */
const reservedName = /[.@](?:example|test|invalid|localhost|local|example\.(?:com|net|org))\.?$/i;

/** Returns whether no mail can arrive at an address, because its domain is reserved for examples. */
export const isReserved = (email: string) => reservedName.test(plainEmail(email));

/** How often it is looked whether another copy of the server has sent a mail, in milliseconds. */
const lookAgainAfter = 250;

const brokenOff: MailAnswer = {
  outcome: 'unknown',
  text: 'The server stopped in the middle. It may have been sent.',
};

/** Names a request of a person. */
const nameOf = ({ right, key }: MailOrder) => `${right.actor.uid} ${key}`;

/** Validates, deduplicates, sends and audits. */
export function createMailService(parts: MailServiceParts): MailService {
  const { mail, site, requests, unsubscribed, bounces, retries, audit, limit, addresses, real, now } = parts;
  const underWay = new Map<string, { fingerprint: string; answer: Promise<MailAnswer> }>();

  async function checkAddress({ to, kind }: MailOrder): Promise<void> {
    if (!isOneAddress(to)) {
      throw new HttpError('invalid-email', 'The mail must go to exactly one valid email address.');
    }
    if (real && isReserved(to)) {
      throw new HttpError('address-reserved', 'This is a sample address. No mail can arrive there.');
    }
    if (!(await addresses.mayBeWrittenTo(to))) {
      throw new HttpError(
        'address-not-proved',
        'Nobody has proved yet that this address is theirs, so no mail goes to it.',
      );
    }
    if (await unsubscribed.has(to, kind)) {
      throw new HttpError('address-unsubscribed', 'This person asked not to get any more emails.');
    }
    if (kind === 'bulk' && (await bounces?.has(to))) {
      throw new HttpError(
        'address-returned',
        'Mail to this address came back before, so none was sent. See “Email outbox and activity log”.',
      );
    }
  }

  async function deliver({ to, make, right, kind, key, what }: MailOrder): Promise<MailAnswer> {
    let message: MailMessage | null = null;
    try {
      const written = await make();
      // Its file can take a while.
      await right.read();
      message = kind === 'bulk' ? bulkMail(written, to, site) : ownMail(written, to);
      const { messageId } = await mail.send(message);
      return { outcome: 'sent', messageId };
    } catch (error) {
      if (error instanceof MailError) {
        const isKept =
          error.refused === 'for now' &&
          message !== null &&
          (await retries?.keep({ uid: right.actor.uid, key, kind, what, message }));
        return isKept
          ? { outcome: 'later', text: triedLater }
          : { outcome: error.trouble, text: error.message };
      }
      // Its attachment takes too much work, or waited too long: nothing was sent, and the text is for the person.
      if (error instanceof HttpError) return { outcome: 'not-sent', text: error.message };
      // The mail could not be composed or recorded: nothing was sent.
      parts.failed(error);
      return { outcome: 'not-sent', text: 'The mail could not be made. Please tell whoever runs this site.' };
    }
  }

  function checkFingerprint({ fingerprint }: MailOrder, known: { fingerprint: string }): void {
    if (known.fingerprint !== fingerprint)
      throw new HttpError('invalid-request', 'This idempotency key was used for another mail.');
  }

  /** The answer of this copy to the same request, which it is working on; null: it is not. */
  async function runningHere(order: MailOrder): Promise<MailAnswer | null> {
    const running = underWay.get(nameOf(order));
    if (!running) return null;
    checkFingerprint(order, running);
    return running.answer;
  }

  /** The stored response to the same request, once another copy has given it; null: there is none. */
  async function noted(order: MailOrder): Promise<MailAnswer | null> {
    const find = () => requests.find(order.right.actor, order.key!);
    let found = await find();
    while (found?.isUnderWay) {
      await wait(lookAgainAfter);
      found = await find();
    }
    if (found) checkFingerprint(order, found);
    return found && (found.answer ?? brokenOff);
  }

  /** The answer to an earlier request with the same key, or null. */
  async function repeated(order: MailOrder): Promise<MailAnswer | null> {
    if (order.key === null) return null;
    const before = (await runningHere(order)) ?? (await noted(order));
    if (before !== brokenOff) return before;
    // Its note may have been there a moment before this copy knew, or it has ended since the note was read.
    return (await runningHere(order)) ?? noted(order);
  }

  /** Notes the request and sends the mail, unless another copy has noted it meanwhile. */
  async function first(order: MailOrder, key: string): Promise<MailAnswer> {
    if (await requests.begin(await order.right.read(), key, order.fingerprint, now())) return sendNow(order);
    const earlier = await noted(order);
    await order.right.read();
    return earlier ?? brokenOff;
  }

  async function sendNow(order: MailOrder): Promise<MailAnswer> {
    const { right, key, what } = order;
    const { actor } = right;
    const answer = await deliver(order);
    const notes: Promise<void>[] = [];
    if (key !== null) notes.push(requests.settle(actor, key, answer));
    if (answer.outcome === 'sent' || answer.outcome === 'unknown')
      notes.push(audit.record(actor, what, 1, now()));
    // The mail's outcome stands, whether or not it could be recorded.
    for (const note of await Promise.allSettled(notes)) {
      if (note.status === 'rejected') parts.failed(note.reason);
    }
    return answer;
  }

  /** The answer, unless it is that the mail was not sent because the right to it was lost. */
  async function withRight({ right }: MailOrder, answer: Promise<MailAnswer>): Promise<MailAnswer> {
    const given = await answer;
    if (given.outcome === 'not-sent') await right.read();
    return given;
  }

  return {
    async send(order) {
      const { right, key, fingerprint } = order;
      await right.read();
      const before = await repeated(order);
      // Nobody is told the answer to what they may not do any more.
      await right.read();
      if (before !== null) return before;
      await checkAddress(order);
      await limit.count(await right.read());
      if (key === null) return withRight(order, sendNow(order));
      const name = nameOf(order);
      if (underWay.has(name)) {
        const running = await runningHere(order);
        await right.read();
        return running ?? brokenOff;
      }
      // From here on others wait for it: nothing is awaited between the question and this.
      const answer = first(order, key).finally(() => underWay.delete(name));
      underWay.set(name, { fingerprint, answer });
      return withRight(order, answer);
    },
  };
}

/** The answer as the caller gets it: the mail's id, why it is sent later, or an error thrown. */
export function replyOf(
  answer: MailAnswer,
): { status: 200; body: { messageId: string } } | { status: 202; body: { later: string } } {
  if (answer.outcome === 'sent') return { status: 200, body: { messageId: answer.messageId } };
  if (answer.outcome === 'later') return { status: 202, body: { later: answer.text } };
  throw new HttpError(answer.outcome === 'unknown' ? 'mail-unknown' : 'mail-not-sent', answer.text);
}
