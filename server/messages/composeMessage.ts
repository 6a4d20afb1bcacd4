import type { Queries } from '../database/database';
import type { DueMessage } from '../data/dueMessages';
import { newsOf } from '../data/eventNews';
import { claimSiblingMessages } from '../data/siblingMessages';
import { readReminderChoices, zoneOfPerson } from '../data/reminders/reminderChoices';
import { isOnRequest, isReminder, reminderOf } from '../data/reminders/reminders';
import type { Accounts, StoredAccount } from '../identity/accounts';
import type { ProvedAddresses } from '../identity/provedAddresses';
import type { MailMessage } from '../mail/mail';
import { isReserved } from '../mail/mailService';
import type { ReminderLinks } from '../reminders/reminderLinks';
import { reminderMail } from '../reminders/reminderMail';
import { datesOf, eventMail } from './eventMail';
import { placeFile } from './placeFile';
import { registrationMail } from './registrationMail';
import type { Site } from '../mail/site';

/** The dependencies of {@link createComposer}. */
export interface ComposerParts {
  accounts: Accounts;
  addresses: ProvedAddresses;
  site: Site;
  links: ReminderLinks;
  /** True if mail leaves this machine: then nothing is sent to reserved addresses. */
  real: boolean;
  now: () => number;
}

/**
 * The email of a message, from the records as they are now.
 * @param along gets what the email says too, claimed.
 * @returns null: there is nothing to say any more; or why it must not be sent, in words for an administrator.
 */
export type Composer = (
  queries: Queries,
  message: DueMessage,
  along: DueMessage[],
) => Promise<MailMessage | string | null>;

const notProvedYet = 'The address is not proved yet.';

/** Creates what composes the emails of due messages, in the transaction that claims them. */
export function createComposer({ accounts, addresses, site, links, real, now }: ComposerParts): Composer {
  async function aboutPlace(
    queries: Queries,
    message: DueMessage,
    account: StoredAccount,
    along: DueMessage[],
  ): Promise<MailMessage | null> {
    const isOwnPress = message.kind === 'registered';
    const getsFile =
      (isOwnPress || message.kind === 'place') &&
      (await readReminderChoices(queries, message.uid)).eventRegistered;
    if (isOwnPress && !getsFile) return null;
    const news = await newsOf(queries, message, now());
    if (!news) return null;
    const told = await claimSiblingMessages(queries, { message, news }, now());
    along.push(...told.map((other) => other.message));
    const others = told.map((other) => other.news);
    const file = getsFile ? await placeFile(queries, datesOf(news, others), site, now()) : null;
    if (!isOwnPress) return eventMail(account.email, news, site, { along: others, file });
    const zone = await zoneOfPerson(queries, message.uid);
    return file && registrationMail(account, news, { along: others, file, zone, site, links });
  }

  return async (queries, message, along) => {
    const account = await accounts.in(queries).byUid(message.uid);
    if (!account || (real && isReserved(account.email))) return null;
    if (!addresses.isProved(account)) return notProvedYet;
    if (isOnRequest(message) && addresses.asked && account.remindersStoppedAt !== null) return null;
    if (!isReminder(message)) return aboutPlace(queries, message, account, along);
    const reminder = await reminderOf(queries, message, { now: now(), zone: site.zone });
    return reminder && reminderMail(account, reminder, site, links);
  };
}
