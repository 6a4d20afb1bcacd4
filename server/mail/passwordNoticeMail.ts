import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import { dayIn, timeIn } from '@/shared/domain/text/zones';
import type { PasswordNoticeMailer } from '../identity/passwordNotice';
import type { Site } from './site';
import { dayText, timeText } from './occasionWords';
import type { Mail, MailMessage } from './mail';
import { mailDocument } from './mailDocument';
import { mayHaveSent } from './mailError';
import { isReserved } from './mailService';
import { wrap } from './wrap';

/** The details of the site in the mail. */
export interface PasswordNoticeSite extends Pick<Site, 'productName' | 'url' | 'zone'> {
  /** The address for help; null: the operator names none. */
  contactEmail: string | null;
}

/** "Saturday 21 November 2026, 8:00 pm (Melbourne time)" */
function momentText(zone: string, at: number): string {
  const [day, time] = [dayIn(zone, at), timeIn(zone, at)];
  const clock = timeText({ startsAt: at, endsAt: null, openUntil: at, day, time, zone });
  return `${dayText(day)}, ${clock}`;
}

/**
 * The mail that says that a password was changed. It holds no password and no link that opens anything.
 * @param change `at`: milliseconds since 1970; `device`: in words, empty where it is not known.
 */
export function passwordNoticeMail(
  to: string,
  { productName, url, zone, contactEmail }: PasswordNoticeSite,
  { at, device }: { at: number; device: string },
): MailMessage {
  const what = `The password of your ${productName} account was changed.`;
  const facts = [`When: ${momentText(zone, at)}`, `Device: ${device || 'not known'}`];
  const yours = 'If it was you, you need to do nothing.';
  const others =
    'If it was not you, somebody else may be using your account. Go to our site, press "Login" and then "Forgotten your password?". We email you a link. With it you choose a new password, and everybody else is logged out.';
  const rest = 'We will never ask you for your password by mail or by phone.';
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const html = mailDocument('Your password was changed', [
    paragraph(what),
    `<p>${facts.map(escapeHtml).join('<br>')}</p>`,
    paragraph(yours),
    paragraph(others),
    `<p>Our site: <a href="${escapeHtml(url)}/">${escapeHtml(url)}/</a></p>`,
    ...(contactEmail
      ? [
          `<p>If you need help, write to <a href="mailto:${escapeHtml(contactEmail)}">${escapeHtml(contactEmail)}</a>.</p>`,
        ]
      : []),
    paragraph(rest),
  ]);
  const text = [
    wrap(what),
    facts.map(wrap).join('\n'),
    wrap(yours),
    wrap(others),
    `Our site: ${url}/`,
    ...(contactEmail ? [`If you need help, write to ${contactEmail}.`] : []),
    wrap(rest),
  ];
  return {
    to,
    subject: `Your password for ${productName} was changed`,
    text: text.join('\n\n') + '\n',
    html,
    isPrivate: true,
  };
}

/** Sends that mail. @param real whether mail leaves this machine: then nothing is sent to reserved addresses. */
export function createPasswordNoticeMailer(
  mail: Mail,
  site: PasswordNoticeSite,
  real: boolean,
): PasswordNoticeMailer {
  return {
    async send(to, change) {
      if (real && isReserved(to)) return;
      await mail.send(passwordNoticeMail(to, site, change));
    },
    mayHaveSent,
  };
}
