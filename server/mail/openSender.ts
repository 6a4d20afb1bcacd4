import type { Settings } from '../settings/settings';
import type { Mail } from './mail';
import { createOutboxMail } from './outbox';
import { createSmtpMail } from './smtp';

/**
 * Sends to the mail server of the settings, or writes to the outbox where they name none.
 * @throws StartError when the outbox cannot be made.
 */
export const openSender = (mail: Settings['mail'], outboxFolder: string, now: () => number): Mail =>
  mail.smtpUrl === null
    ? createOutboxMail(outboxFolder, mail, now)
    : createSmtpMail(mail.smtpUrl, mail, { tls: mail.tls });
