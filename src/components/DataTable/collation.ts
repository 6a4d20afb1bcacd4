/*
 * Sorts text in its Australian order, fast enough for 100,000 rows. A collator call for every comparison costs three to
 * eight times as much as comparing numbers made once from the first letters. Each letter's code in such a number is its
 * rank by the collator, so the order is the collator's own; it is called only where the first letters are equal, or in
 * other scripts.
 */
const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

/**
 * Six codes of eight bits are the most that a number holds exactly. Four numbers distinguish most addresses.
 */
const places = 6;
const words = 4;

/**
 * Between the ranks of punctuation (below) and of letters (above) is room for the number of digits of a
 * number.
 */
const numbersFrom = 50;
const mostDigits = 99;
const lettersFrom = numbersFrom + mostDigits + 1;

const digit0 = 48;
const isDigit = (code: number) => code >= digit0 && code < digit0 + 10;

/** The rank of each ASCII character; 0 where it has none. Capitals share the rank of their small letter. */
const ranks = new Uint8Array(128);
{
  const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const ordered = signs.filter((sign) => !isDigit(sign.charCodeAt(0))).sort(collator.compare);
  let rank = 0;
  let last = '';
  for (const sign of ordered) {
    if (last === '' || collator.compare(last, sign) !== 0) rank += 1;
    if (rank < lettersFrom && collator.compare(sign, '9') > 0) rank = lettersFrom;
    ranks[sign.charCodeAt(0)] = rank;
    last = sign;
  }
}

/** Lower case without accents: "zoe" finds "Zoë", and the other way round. */
export function folded(text: string): string {
  const small = text.toLowerCase();
  // ASCII letters have no accents, and nearly all words consist of them.
  return /[^\0-\x7f]/.test(small) ? small.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '') : small;
}

/**
 * Writes the codes of a text's first characters.
 * @returns the position from which only the collator can compare.
 */
function codesOf(text: string, codes: Uint8Array): number {
  const plain = folded(text);
  codes.fill(0);
  let place = 0;
  for (let at = 0; at < plain.length && place < codes.length; at += 1) {
    const code = plain.charCodeAt(at);
    if (isDigit(code)) {
      // "7" comes before "12": first the number of digits, then the digits.
      let end = at;
      while (isDigit(plain.charCodeAt(end))) end += 1;
      while (plain.charCodeAt(at) === digit0) at += 1;
      if (end - at > mostDigits) return place;
      codes[place] = numbersFrom + end - at;
      place += 1;
      for (; at < end; at += 1, place += 1) codes[place] = plain.charCodeAt(at) - digit0 + 1;
      at = end - 1;
    } else {
      const rank = ranks[code] ?? 0;
      if (rank === 0) return place;
      codes[place] = rank;
      place += 1;
    }
  }
  // Shorter words are padded with zeros, which come before everything.
  return codes.length;
}

/** Returns a function that compares two of `texts` by their positions. */
export function textOrder(texts: readonly string[]): (a: number, b: number) => number {
  const numbers = new Float64Array(texts.length * words);
  const codes = new Uint8Array(words * places);
  texts.forEach((text, position) => {
    const known = codesOf(text, codes);
    for (let word = 0; word < words; word += 1) {
      let number = 0;
      for (let place = word * places; place < (word + 1) * places; place += 1)
        number = number * 256 + (codes[place] ?? 0);
      numbers[position * words + word] = known < (word + 1) * places ? Number.NaN : number;
    }
  });
  return (a, b) => {
    for (let word = 0; word < words; word += 1) {
      const difference = (numbers[a * words + word] ?? 0) - (numbers[b * words + word] ?? 0);
      if (difference < 0 || difference > 0) return difference;
      if (difference !== 0) break; // NaN: one of the two is unknown from here on
    }
    const one = texts[a] ?? '';
    const other = texts[b] ?? '';
    return one === other ? 0 : collator.compare(one, other);
  };
}
