import { textOrder } from './collation';

/** The text of a value; '' for null, undefined, NaN and invalid dates. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toLocaleString('en-AU');
  if (typeof value === 'string') return value;
  // Anything else, such as a list, has no text of its own: its column needs a `text`.
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The number by which a value is sorted: dates and booleans, too. NaN for everything else. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'boolean' || value instanceof Date ? Number(value) : Number.NaN;
}

type Compare = (a: number, b: number) => number;

/** The order reversed, except that equal rows keep their order. */
function turned(sorted: Uint32Array, compare: Compare): Uint32Array {
  const result = new Uint32Array(sorted.length);
  let filled = 0;
  for (let end = sorted.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && compare(sorted[start - 1] ?? 0, sorted[end - 1] ?? 0) === 0) start -= 1;
    result.set(sorted.subarray(start, end), filled);
    filled += end - start;
    end = start;
  }
  return result;
}

/**
 * The positions of `values` in their order: numbers as numbers, then text in dictionary order, then empty
 * values. The sort is stable, and empty values come last, in either direction.
 */
export function orderBy(values: readonly unknown[], descending: boolean): Uint32Array {
  const numbers = Float64Array.from(values, numberOf);
  const texts = values.map((value) => (typeof value === 'string' ? value.trim() : wordsOf(value)));
  const ofNumbers: number[] = [];
  const ofWords: number[] = [];
  const ofNothing: number[] = [];
  texts.forEach((text, at) => {
    if (!Number.isNaN(numbers[at])) ofNumbers.push(at);
    else if (text) ofWords.push(at);
    else ofNothing.push(at);
  });
  const compareNumbers: Compare = (a, b) => {
    const [one = 0, other = 0] = [numbers[a], numbers[b]];
    return one === other ? 0 : one - other;
  };
  const parts = [
    { positions: ofNumbers, compare: compareNumbers },
    { positions: ofWords, compare: ofWords.length > 0 ? textOrder(texts) : compareNumbers },
  ].map(({ positions, compare }) => {
    const sorted = Uint32Array.from(positions).sort((a, b) => compare(a, b) || a - b);
    return descending ? turned(sorted, compare) : sorted;
  });
  if (descending) parts.reverse();
  const order = new Uint32Array(values.length);
  let filled = 0;
  for (const part of [...parts, ofNothing]) {
    order.set(part, filled);
    filled += part.length;
  }
  return order;
}
