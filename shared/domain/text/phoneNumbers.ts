/** A part of a text: words, or a phone number. */
export interface TextPart {
  text: string;
  isNumber: boolean;
}

/** Australian numbers as people write them: 000, 13 11 14, 1300 22 4636, 1800 200 422, 0412 345 678, (03) 9123 4567. */
const numbers =
  /(?:\b(?:000|13 \d\d \d\d|1[38]00 \d{2,3} \d{3,4}|04\d\d \d{3} \d{3}|0[2378] \d{4} \d{4})|\(0[2378]\) \d{4} \d{4})\b/g;

/** The start or the end of a longer number, such as "10,000" or "000.5". */
const before = /\d[ ,.-]?$/;
const after = /^[ ,.-]?\d/;

/** Splits a text at its phone numbers, so that each can be a `tel:` link. */
export function splitAtNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: number, index } of text.matchAll(numbers)) {
    const end = index + number.length;
    // Not all that is before and after: in a text of many numbers that would be read for each of them.
    if (before.test(text.slice(Math.max(0, index - 2), index)) || after.test(text.slice(end, end + 2)))
      continue;
    if (index > done) parts.push({ text: text.slice(done, index), isNumber: false });
    parts.push({ text: number, isNumber: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isNumber: false });
  return parts;
}
