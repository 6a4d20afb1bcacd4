import { expect, test } from 'vitest';
import { splitAtNumbers } from './phoneNumbers';

const numbersIn = (text: string) =>
  splitAtNumbers(text)
    .filter(({ isNumber }) => isNumber)
    .map((part) => part.text);

test.each([
  ['If you are in danger, call 000.', ['000']],
  ['When to call Triple Zero (000)', ['000']],
  ['Lifeline: 13 11 14', ['13 11 14']],
  ['Beyond Blue: 1300 22 4636, or 1800 200 422.', ['1300 22 4636', '1800 200 422']],
  ['Ring 0412 345 678 or (03) 9123 4567 or 02 9123 4567', ['0412 345 678', '(03) 9123 4567', '02 9123 4567']],
  ['About 10,000 people, 100 000 dollars, 13 11 14 15 and 1 in 65', []],
])('phone numbers are found in “%s”', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test('splitting a text at its phone numbers loses nothing', () => {
  const text = '000, 13 11 14 and the rest';
  expect(
    splitAtNumbers(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(splitAtNumbers('')).toEqual([]);
});
