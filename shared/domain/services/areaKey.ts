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
  [/ cbd\b/, ''],
];

const shortened = new Map(Object.entries({ saint: 'st', mt: 'mount', nth: 'north', sth: 'south' }));

/** The words of a name of an area. "Saint" is "st", and "Mt" is "mount". */
export const areaWords = (text: string) => wordsOf(text).map((word) => shortened.get(word) ?? word);

/** The form in which names of areas are compared: "Saint Kilda, Victoria" is "st kilda vic". */
export function areaKey(text: string): string {
  return stateNames.reduce((key, [name, short]) => key.replace(name, short), areaWords(text).join(' '));
}
