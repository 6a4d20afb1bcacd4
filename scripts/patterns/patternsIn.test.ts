import { expect, test } from 'vitest';
import { patternsIn } from './patternsIn';

const found = (text: string) => {
  const { known, unknown } = patternsIn('x.ts', text);
  return [...known.map(({ source, flags }) => `/${source}/${flags}`), ...unknown.map(({ made }) => made)];
};

test('every regular expression of a file is found, with its line', () => {
  expect(
    patternsIn('x.tsx', 'const a = 1;\nexport const b = <i title={`${/\\s/u.exec("")}`} />;').known,
  ).toEqual([{ line: 2, source: '\\s', flags: 'u' }]);
});

test('one that is made of constants of its file is put together', () => {
  const constants = 'const a = /b+/; const c = String.raw`\\d`; const d = `${c}x`;';
  expect(found(`${constants} new RegExp(\`^\${a.source}(\${d})\`, 'g')`)).toEqual(['/b+/', '/^b+(\\dx)/g']);
  expect(found(`RegExp('a|b')`)).toEqual(['/a|b/']);
});

test('one that is made of anything else is named', () => {
  const made = 'new RegExp(`^${word}`)';
  expect(found(`const f = (word: string) => ${made};`)).toEqual([made]);
});
