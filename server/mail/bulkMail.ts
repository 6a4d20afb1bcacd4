import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import type { MailMessage } from './mail';
import { mailPage } from './sanitize';
import { wrap } from './wrap';

/** A written mail, before it is addressed to one person. */
export interface WrittenMail extends Pick<MailMessage, 'subject' | 'text' | 'attachments'> {
  /** The text as untrusted HTML: it is sanitised here. */
  html: string;
}

/** The site details in a bulk email. */
export interface BulkMailSite {
  productName: string;
  /** The link that ends such emails for an address; null: answers are read by a person, as where Firebase keeps the accounts. */
  linkFor: ((email: string) => string) | null;
}

const others = 'Emails about your own appointments, your places at events and your account still come.';

/**
 * Composes one of the emails to many people: below the words it says how to get no more of them, and its header says it to
 * mail programs (RFC 8058).
 */
export function bulkMail(
  { subject, text, html, attachments = [] }: WrittenMail,
  to: string,
  { productName, linkFor }: BulkMailSite,
): MailMessage {
  const address = linkFor?.(to);
  const why = `This email comes from ${productName}.`;
  const stop = 'Stop emails like this one';
  const answer = 'To get no more emails like this one, answer it with the word “unsubscribe”.';
  const textLines = [text, wrap(why), address === undefined ? answer : `${stop}:\n${address}`, wrap(others)];
  const htmlLines = [
    `<hr><p>${escapeHtml(why)}</p>`,
    address === undefined
      ? `<p>${answer}</p>`
      : `<p><a href="${escapeHtml(address)}">${escapeHtml(stop)}</a></p>`,
    `<p>${others}</p>`,
  ];
  return {
    to,
    subject,
    text: `${textLines.join('\n\n')}\n`,
    html: mailPage(subject, html, htmlLines),
    attachments,
    unsubscribe: true,
    ...(address !== undefined && { unsubscribeUrl: address }),
  };
}

/** Composes an organiser's mail to one person about their place at an event: this is no bulk email. */
export const ownMail = ({ subject, text, html, attachments = [] }: WrittenMail, to: string): MailMessage => ({
  to,
  subject,
  text,
  html: mailPage(subject, html),
  attachments,
  unsubscribe: true,
});
