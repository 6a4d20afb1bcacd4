import type { SendMailOptions } from 'nodemailer';
import { plainEmail } from '@/shared/domain/users/user';
import { isOneAddress } from '../identity/emailAddress';
import { contentTypeOf } from './attachmentNames';
import type { MailMessage } from './mail';

/** The sender of a mail and the address for replies. */
export interface Sender {
  from: string;
  replyTo: string | null;
}

/** The header of a mail that the server sends by itself and that administrators may read. */
export const noticeHeader = 'X-Notice';

/** A line of a mail's header: line breaks would start another header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** The address for unsubscribe requests: the reply address. */
function unsubscribeAddress(from: string, replyTo: string | null): string {
  const text = replyTo ?? from;
  return `mailto:${/<([^<>]+)>/.exec(text)?.[1] ?? text.trim()}?subject=unsubscribe`;
}

/**
 * Makes a mail out of a message, the same for every way of sending it.
 * @throws TypeError when `to` is not exactly one address, or a file must not be mailed.
 */
export function compose({ from, replyTo }: Sender, message: MailMessage): SendMailOptions {
  if (!isOneAddress(message.to)) throw new TypeError('A mail goes to exactly one address.');
  // The first one that a mail program knows is used.
  const ways = [
    ...(message.unsubscribeUrl === undefined ? [] : [message.unsubscribeUrl]),
    ...(message.unsubscribe ? [unsubscribeAddress(from, replyTo)] : []),
  ];
  return {
    from,
    ...(replyTo === null ? {} : { replyTo }),
    to: { name: '', address: plainEmail(message.to) },
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    attachments: (message.attachments ?? []).map(({ filename, content, calendarMethod }) => ({
      filename,
      content: Buffer.from(content),
      contentType: `${contentTypeOf(filename)}${calendarMethod ? `; method=${calendarMethod}` : ''}`,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.isNotice ? { [noticeHeader]: 'yes' } : {}),
      ...(message.unsubscribeUrl === undefined
        ? {}
        : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(ways.length > 0 ? { list: { unsubscribe: [ways] } } : {}),
    // A name or a text from a request must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
