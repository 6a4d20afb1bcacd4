import { foldText } from '../text/foldText';

/** How texts are compared in searches: without capitals, accents and plurals, and with room for one slip. */

/** The words of a text, folded. Apostrophes inside a word are dropped: "don't" is "dont". */
export function wordsOf(text: string): string[] {
  return (
    foldText(text)
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * A word without its plural ending. A rule of thumb without a dictionary: it only has to do the same to both
 * sides, and leave "arthritis", "bus" and "illness" alone.
 */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Numbers written in groups, joined: "1800 200 422" gives "1800200422". Short ones are not phone numbers. */
export function joinedNumbers(text: string): string[] {
  const grouped = text.match(/\b\d{1,4}(?:[ -]\d{2,4}){1,4}\b/g) ?? [];
  return grouped.map((one) => one.replaceAll(/\D/g, '')).filter((one) => one.length >= 6);
}

/** The shortest word in which a typo is forgiven: in shorter ones it would make another word. */
const shortestForgiven = 4;

/** Returns whether two words differ in one wrong, missing or extra letter, or in two neighbours that are swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < shortestForgiven || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0] && restB.length === 2;
}
