import { createAttempts } from '../identity/attempts';
import type { Actor } from '../identity/actor';

/** How many mails one administrator may send in an hour. */
export interface MailLimit {
  /**
   * Counts one mail before it is sent.
   * @throws HttpError too-many-requests, with the seconds to wait.
   */
  count(actor: Actor, now: number): Promise<void>;
}

/** The time over which mails are counted, in milliseconds. */
export const mailWindow = 60 * 60 * 1000;

const tooManyMails = (wait: string) =>
  `You have sent as many emails as one hour allows. Please wait ${wait}.`;

/** The limit, in memory. A restart resets it. */
export function createMailLimit(most: number): MailLimit {
  const sent = createAttempts({ most, windowMilliseconds: mailWindow, says: tooManyMails });
  return {
    async count({ uid }, now) {
      sent.begin(uid, now);
    },
  };
}
