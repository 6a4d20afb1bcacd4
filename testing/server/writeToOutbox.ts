import { join } from 'node:path';
import type { MailMessage } from '@/server/mail/mail';
import { createOutboxMail } from '@/server/mail/outbox';
import type { TestServer } from './testServer';

/** Writes a mail to the outbox folder of a server whose own mails go to a list. */
export async function writeToOutbox({ settings, parts }: TestServer, message: MailMessage): Promise<void> {
  await createOutboxMail(join(settings.dataFolder, 'outbox'), settings.mail, parts.now).send(message);
}
