import { setTimeout as wait } from 'node:timers/promises';
import type { CommunityData } from '../data/communityData';
import { markInterrupted } from '../data/interruptedMessages';
import type { Copy } from '../database/copies';
import {
  claimMessage,
  nextDueAt,
  settleMessage,
  tooLate,
  type DueMessage,
  type MessageOutcome,
} from '../data/dueMessages';
import { endOffers, overdueOffers } from '../data/movingUp';
import { refuseMessage } from '../data/undeliveredMessages';
import { planReminders } from '../data/reminders/planReminders';
import { isOnRequest, isReminder } from '../data/reminders/reminders';
import type { MailBudget } from '../identity/mailBudget';
import type { Mail, MailMessage } from '../mail/mail';
import { MailError, mayHaveSent } from '../mail/mailError';
import type { Unsubscribed } from '../mail/unsubscribed';
import { createComposer, type ComposerParts } from './composeMessage';
import { mailCounter } from './mailCounter';

/** The dependencies of the sender of due messages. */
export interface MessageSenderParts extends ComposerParts {
  data: CommunityData;
  copy: Pick<Copy, 'id' | 'say'>;
  budget: Pick<MailBudget, 'take'>;
  mail: Mail;
  /** The addresses that get no optional email: they asked for no more at all. */
  unsubscribed: Pick<Unsubscribed, 'has'>;
}

/** Sends due messages, each once. */
export interface MessageSender {
  /** Sends whatever is due now, one after the other, unless another process is sending. */
  sendDue(): Promise<void>;
  /**
   * Marks what another process began to send as uncertain. Only for the process that has claimed the data folder, so that the other
   * one has ended.
   */
  markInterrupted(): Promise<void>;
  /** Sends from now on whatever becomes due. @param failed called with errors for the operator. */
  start(failed: (error: unknown) => void): void;
  /** Ends the sending after the message that is being sent. */
  close(): Promise<void>;
}

/** How long to wait at most before looking again, in milliseconds: another process may have written a message. */
const lookAgainAfter = 30_000;

const aMinute = 60_000;

/** How long after a write, in milliseconds. */
const lookAfterWrite = 50;

/** The first and the longest pause before recording a result is tried again, in milliseconds. */
const noteAgain = { first: 250, longest: 5000 };

/** Why a message is not sent, in words for an administrator. */
const tooManyCaused = 'One account has caused as many emails as an hour or a day allows.';

/** Creates the sender. It sends nothing before it is asked to. */
export function createMessageSender(parts: MessageSenderParts): MessageSender {
  const { data, copy, budget, mail, site, unsubscribed, now } = parts;
  const compose = createComposer(parts);
  // Not `data.write`: what is sent is no change of anybody's records.
  const { write, read } = data.database;
  let failed: (error: unknown) => void = () => {};
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const closing = new AbortController();
  let isSoon = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};

  const planDue = async () => {
    // This is a change of people's places, so they see it.
    if (await overdueOffers(read, now()).limit(1).executeTakeFirst())
      await data.write((queries) => endOffers(queries, now()));
    await write((queries) => planReminders(queries, { now: now(), zone: site.zone }));
  };

  /** @returns what is claimed, with its mail or null where nothing is to be sent, and what that mail says too. */
  const claim = () =>
    write(async (queries) => {
      const message = await claimMessage(queries, now(), copy.id);
      if (!message) return null;
      const { sendBefore, trouble } = message;
      if (sendBefore !== null && now() > sendBefore) {
        await settleMessage(
          queries,
          message,
          { state: 'failed', trouble: `${trouble ?? ''} ${tooLate}`.trim() },
          now(),
        );
        return { message, along: [], mail: null };
      }
      const along: DueMessage[] = [];
      const made = await compose(queries, message, along);
      if (typeof made === 'string') await refuseMessage(queries, message, made, now());
      else if (!made) await settleMessage(queries, message, { state: 'dropped' }, now());
      return { message, along, mail: typeof made === 'string' ? null : made };
    });

  /** Optional messages stop once the user wants no more email. Other messages are about their own place. */
  const isUnwanted = async (message: DueMessage, { to }: MailMessage) =>
    isOnRequest(message) && unsubscribed.has(to, 'own');

  async function deliver(message: MailMessage, takeBack: () => Promise<void>): Promise<MessageOutcome> {
    try {
      await mail.send(message);
      return { state: 'sent' };
    } catch (error) {
      failed(error);
      if (!mayHaveSent(error)) await takeBack();
      if (!(error instanceof MailError))
        return {
          state: 'not-sent',
          trouble: 'The mail could not be made. Please tell whoever runs this site.',
        };
      return { state: error.trouble === 'unknown' ? 'uncertain' : 'not-sent', trouble: error.message };
    }
  }

  /**
   * Records the results of messages, and retries until that is done: otherwise nobody would know whether they were sent, and
   * nobody would send others meanwhile.
   */
  async function settle(messages: readonly DueMessage[], outcome: MessageOutcome): Promise<void> {
    for (let pause = noteAgain.first; ; pause = Math.min(2 * pause, noteAgain.longest)) {
      try {
        return await write(async (queries) => {
          for (const message of messages) await settleMessage(queries, message, outcome, now());
        });
      } catch (error) {
        if (closing.signal.aborted) throw error;
        failed(error);
        await wait(pause, undefined, { signal: closing.signal, ref: false });
      }
    }
  }

  async function sendAll(): Promise<void> {
    while (!closing.signal.aborted) {
      const claimed = await claim();
      if (!claimed) return;
      const { message, along, mail: made } = claimed;
      const all = [message, ...along];
      if (!made) continue;
      if (await isUnwanted(message, made)) {
        await settle(all, { state: 'dropped' });
        continue;
      }
      const taken = await budget.take([mailCounter(message)], now());
      if (typeof taken === 'function') await settle(all, await deliver(made, taken));
      else if (isReminder(message))
        await write((queries) => refuseMessage(queries, message, tooManyCaused, now()));
      else await settle(all, { state: 'not-sent', trouble: tooManyCaused });
    }
  }

  const sendDue = async (): Promise<void> => {
    isAskedAgain = true;
    running ??= (async () => {
      try {
        while (isAskedAgain && !closing.signal.aborted) {
          isAskedAgain = false;
          await copy.say();
          await planDue();
          await sendAll();
        }
      } finally {
        running = null;
      }
    })();
    await running;
  };

  /** Sends what is due, then waits for the next message. */
  const work = async (): Promise<void> => {
    const isAfterWrite = isSoon;
    isSoon = false;
    let lookAfter = lookAgainAfter;
    try {
      const dueNow = async () => ((await nextDueAt(read)) ?? Infinity) - now();
      // After a write, nothing is claimed unless something is due: most writes cause no message.
      if (!isAfterWrite || (await dueNow()) <= 0) await sendDue();
      // Not at once: where something is due still, another process is sending. Reminders are due on the minute.
      lookAfter = Math.max(1000, Math.min(lookAfter, await dueNow(), aMinute - (now() % aMinute)));
    } catch (error) {
      failed(error);
    }
    if (!isSoon) lookIn(lookAfter);
  };

  function lookIn(milliseconds: number): void {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    timer = setTimeout(() => void work(), milliseconds);
    timer.unref();
  }

  /** Many writes are followed by one look. */
  const lookSoon = () => {
    if (isSoon) return;
    isSoon = true;
    lookIn(lookAfterWrite);
  };

  return {
    sendDue,
    markInterrupted: () => write((queries) => markInterrupted(queries, now(), now())),
    start(report) {
      failed = report;
      unsubscribe = data.subscribe(lookSoon);
      void work();
    },
    async close() {
      closing.abort();
      unsubscribe();
      clearTimeout(timer);
      await running;
    },
  };
}
