import { expect, test } from 'vitest';
import { checkBeforeUse, parseHelpNumber, telephoneLink } from './helpNumber';

test.each([
  ['000', 'tel:000'],
  ['1800 200 422', 'tel:1800200422'],
  ['13 11 14', 'tel:131114'],
  ['+61 2 1234 5678', 'tel:+61212345678'],
])('%s is called at %s', (number, link) => {
  expect(telephoneLink(number)).toBe(link);
});

test('what could not be confirmed says so', () => {
  expect(checkBeforeUse).toBe('check before use');
});

test('a way in is a number or a website with a safe address', () => {
  const base = {
    id: 'x',
    name: 'X',
    about: 'X.',
    hours: 'X',
    cost: 'X',
    source: 'X',
    checkedOn: '2026-11-20',
  };
  const relay = { ...base, confidence: 'high', number: null };
  expect(parseHelpNumber(relay)).toBeNull();
  expect(
    parseHelpNumber({ ...relay, website: { address: 'https://example.org/', name: 'X' } }),
  ).not.toBeNull();
  expect(parseHelpNumber({ ...relay, website: { address: 'javascript:alert(1)', name: 'X' } })).toBeNull();
});
