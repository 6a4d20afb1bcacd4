import { isAustralianNumber } from './australianNumbers';

/** A part of a record's phone field: a number, or words around it. */
export interface PhonePart {
  /** As people read it; a number in groups, such as "03 5550 0000 extension 5". */
  text: string;
  /** The `tel:` URL. Absent: a call might not get through. */
  href?: string;
  /** Digits like those of a number, that are none. */
  unsure?: true;
}

/** The longest text that is searched for numbers, in characters. */
const longest = 200;

const sayingNothing =
  /^(?:n a|na|nil|none|null|unknown|tb[acd]|pending|to be (?:advised|announced|confirmed)|no(?:t (?:applicable|available|known|listed|provided))?(?: (?:tele)?phone)?(?: number)?|0|00)?$/i;
/** Returns whether a text says that there is no number. */
const saysNothing = (text: string) => sayingNothing.test(text.replaceAll(/[^\p{L}\d]+/gu, ' ').trim());

/** Digits that say at which times a phone is answered. They belong to no number. */
const times =
  /(?<![\d.])(?:\d{1,2}(?:[:.]\d\d)? ?(?:-|to) ?)?\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\b24 ?(?:\/ ?7|h\w*)|\b\d{1,2}:\d\d\b|\b\d days\b/gi;

/** A number in letters: its first digits, further digits, and what the keypad spells. */
const inLetters =
  /(?<![\p{L}\d+])(1[38]00|13(?!00))(?:([ -]?\d{1,4})??[ -]?([A-Z]{2}[A-Za-z]*(?:[ -][A-Z]{2,})*)|([A-Za-z]{4,}))(?![\p{L}\d])/gu;

const digitRun = /(?<![\p{L}\d])\+?\d(?:[ ().-]*\d)*(?!\p{L})/gu;
const extension = /^[ ,;-]*\(?(?:extension|extn?|x)[ .:]*(\d{1,6})(?![\p{L}\d])\)?/iu;
/** Words before digits that are an emergency number, and not those of a room. */
const beforeEmergency = /(?:^|[,;:/|]|\b(?:or|and|call|dial|ring|text|tty|emergency))[ (]*$/i;
const beforeFax = /\b(?:fax|facsimile|f)\b[ :.(]*$/i;
const afterFax = /^ ?\(fax/i;
const emergency = ['000', '106', '112'];

const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const keyOf = (letter: string) => keys.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2;

/** "0355500000" as "03 5550 0000". */
function grouped(digits: string): string {
  if (digits.length === 6) return digits.replace(/(..)(..)/, '$1 $2 ');
  return /^0[2378]/.test(digits)
    ? digits.replace(/(..)(....)/, '$1 $2 ')
    : digits.replace(/(....)(...)(?=.)/, '$1 $2 ');
}

/** The digits to dial in Australia; null for what is no whole number. @param groups as they were written. */
function dialled(groups: readonly string[]): string | null {
  const written = groups.join('');
  if (emergency.includes(written)) return written;
  const home = written.replace(/^(?:\+|0011)?610?/, '');
  if (home !== written)
    return isAustralianNumber(home) ? home : isAustralianNumber(`0${home}`) ? `0${home}` : null;
  if (isAustralianNumber(written)) return written;
  // Spreadsheets drop the first 0. Eight digits and an extension look different.
  const isWhole = ['9', '1,4,4', '3,3,3'].includes(groups.map(({ length }) => length).join());
  return isWhole && isAustralianNumber(`0${written}`) ? `0${written}` : null;
}

/** A number, and where it is in the text. */
interface Found extends PhonePart {
  from: number;
  to: number;
}

function spelled(text: string): Found[] {
  return [...text.matchAll(inLetters)].flatMap((match) => {
    const [shown, prefix, more = '', word, glued] = match;
    const missing = prefix === '13' ? 4 : 6;
    const given = more.replaceAll(/\D/g, '');
    const letters = (word ?? glued ?? '').replaceAll(/[^A-Za-z]/g, '');
    const all = given + [...letters].map(keyOf).join('');
    // Letters after the last digit that counts are common; many of them are a sentence.
    if (given.length >= missing || all.length < missing || all.length > missing + 4) return [];
    const digits = prefix + all.slice(0, missing);
    if (!isAustralianNumber(digits) || saysNothing(letters)) return [];
    return [
      {
        from: match.index,
        to: match.index + shown.length,
        ...numberPart(`${shown} (${grouped(digits)})`, digits),
      },
    ];
  });
}

const numberPart = (text: string, digits: string) => ({ text, href: `tel:${digits}` });

/** The numbers in a run of digits and gaps; null where it is not made of whole numbers. */
function numbersIn(run: string, at: number): Found[] | null {
  const groups = [...run.matchAll(/\+?\d+/g)].map(({ 0: digits, index }) => ({ digits, from: at + index }));
  const whole = groups.map(({ digits }) => digits).join('');
  const abroad = /^\+(?!61)[1-9]\d{7,14}$/.test(whole);
  if (abroad) return [{ from: at, to: at + run.length, ...numberPart(run, whole) }];
  const found: Found[] = [];
  for (let first = 0, last = 0; first < groups.length; last += 1) {
    if (last === groups.length) return null;
    const own = groups.slice(first, last + 1);
    const digits = dialled(own.map((group) => group.digits));
    if (digits === null) continue;
    const from = own[0]!.from;
    const to = own.at(-1)!.from + own.at(-1)!.digits.length;
    const written = run.slice(from - at, to - at);
    const isReadable = /^\d[\d ]+$/.test(written) && written.replaceAll(' ', '') === digits;
    const text = isReadable && /^\d{3}$| /.test(written) ? written : grouped(digits);
    found.push({ from, to, ...numberPart(text, digits) });
    first = last + 1;
  }
  return found;
}

/** Returns whether digits that are a number are one to call, by what stands around them. */
const isToCall = (href: string, before: string, after: string) =>
  !beforeFax.test(before) &&
  !afterFax.test(after) &&
  (!emergency.includes(href.slice(4)) || beforeEmergency.test(before));

function allNumbers(text: string): Found[] {
  const letters = spelled(text);
  // Numbers that were read, and times, must not be read as digits of something else.
  let rest = text.replaceAll(times, (time) => '\n'.repeat(time.length));
  for (const { from, to } of letters) rest = rest.slice(0, from) + '\n'.repeat(to - from) + rest.slice(to);
  const runs = [...rest.matchAll(digitRun)].flatMap(({ 0: run, index: from }): Found[] => {
    const to = from + run.length;
    const found = numbersIn(run, from);
    if (found) return found;
    return run.replaceAll(/\D/g, '').length < 5 ? [] : [{ from, to, text: run, unsure: true }];
  });
  return [...letters, ...runs].toSorted((a, b) => a.from - b.from);
}

/**
 * Reads what stands where a phone number should: "03 5550 0000 ext 5", "13 YARN", "0491 570 156 or 1800 160 401 (free)". Each
 * number becomes a part of its own; what is not sure to be one stays as words.
 * @returns no parts for nothing, such as "N/A".
 */
export function readPhone(phone: string): PhonePart[] {
  const text = phone
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (saysNothing(text)) return [];
  if (text.length > longest) return [{ text }];
  const parts: PhonePart[] = [];
  const called = new Set<string>();
  let done = 0;
  const addWords = (to: number) => {
    const between = text.slice(done, to).trim();
    // Two links side by side say without a comma that they are two.
    const words = /^[,;/|]+$/.test(between) ? 'or' : between.replace(/^[,;] ?/, '').replace(/ ?[,;]$/, '');
    if (words) parts.push({ text: words });
  };
  for (const { from, to, ...part } of allNumbers(text)) {
    const { href } = part;
    // The digits of an extension.
    if (from < done) continue;
    if (href !== undefined && (called.has(href) || !isToCall(href, text.slice(0, from), text.slice(to))))
      continue;
    // "(03) 5550 0000"
    const isInBrackets = text[from - 1] === '(' && /^[^(]*\)/.test(text.slice(from, to));
    addWords(isInBrackets ? from - 1 : from);
    done = to;
    const [said = '', digits] = (href && extension.exec(text.slice(to))) || [];
    done += said.length;
    if (href) called.add(href);
    parts.push(digits ? { text: `${part.text} extension ${digits}`, href: `${href},${digits}` } : part);
  }
  addWords(text.length);
  return parts;
}
