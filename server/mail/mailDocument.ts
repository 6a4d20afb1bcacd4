import { escapeHtml } from '@/shared/domain/text/escapeHtml';

/** Letters come with their ground: a mail program with dark colours may show either of its own, and then nobody could read them. */
const bodyStyle =
  'font-family: Verdana, Arial, sans-serif; font-size: 19px; line-height: 1.55; color: #17231e; background-color: #ffffff';

/**
 * A whole mail in HTML.
 * @param title its text, which is escaped here.
 * @param lines what stands in it: HTML that is safe.
 */
export const mailDocument = (title: string, lines: readonly string[]): string =>
  [
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${bodyStyle}">`,
    ...lines,
    '</body></html>',
  ].join('\n');
