import { describe, expect, test } from 'vitest';
import { isFree, isStepFree, languagesSpoken } from './listedFacts';

describe('languagesSpoken', () => {
  test.each([
    ['English, Greek, Italian', ['Greek', 'Italian']],
    ['greek and CANTONESE', ['Greek', 'Cantonese']],
    ['Greek (Tuesdays only)', ['Greek']],
    ['Farsi; Dari', ['Persian (Farsi)', 'Dari']],
    ['Tagalog', ['Filipino (Tagalog)']],
    ['Auslan interpreter on request', ['Auslan']],
    ['sign language', ['Auslan']],
    ['English', []],
    ['No Greek. Italian on Mondays.', ['Italian']],
    ['Interpreters can be booked', []],
    ['Polish', ['Polish']],
    ['Torres Strait Creole, Yolngu Matha', ['Torres Strait Creole', 'Yolngu Matha']],
    ['Indonesian; Thai', ['Indonesian', 'Thai']],
    ['Thailand tours', []],
  ])('“%s” are %j', (text, languages) => {
    expect(languagesSpoken(text)).toEqual(languages);
  });

  test('nothing is known where nobody listed any', () => {
    expect(languagesSpoken(undefined)).toBeNull();
  });
});

describe('isStepFree', () => {
  test.each([
    'No steps. Accessible toilet.',
    'Step-free entry',
    'step free from the car park',
    'Ramp at the side door',
    'Two steps at the front, ramp at the side',
    'Wheelchair lift',
    'Wheelchair accessible',
    'Wheelchair access',
    'Accessible by wheelchair',
    'Level access from the street',
    'Lift to all floors',
    'Wheelchair: yes',
    'No steps and a ramp',
  ])('“%s” says yes', (text) => expect(isStepFree(text)).toBe(true));

  test.each([
    'No wheelchair access, six steps',
    'Not wheelchair accessible',
    'Limited wheelchair access',
    'Wheelchair access: no',
    '2 steps at the door',
    'A few steps',
    'Up the stairs',
    'No lift',
    'Not step-free',
    'One step. Accessible toilet.',
    'No ramp',
    'Wheelchair access is limited',
    'Limited wheelchair access.',
    'No wheelchair access.',
    'Wheelchairs cannot get in',
    'Wheelchairs can get in to some parts only',
  ])('“%s” says no', (text) => expect(isStepFree(text)).toBe(false));

  test.each([
    undefined,
    'Accessible toilet',
    'Wheelchair accessible toilet',
    'Hearing loop',
    'Ask at the desk',
    'Accessible parking',
    'No information about wheelchair access',
  ])('“%s” does not say', (text) => expect(isStepFree(text)).toBeNull());
});

describe('isFree', () => {
  test.each([
    'Free',
    'FREE!',
    'No cost',
    'No charge for anybody',
    'Bulk billed',
    '$0',
    '$0.00',
    'Free for everyone',
    'Costs nothing',
  ])('“%s” says yes', (text) => expect(isFree(text)).toBe(true));

  test.each([
    '$5 a class',
    'Not free: from $12 an hour',
    'Gold coin',
    '5 dollars',
    'Gold coin donation',
    'There is a fee.',
    '$0.50',
  ])('“%s” says no', (text) => expect(isFree(text)).toBe(false));

  test.each([
    undefined,
    'Free for members',
    'Free for members, $5 for others',
    'First class free, then $5',
    'Free with a pension card',
    'Ask us',
    'Free parking',
    'Bulk billed for concession card holders',
    'Call our toll-free number',
    'Step-free',
    'Varies',
  ])('“%s” does not say', (text) => expect(isFree(text)).toBeNull());
});
