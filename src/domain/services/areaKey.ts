import { wordsOf } from '../search/words';

const stateNames: readonly (readonly [name: RegExp, short: string])[] = [
  [/ new south wales$/, ' nsw'],
  [/ victoria$/, ' vic'],
  [/ queensland$/, ' qld'],
  [/ western australia$/, ' wa'],
  [/ south australia$/, ' sa'],
  [/ tasmania$/, ' tas'],
  [/ northern territory$/, ' nt'],
  [/ australian capital territory$/, ' act'],
];

/** The words of a name of an area. "Saint" is "st". */
export const areaWords = (text: string) => wordsOf(text).map((word) => (word === 'saint' ? 'st' : word));

/** The form in which names of areas are compared: "Saint Kilda, Victoria" is "st kilda vic". */
export function areaKey(text: string): string {
  return stateNames.reduce((key, [name, short]) => key.replace(name, short), areaWords(text).join(' '));
}
