import sanitizeHtml from 'sanitize-html';
import { mailDocument } from './mailDocument';

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

/**
 * A whole mail in HTML with nothing in it but words, whatever was sent to us.
 * @param below lines of our own that follow: HTML that is safe.
 */
export const mailPage = (title: string, html: string, below: readonly string[] = []): string =>
  mailDocument(title, [sanitizeHtml(html, words), ...below]);
