const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  deg: '°',
  euro: '€',
  pound: '£',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
};

/** A tag that calendars write; "<3" and "<jim@example.org>" are not tags. */
const tag =
  /<(\/?)(!doctype|html|head|body|meta|style|script|title|p|br|div|span|b|i|u|s|a|ul|ol|li|em|strong|h[1-6]|table|tbody|thead|tr|td|th|font|img|hr|pre|blockquote|html-blob|o:p)(?=[\s/>])([^<>]*)>/gi;

/** Elements that begin and end on a line of their own. */
const block = /^(?:p|br|div|ul|ol|li|h[1-6]|table|tr|hr|pre|blockquote)$/i;
/** Elements without readable text. */
const hidden = /^(?:head|style|script|title)$/i;

/** True for HTML, which Outlook and Google write in descriptions. */
const isHtml = (text: string) => text.search(tag) !== -1;

/**
 * Converts HTML to plain text: drops tags, keeps the addresses of links, and separates paragraphs by lines. Other texts
 * stay.
 */
export function plainText(text: string): string {
  if (!isHtml(text)) return text;
  let found = '';
  let from = 0;
  let skipped: string | null = null;
  let link: { address: string; words: number } | null = null;
  // Word's comments may contain tags.
  const html = withoutComments(text);
  for (const match of html.matchAll(tag)) {
    const [whole, closes = '', name = '', attributes = ''] = match;
    if (skipped === null) found += wordsOf(html.slice(from, match.index));
    from = match.index + whole.length;
    const isEnd = closes === '/';
    if (skipped !== null) {
      if (isEnd && name.toLowerCase() === skipped) skipped = null;
    } else if (!isEnd && hidden.test(name)) skipped = name.toLowerCase();
    else if (block.test(name)) found += '\n';
    else if (/^t[dh]$/i.test(name)) found += ' ';
    else if (name.toLowerCase() === 'a') {
      if (isEnd && link) found += behind(link.address, found.slice(link.words));
      const address = /\bhref=(["'])([^"']*)\1/i.exec(attributes)?.[2];
      link = isEnd || !address ? null : { address: decoded(address), words: found.length };
    }
  }
  if (skipped === null) found += wordsOf(html.slice(from));
  return found
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns " (https://…)" for a link, unless its text is the address. */
function behind(address: string, words: string): string {
  const said = address.replace(/^mailto:|^tel:/i, '');
  return !/^(?:https?|mailto|tel):/i.test(address) || words.includes(said) ? '' : ` (${said})`;
}

function withoutComments(html: string): string {
  const [first = '', ...others] = html.split('<!--');
  const rest = others.map((part) => {
    const end = part.indexOf('-->');
    return end < 0 ? part : part.slice(end + 3);
  });
  return first + rest.join('');
}

/** A line end in HTML is a space. */
const wordsOf = (text: string) => decoded(text.replaceAll(/\s+/g, ' '));

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code).replace('\u00A0', ' ') : ' ';
  });
}
