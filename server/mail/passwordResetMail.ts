import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import type { PasswordResetMailer } from '../identity/passwordResets';
import type { Mail, MailMessage } from './mail';
import { mailDocument } from './mailDocument';
import { mayHaveSent } from './mailError';
import { wrap } from './wrap';

/**
 * The mail with the link for choosing a new password.
 * @param link works once, for one hour.
 */
export function passwordResetMail(to: string, productName: string, link: string): MailMessage {
  const intro = `Somebody asked for a new password for your ${productName} account. If it was you, open this link:`;
  const rest = [
    'The link works once, for one hour.',
    'If it was not you, you can delete this mail. Your password stays as it is.',
    'We will never ask you for your password by mail or by phone.',
  ];
  const html = mailDocument('Choose a new password', [
    `<p>${escapeHtml(intro)}</p>`,
    `<p><a href="${escapeHtml(link)}">Choose a new password</a></p>`,
    `<p>If the link does not open, copy this address into your browser:<br>${escapeHtml(link)}</p>`,
    ...rest.map((line) => `<p>${escapeHtml(line)}</p>`),
  ]);
  return {
    to,
    subject: `Choose a new password for ${productName}`,
    text: [intro, link, ...rest].map(wrap).join('\n\n') + '\n',
    html,
    isPrivate: true,
  };
}

/** Sends that mail. */
export function createPasswordResetMailer(mail: Mail, productName: string): PasswordResetMailer {
  return {
    async send(to, link) {
      await mail.send(passwordResetMail(to, productName, link));
    },
    mayHaveSent,
  };
}
