import type { Actor } from '../identity/actor';
import type { Tries } from '../identity/tries';

/** How many mails one administrator may send in an hour. */
export interface MailLimit {
  /**
   * Counts one mail before it is sent.
   * @throws HttpError too-many-requests, with the seconds to wait.
   */
  count(actor: Actor): Promise<void>;
}

/** The time over which mails are counted, in milliseconds. */
export const mailWindow = 60 * 60 * 1000;

const tooManyMails = (wait: string) =>
  `You have sent as many emails as one hour allows. Please wait ${wait}.`;

/** @param tries what counts them. */
export function createMailLimit(most: number, tries: Tries): MailLimit {
  const limit = { name: 'mails of administrator', most, windowMilliseconds: mailWindow, says: tooManyMails };
  return {
    async count({ uid }) {
      await tries.begin([{ limit, key: uid }]);
    },
  };
}
