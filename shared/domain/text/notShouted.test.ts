import { expect, test } from 'vitest';
import { notShouted } from './notShouted';

test.each([
  ['SOUTH MELBOURNE', 'South Melbourne'],
  ['ST KILDA EAST', 'St Kilda East'],
  ["O'CONNOR", "O'Connor"],
  ["D'AGUILAR", "D'Aguilar"],
  ["KING'S CROSS", "King's Cross"],
  ['MCKINNON', 'McKinnon'],
  ['MACKAY', 'Mackay'],
  ['ISLE OF CAPRI', 'Isle of Capri'],
  ['THE ROCKS', 'The Rocks'],
  ['LEMON TREE PASSAGE (NSW)', 'Lemon Tree Passage (NSW)'],
  ['YARRA-GLEN', 'Yarra-Glen'],
  ['MELBOURNE CBD', 'Melbourne CBD'],
  ['AYR', 'Ayr'],
  ['McKinnon', 'McKinnon'],
  ['1770', '1770'],
  ['ÅSGARD', 'Åsgard'],
])('%s is written %s', (shouted, written) => {
  expect(notShouted(shouted)).toBe(written);
});
