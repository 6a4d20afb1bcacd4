import { expect, it } from 'vitest';
import { folded, textOrder } from './collation';

const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

/** The same texts at every run, with many that begin alike. */
function texts(count: number): string[] {
  const signs = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), ...'éëÀçñøßŁЖ中א'];
  let seed = 7;
  const below = (limit: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % limit;
  };
  const sign = () => {
    const kind = below(10);
    if (kind < 3) return String(below(10));
    return kind < 6 ? 'aB'[below(2)] : signs[below(signs.length)];
  };
  return Array.from({ length: count }, () => Array.from({ length: below(30) }, sign).join(''));
}

it('the collation key orders texts exactly as the collator does', () => {
  const all = texts(700);
  const compare = textOrder(all);
  const wrong: string[] = [];
  all.forEach((one, a) =>
    all.forEach((other, b) => {
      if (Math.sign(compare(a, b)) !== Math.sign(collator.compare(one, other)))
        wrong.push(`${one} | ${other}`);
    }),
  );
  expect(wrong).toEqual([]);
});

it.each([
  [['b', 'A', 'a', 'C'], 'A a b C'],
  [['user12', 'user7', 'user007', 'user1'], 'user1 user7 user007 user12'],
  [['Zoë', 'Zoe', 'zebra'], 'zebra Zoë Zoe'],
  [['Öl', 'Oslo', 'Olive'], 'Öl Olive Oslo'],
  [['anna', 'ann', 'ann lee'], 'ann ann lee anna'],
  [[`1${'0'.repeat(120)}`, '9', ''], ` 9 1${'0'.repeat(120)}`],
])('the collation key sorts %j', (given, expected) => {
  const compare = textOrder(given);
  const positions = Array.from(given.keys()).sort((a, b) => compare(a, b) || a - b);
  expect(positions.map((at) => given[at]).join(' ')).toBe(expected);
});

it('the search key removes capitals and accents', () => {
  expect(folded('ZOË Ångström')).toBe('zoe angstrom');
  expect(folded('中文')).toBe('中文');
});
