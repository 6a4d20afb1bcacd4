import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import type { AddressCodeMailer } from '../identity/addressProof';
import type { Mail, MailMessage } from './mail';
import { mailDocument } from './mailDocument';
import { mayHaveSent } from './mailError';
import { wrap } from './wrap';

/**
 * The mail by which a user proves that an address is theirs. It contains no text of the sender of the request.
 * @param digits to type.
 * @param link works once, for 24 hours, in a browser that is logged in to the account.
 */
export function addressCodeMail(to: string, productName: string, digits: string, link: string): MailMessage {
  const who = `Somebody has a ${productName} account with this email address, and asked us to check that the address is theirs.`;
  const what = 'If it was you, type this code on your Profile page:';
  const or = 'Or open this link in the browser in which you are logged in:';
  const rest = [
    'The code and the link work once, for 24 hours.',
    'If you did not ask for this, you need to do nothing: nothing else will be sent to this address. If you want this address for yourself, choose "Forgotten your password?" where people log in.',
    'Please do not give this code to anybody. We will never ask you for it by mail or by phone.',
  ];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const html = mailDocument('Confirm your email address', [
    paragraph(who),
    paragraph(what),
    `<p><strong>${digits}</strong></p>`,
    paragraph(or),
    `<p><a href="${escapeHtml(link)}">Confirm this address</a></p>`,
    `<p>If the link does not open, copy this address into your browser:<br>${escapeHtml(link)}</p>`,
    ...rest.map(paragraph),
  ]);
  return {
    to,
    subject: `Confirm your email address for ${productName}`,
    text: [who, what, digits, or, link, ...rest].map(wrap).join('\n\n') + '\n',
    html,
    isPrivate: true,
  };
}

/** Sends that mail. */
export function createAddressCodeMailer(mail: Mail, productName: string): AddressCodeMailer {
  return {
    async send(to, digits, link) {
      await mail.send(addressCodeMail(to, productName, digits, link));
    },
    mayHaveSent,
  };
}
