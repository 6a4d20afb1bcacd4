import { expect, test } from 'vitest';
import { damagedReason, readEach, type LeftOut } from './leftOut';
import { beyondWords, leftOutInWords } from './leftOutWords';

const left = (name: string, reason: string, day?: number): LeftOut => ({
  name,
  reason,
  ...(day !== undefined && { start: new Date(2026, 11, day, 8) }),
});
const countText = (count: number) => `${count} stayed out`;

test('entries left out are named, the dates of one name together, and each reason once', () => {
  const said = leftOutInWords(
    [
      left('Tablets', 'No room.', 4),
      left('Eye test', 'Too long.', 9),
      left('Tablets', 'No room.', 3),
      left('Chess', 'No room.'),
      left('Chess', 'No room.'),
      left(' ', 'Too long.'),
    ],
    countText,
  );
  expect(said).toBe(
    '4 stayed out: Tablets (2 dates from 3 December 2026), Chess (2 times). No room. ' +
      '2 stayed out: Eye test on 9 December 2026, an entry without a name. Too long.',
  );
  expect(leftOutInWords([], countText)).toBe('');
});

test('five names are said for each reason, and how many more there are', () => {
  const six = Array.from({ length: 6 }, (_, index) => left(`Visit ${index + 1}`, 'No room.'));
  expect(leftOutInWords(six, countText)).toBe(
    '6 stayed out: Visit 1, Visit 2, Visit 3, Visit 4, Visit 5, 1 more. No room.',
  );
  expect(beyondWords(six)).toEqual([{ reason: 'No room.', count: 6, names: six.map(({ name }) => name) }]);
  expect(beyondWords([...six.slice(1), left('Other', 'Too long.')])).toBeUndefined();
});

test('an entry that cannot be read is named by its title, and a very long title is cut', () => {
  const parse = (value: unknown) => (value === 1 ? 'one' : null);
  const long = 'x'.repeat(70);
  const { found, damaged } = readEach([1, { title: long }, null], parse);
  expect(found).toEqual(['one']);
  expect(leftOutInWords(damaged, countText)).toBe(
    `2 stayed out: ${'x'.repeat(60)}…, an entry without a name. ${damagedReason}`,
  );
});
