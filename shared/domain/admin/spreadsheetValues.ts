/** Words and signs of dates, times, amounts and numbers, in English. */
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const weekdays = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const valueText = new RegExp(
  String.raw`^(?:[\s\p{Nd}.,:/%$€£¥()+\-–'’]|(?<!\p{L})(?:${months}|${weekdays}|[ap]m?|e)(?!\p{L}))+$`,
  'iu',
);
const truth = /^\s*(?:true|false)\s*$/i;
const digit = /\p{Nd}/u;

/** A number that each spreadsheet keeps unchanged: no zeros at its ends, and no more digits than a cell shows. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const shownDigits = 11;
/** A phone in its groups, "03 5550 0000" or "(03) 5550 0000": the blanks keep it a text. */
const grouped = /^\(?\d+\)?(?: \d+)+$/;
/** "24 November 2026, 10:05 am": the comma keeps it a text. */
const timeAfterComma = /, \d{1,2}:\d\d/;

/**
 * Returns whether a spreadsheet that opens a CSV file takes this text for a number, a date, a time or a truth value, and may write another one
 * back: "0800" becomes 800, "24/7" the 24th of July, "2026-10-01" 1/10/2026, and "$5" $5.00.
 */
export function isTakenForValue(text: string): boolean {
  if (truth.test(text)) return true;
  if (!digit.test(text) || !valueText.test(text)) return false;
  const stays = (text.length <= shownDigits && plainNumber.test(text)) || grouped.test(text);
  return !stays && !timeAfterComma.test(text);
}

/** Returns whether a spreadsheet writes this number with all its digits. */
export const isShownWhole = (value: number): boolean => String(Math.trunc(value)).length <= shownDigits;
