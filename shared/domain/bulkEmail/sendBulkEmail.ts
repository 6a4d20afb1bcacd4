/** The error for a caller without a list of recipients. */
const recipientsMustBeArray = 'Recipients must be a non-empty array';

/** The most recipients of one run. */
export const maxRecipients = 1000;

/** The error for a longer list. */
export const tooManyRecipients = 'One email can go to at most 1,000 people. Please choose fewer.';

/** How many emails are sent at the same time, unless one by one. */
export const maxAtOnce = 5;

/** The result of one attempt to send. */
export type Delivery =
  | { outcome: 'sent'; messageId: string }
  /** It was certainly not sent. */
  | { outcome: 'not-sent'; text: string }
  /** Not yet: the server tries again by itself. */
  | { outcome: 'later'; text: string }
  /** A retry could send it twice. With `rest`, nothing more can be sent, for that reason. */
  | { outcome: 'unknown'; text: string; rest?: string }
  /** The server asks to wait; nothing was sent. */
  | { outcome: 'wait'; seconds: number }
  /** Nothing more can be sent, for example because the login has ended. This one was not sent either. */
  | { outcome: 'stop'; text: string };

/** The state of one recipient. */
export interface Result {
  email: string;
  /** `waiting`: not started; `sending`: in progress; `later`: the server tries again by itself. */
  outcome: 'waiting' | 'sending' | 'sent' | 'later' | 'not-sent' | 'unknown';
  /** Why it was not sent, or not yet, or may have been; absent otherwise. */
  text?: string;
}

/** The options of a run. */
export interface BulkEmailSending {
  recipients: readonly string[];
  /** One at a time, or up to five. */
  pace: 'one-by-one' | 'parallel';
  /**
   * Sends to one recipient; must not throw.
   * @param index the position in the list, for a key of its own.
   */
  send: (email: string, index: number) => Promise<Delivery>;
  /** Waits, for example for the server's limit. Resolves early when the run is cancelled. */
  wait: (seconds: number) => Promise<void>;
  /** Called with the results after each change. */
  onResults: (results: readonly Result[], waitingSeconds: number | null) => void;
  /** Checked between two emails: true ends the run. */
  isCancelled: () => boolean;
}

export const cancelledText = 'You cancelled before this one was sent.';

/** @throws TypeError, before the first is sent, when it is no list, an empty one, or too long. */
function checkRecipients(recipients: unknown): asserts recipients is readonly string[] {
  if (!Array.isArray(recipients) || recipients.length === 0) throw new TypeError(recipientsMustBeArray);
  if (recipients.length > maxRecipients) throw new TypeError(tooManyRecipients);
}

/**
 * Sends to each recipient, waits where the server asks to, and returns a result for each.
 * @throws TypeError for an invalid list.
 */
export async function sendBulkEmail(run: BulkEmailSending): Promise<readonly Result[]> {
  const { recipients, pace, send, wait, onResults, isCancelled } = run;
  checkRecipients(recipients);
  const results: Result[] = recipients.map((email) => ({ email, outcome: 'waiting' }));
  let next = 0;
  let stopped: string | null = null;
  /** All senders wait for the same limit. */
  let pause: Promise<void> | null = null;

  const set = (index: number, result: Omit<Result, 'email'>) => {
    results[index] = { email: recipients[index]!, ...result };
    onResults([...results], null);
  };
  const reasonToEnd = () => stopped ?? (isCancelled() ? cancelledText : null);
  const waitFor = (seconds: number) => {
    onResults([...results], seconds);
    pause ??= wait(seconds).finally(() => (pause = null));
    return pause;
  };

  async function sendOne(index: number): Promise<void> {
    set(index, { outcome: 'sending' });
    for (;;) {
      const delivery = await send(recipients[index]!, index);
      if (delivery.outcome === 'wait') {
        await waitFor(delivery.seconds);
        const reason = reasonToEnd();
        if (reason === null) continue;
        set(index, { outcome: 'not-sent', text: reason });
      } else if (delivery.outcome === 'stop') {
        stopped = delivery.text;
        set(index, { outcome: 'not-sent', text: delivery.text });
      } else if (delivery.outcome === 'sent') set(index, { outcome: 'sent' });
      else {
        if (delivery.outcome === 'unknown') stopped ??= delivery.rest ?? null;
        set(index, { outcome: delivery.outcome, text: delivery.text });
      }
      return;
    }
  }

  async function sender(): Promise<void> {
    while (next < recipients.length && reasonToEnd() === null) {
      await pause;
      if (reasonToEnd() !== null || next >= recipients.length) return;
      const index = next;
      next += 1;
      await sendOne(index);
    }
  }

  await Promise.all(Array.from({ length: pace === 'parallel' ? maxAtOnce : 1 }, sender));
  const reason = reasonToEnd() ?? cancelledText;
  results.forEach(({ email, outcome }, index) => {
    if (outcome === 'waiting') results[index] = { email, outcome: 'not-sent', text: reason };
  });
  onResults([...results], null);
  return results;
}

/** How many results there are of each kind. */
export interface Tally {
  sent: number;
  /** The server tries these again by itself. */
  later: number;
  notSent: number;
  unknown: number;
  /** Not started or in progress. */
  left: number;
}

/** Counts results. */
export function tallyOf(results: readonly Result[]): Tally {
  const count = (...outcomes: Result['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    sent: count('sent'),
    later: count('later'),
    notSent: count('not-sent'),
    unknown: count('unknown'),
    left: count('waiting', 'sending'),
  };
}

/** "5 sent, 1 not sent, 1 may have been sent": outcomes that did not occur are left out. */
export function tallyInWords({ sent, later, notSent, unknown }: Tally): string {
  const parts = [`${sent} sent`];
  if (later > 0) parts.push(`${later} tried again later`);
  if (notSent > 0) parts.push(`${notSent} not sent`);
  if (unknown > 0) parts.push(`${unknown} may have been sent`);
  return parts.join(', ');
}

/** The results after a reload: emails in progress may have been sent, those not started were not. */
export function interrupted(results: readonly Result[]): readonly Result[] {
  return results.map((result) => {
    const { email, outcome } = result;
    if (outcome === 'sending')
      return { email, outcome: 'unknown', text: 'The page was closed while this one was being sent.' };
    if (outcome === 'waiting')
      return { email, outcome: 'not-sent', text: 'The page was closed before this one was sent.' };
    return result;
  });
}

/** Replaces the results of the same people with the new ones. */
export function mergeResults(all: readonly Result[], again: readonly Result[]): readonly Result[] {
  const byEmail = new Map(again.map((result) => [result.email, result]));
  return all.map((result) => byEmail.get(result.email) ?? result);
}
