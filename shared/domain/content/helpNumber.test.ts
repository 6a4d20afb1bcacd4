import { expect, test } from 'vitest';
import { checkBeforeUse, telephoneLink } from './helpNumber';

test.each([
  ['000', 'tel:000'],
  ['1800 200 422', 'tel:1800200422'],
  ['13 11 14', 'tel:131114'],
  ['+61 2 1234 5678', 'tel:+61212345678'],
])('%s is dialled as %s', (number, link) => {
  expect(telephoneLink(number)).toBe(link);
});

test('a help number that could not be confirmed says so', () => {
  expect(checkBeforeUse).toBe('check before use');
});
