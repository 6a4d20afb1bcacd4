import { expect, it } from 'vitest';
import { withPatterns } from './likeItems';

const card = (id: number, name: string, kind = 'Health') => `    - listitem:
      - heading "${name}" [level=3]:
        - link "${name}":
          - /url: /services?item=${id}
      - paragraph: ${kind}, ${id} km away
      - button "Save ${name}"
`;
const names = ['Clinic', 'Home Help', 'Choir', 'Tai Chi Group', 'Bus'];
const cards = names.map((name, i) => card(i + 1, name));
const page = (items: readonly string[]) =>
  `- main "Services":\n  - list:\n${items.join('')}  - button "More"\n`;

const folded = `- main "Services":
  - list:
    - each A:
      - listitem:
        - heading "‹1›" [level=3]:
          - link "‹1›":
            - /url: /services?item=‹2›
        - paragraph: Health, ‹2› km away
        - button "Save ‹1›"
    - A: Clinic | 1
    - A: Home Help | 2
    - A: Choir | 3
    - A: Tai Chi Group | 4
    - A: Bus | 5
  - button "More"
`;

/** The text again, from its patterns and lines. */
function unfolded(text: string): string {
  const patterns = new Map<string, string[]>();
  const result: string[] = [];
  let inside: { depth: number; lines: string[] } | undefined;
  for (const line of text.trimEnd().split('\n')) {
    const depth = line.search(/\S/);
    if (inside && depth > inside.depth) {
      inside.lines.push(line.slice(inside.depth + 2));
      continue;
    }
    inside = undefined;
    const [, name, words] = /^ *- (?:each )?([A-Z]\d*):(?: (.*))?$/.exec(line) ?? [];
    if (name === undefined) result.push(line);
    else if (words === undefined) patterns.set(name, (inside = { depth, lines: [] }).lines);
    else
      for (const one of patterns.get(name)!)
        result.push(
          ' '.repeat(depth) +
            one.replaceAll(/‹(\d+)›/g, (_, place) => words.split(' | ')[Number(place) - 1]!),
        );
  }
  return `${result.join('\n')}\n`;
}

it('items that are built alike stand as a pattern, and a line for each with its own words', () => {
  expect(withPatterns(page(cards)).text).toBe(folded);
});

it('nothing is left out: pattern and lines give the text again', () => {
  const table = Array.from(
    { length: 6 },
    (_, i) =>
      `  - row "Select ${i} P${i} ${i % 2} Edit":\n    - cell "${i}"\n    - cell "P${i}"\n    - cell "${i % 2}"\n`,
  );
  for (const text of [page(cards), page(cards.toSorted()), `- table:\n${table.join('')}`, page([])]) {
    expect(unfolded(withPatterns(text).text)).toBe(text);
  }
  expect(withPatterns(`- table:\n${table.join('')}`).text.split('\n')).toHaveLength(13);
});

it.each([
  ['a name', (item: string) => item.replace('Save Choir', 'Save Bus')],
  ['a name that is missing', (item: string) => item.replace(' "Save Choir"', '')],
  ['a role', (item: string) => item.replace('- button', '- link')],
  ['a level', (item: string) => item.replace('level=3', 'level=2')],
  ['a state', (item: string) => item.replace('"Save Choir"', '"Save Choir" [pressed]')],
  ['an address', (item: string) => item.replace('item=3', 'item=4')],
  ['an order', (item: string) => item.replace(/(.*\n)(.*button.*\n)$/, '$2$1')],
  ['a part more', (item: string) => `${item}      - button "Remove Choir"\n`],
])('%s that is wrong in one of many shows, and in that one', (_, change) => {
  const wrong = cards.with(2, change(cards[2]!));
  expect(wrong).not.toEqual(cards);
  const { text } = withPatterns(page(wrong));
  expect(text).not.toBe(folded);
  expect(unfolded(text)).toBe(page(wrong));
});

it('an item that differs stands whole among the others', () => {
  const { text } = withPatterns(
    page(cards.with(2, cards[2]!.replace('"Save Choir"', '"Save Choir" [pressed]'))),
  );
  const whole = cards[2]!.replace('"Save Choir"', '"Save Choir" [pressed]');
  expect(text).toBe(folded.replace('    - A: Choir | 3\n', whole));
});

it('items keep their lines in a text that is compared with another one', () => {
  const { patterns } = withPatterns(page(cards));
  // Alone, these two would be written out.
  const { text } = withPatterns(page(cards.slice(3)), patterns);
  expect(text).toBe(folded.replace(/ {4}- A: (?:Clinic|Home Help|Choir).*\n/g, ''));
});

it('a pattern that takes the place of a known one has its name, so that the items keep their lines', () => {
  const { patterns } = withPatterns(page(cards));
  const bare = cards.map((item) => item.replace(/.*button.*\n/, ''));
  expect(withPatterns(page(bare), patterns).text).toBe(folded.replace(/.*button "Save.*\n/, ''));
});

it('one kind of item has one pattern wherever it stands', () => {
  const text = `- banner:\n  - list:\n${cards[0]}${page(cards)}`;
  expect(withPatterns(text).text.match(/each [A-Z]/g)).toEqual(['each A']);
  expect(unfolded(withPatterns(text).text)).toBe(text);
});

it('a name and what stands behind it have places of their own', () => {
  const row = (name: string, value: number) =>
    `  - listitem:\n    - button "${name}": ${value}\n    - text: Show\n    - text: Hide\n`;
  const { text } = withPatterns(`- list:\n${['Bus', 'Tea and Chat', 'Choir'].map(row).join('')}`);
  expect(text).toContain('- button "‹1›": ‹2›\n');
  expect(text).toContain('- A: Tea and Chat | 1\n');
});

it('few or short items stand as they are', () => {
  for (const text of ['- list:\n  - listitem: Walk\n  - listitem: Choir\n', page(cards.slice(0, 1))])
    expect(withPatterns(text).text).toBe(text);
});

it('words with the signs of a pattern are left alone', () => {
  const text = page(names.map((name, i) => card(i, `${name} | ‹1›`)));
  expect(withPatterns(text).text).toBe(text);
});
