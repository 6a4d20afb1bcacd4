import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../../src/domain/text/escapeHtml';

/** The elements allowed in a mail: text and its structure. No styles, images, forms or scripts. */
const words: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'h1',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Deeper than any real mail; unlimited nesting would cost time.
  nestingLimit: 20,
};

/** A whole mail in HTML with nothing in it but words, whatever was sent to us. */
export function mailPage(title: string, html: string): string {
  return [
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="font-family: Verdana, Arial, sans-serif; font-size: 19px; line-height: 1.55; color: #17231e">',
    sanitizeHtml(html, words),
    '</body></html>',
  ].join('\n');
}
