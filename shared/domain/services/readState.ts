import { areaKey } from './areaKey';
import { states } from './states';

/** The abbreviation of a state or territory: "Victoria", "Vic." and "vic" are VIC. Any other text in capitals. */
export function readState(text: string): string {
  // No name is that long, and normalising a long text is slow.
  if (text.length > 100) return text.toUpperCase();
  const key = areaKey(`x ${text}`).slice(2).replaceAll(' ', '').toUpperCase();
  return states.includes(key) ? key : text.toUpperCase();
}

/** The first and last postcode of each range, as Australia Post gives them. */
const ranges: readonly (readonly [state: string, first: number, last: number])[] = [
  ['ACT', 200, 299],
  ['NT', 800, 999],
  ['NSW', 1000, 2599],
  ['ACT', 2600, 2618],
  ['NSW', 2619, 2898],
  ['ACT', 2900, 2920],
  ['NSW', 2921, 2999],
  ['VIC', 3000, 3999],
  ['QLD', 4000, 4999],
  ['SA', 5000, 5999],
  ['WA', 6000, 6797],
  ['WA', 6800, 6999],
  ['TAS', 7000, 7999],
  ['VIC', 8000, 8999],
  ['QLD', 9000, 9999],
];

/** Postcodes on both sides of a border. */
const shared = new Set(
  '0872 2406 2540 2611 2618 2620 3500 3585 3586 3644 3691 3707 4375 4377 4380 4383 4385 5440'.split(' '),
);

/** The state of a postcode. @returns an empty text where it is in none, or in two. */
export function stateOfPostcode(postcode: string): string {
  if (!/^\d{4}$/.test(postcode) || shared.has(postcode)) return '';
  const number = Number(postcode);
  return ranges.find(([, first, last]) => number >= first && number <= last)?.[0] ?? '';
}
