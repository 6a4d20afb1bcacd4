import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import PostalMime from 'postal-mime';
import type { z } from 'zod';
import { roleLabels, type UserDocument } from '@/shared/domain/users/user';
import { ownAuditEntries } from '../audit/audit';
import { readFeedData } from '../calendarFeed/feedData';
import type { CommunityData } from '../data/communityData';
import type { Database, Queries } from '../database/database';
import { messagesTo } from '../data/dueMessages';
import { reminderAnswersOf } from '../data/reminders/reminderAnswers';
import { readReminderChoices, zoneOfPerson } from '../data/reminders/reminderChoices';
import { readOwnData } from '../data/ownData';
import type { StoredAccount } from '../identity/accounts';
import type { ProvedAddresses } from '../identity/provedAddresses';
import type { Sessions } from '../identity/sessions';
import type { BulkMailParts } from '../mail/bulkMailParts';
import type { MessageState } from '../database/tables/tables';
import { findMailsTo } from '../mail/mailsTo';
import { outboxFolderOf, writtenAt } from '../mail/outboxFolder';
import type { Unsubscribed } from '../mail/unsubscribed';
import { messageSubject } from '../messages/messageSubject';
import type { ownData } from '@/shared/contract/schemas/personalData';

const iso = (time: number) => new Date(time).toISOString();

/** The mails in the outbox to an address, the oldest first. */
async function readMails(folder: string, email: string) {
  const mails = [];
  for (const { path, isPrivate } of await findMailsTo(folder, email)) {
    const content = await readFile(path).catch(() => null);
    if (!content) continue;
    const { subject = '', text = '' } = await PostalMime.parse(content);
    // A link to a new password is for the reader of the mailbox, not for the finder of an open browser.
    mails.push({ sentAt: writtenAt(basename(path)) ?? '', subject, text: isPrivate ? null : text });
  }
  return mails.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt));
}

const stateWords: Record<MessageState, string> = {
  due: 'To be sent',
  sending: 'Being sent',
  sent: 'Sent',
  uncertain: 'May have been sent',
  failed: 'Could not be sent',
  dropped: 'Not sent, because it was not needed any more',
};

/** The server's own emails to a user about places at events. */
async function readMessages(queries: Queries, uid: string) {
  const messages = [];
  for (const message of await messagesTo(queries, uid))
    messages.push({
      subject: await messageSubject(queries, message),
      state: stateWords[message.state],
      since: iso(message.changedAt),
    });
  return messages;
}

const answerWords = { kept: 'Kept', 'given-up': 'Given up' };

/** The reminders that a user wants, and their responses. */
async function readReminders(queries: Queries, uid: string) {
  const answers = await reminderAnswersOf(queries, uid);
  return {
    chosen: await readReminderChoices(queries, uid),
    timeZone: await zoneOfPerson(queries, uid),
    answers: answers.map(({ collection, about_at, answer, at }) => ({
      about: collection === 'events' ? 'Place at an event' : 'Appointment',
      starts: iso(about_at),
      answer: answerWords[answer],
      answeredAt: iso(at),
    })),
  };
}

/** The places that hold data about a person. */
export interface OwnDataSources {
  /** The data folder. */
  folder: string;
  database: Database;
  community: CommunityData | null;
  sessions: Sessions;
  addresses: ProvedAddresses;
  unsubscribed: Unsubscribed;
  bulkMail: BulkMailParts | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Puts together everything that the server keeps about a person. */
export async function collectOwnData(
  sources: OwnDataSources,
  account: StoredAccount,
  document: UserDocument | null,
): Promise<z.input<typeof ownData>> {
  const { uid, email, name, createdAt, addressProvedAt } = account;
  const { addresses, database, community, sessions, unsubscribed, now } = sources;
  const role = document?.role ?? 'user';
  const logins = await sessions.of(uid, now());
  return {
    madeAt: iso(now()),
    account: {
      id: uid,
      email,
      name,
      role: roleLabels[role],
      registeredAt: iso(createdAt),
      addressProvedAt: addressProvedAt === null ? null : iso(addressProvedAt),
    },
    logins: logins.map(({ device, beganAt, usedAt, endsAt }) => ({
      device: device || 'Unknown',
      beganAt: iso(beganAt),
      lastUsedAt: iso(usedAt),
      endsAt: iso(endsAt),
    })),
    ...(await readOwnData(community!.database.read, uid)),
    calendarFeed: await readFeedData(community!.database.read, account),
    // A stranger who registers with an address must not read the mails to its owner.
    emailsToYou: !addresses.isProved(account) ? [] : await readMails(outboxFolderOf(sources.folder), email),
    emailsAboutEvents: await readMessages(community!.database.read, uid),
    reminders: await readReminders(community!.database.read, uid),
    wantsNoEmails: await unsubscribed.has(email, 'bulk'),
    mailCameBack: (await sources.bulkMail?.bounces.has(email)) ?? false,
    auditTrail: await ownAuditEntries(database.read, uid),
  };
}
