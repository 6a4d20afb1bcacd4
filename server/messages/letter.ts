import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import type { MailMessage } from '../mail/mail';
import { mailPage } from '../mail/sanitize';
import { wrap } from '../mail/wrap';

/** A part of an email: a paragraph, a list, or a link with its words. */
export type LetterPart = string | { lines: readonly string[] } | { words: string; address: string };

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return wrap(part);
  return 'lines' in part ? part.lines.map(wrap).join('\n') : `${part.words}:\n${part.address}`;
}

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  return 'lines' in part
    ? `<ul>${part.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
    : `<p><a href="${escapeHtml(part.address)}">${escapeHtml(part.words)}</a></p>`;
}

/** An email as text and as HTML, which say the same. */
export const letter = (
  subject: string,
  parts: readonly LetterPart[],
): Pick<MailMessage, 'subject' | 'text' | 'html'> => ({
  subject,
  text: `${parts.map(textOf).join('\n\n')}\n`,
  html: mailPage(subject, parts.map(htmlOf).join('\n')),
});
