import { expect, test } from 'vitest';
import { phoneProblem } from './phoneProblem';

const example = 'Write it like 03 9123 4567, 13 11 14 or 03 9123 4567 ext 5.';

test.each([
  ['', null],
  ['N/A', null],
  ['03 5550 0000 ext 5 (ask for Mary)', null],
  ['13 YARN', null],
  ['03 5550 0000, fax 03 5550 0001', null],
  ['5550 0000', `The phone number "5550 0000" has no area code. ${example}`],
  ['03 5550 0000 or 0491 570', `The phone number "0491 570" is no number in use in Australia. ${example}`],
  ['08 1234 5678', `The phone number "08 1234 5678" is no number in use in Australia. ${example}`],
  ['See website', `There is no number to call in "See website". ${example}`],
  ['Fax 03 5550 0001', `There is no number to call in "Fax 03 5550 0001". ${example}`],
  ['a'.repeat(61), `There is no number to call in "${'a'.repeat(60)}…". ${example}`],
])('of a phone “%s” is said: %s', (phone, problem) => {
  expect(phoneProblem(phone)).toBe(problem);
});
