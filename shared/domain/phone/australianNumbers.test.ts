import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import { expect, test } from 'vitest';
import { helpNumbers } from '../../seeds/helpNumbers';
import { telephoneLink } from '../content/helpNumber';
import { splitAtNumbers } from '../text/phoneNumbers';
import { isAustralianNumber, landlines, mobiles } from './australianNumbers';
import { readPhone } from './readPhone';

test('landlines and mobiles in use are those that libphonenumber knows', () => {
  // The patterns of each kind of number, in the order of `libphonenumber-js`: fixed lines, mobiles and others.
  const [fixed, mobile] = metadata.countries['AU']![11] as unknown as [string, number[]][];
  expect([landlines, mobiles]).toEqual([fixed![0], mobile![0]]);
});

test('a number is valid if libphonenumber takes it for one that anybody can call', () => {
  const callable = ['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE', 'TOLL_FREE', 'SHARED_COST'];
  const starts = [
    '02',
    '03',
    '04',
    '05',
    '07',
    '08',
    '1300',
    '1301',
    '1800',
    '1802',
    '1900',
    '13',
    '14',
    '18',
  ];
  const texts = starts.flatMap((start) =>
    Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).flatMap((next) =>
      [6, 7, 8, 9, 10, 11].map((length) => `${start}${next}`.padEnd(length, '1').slice(0, length)),
    ),
  );
  const differ = [...new Set(texts)].filter((text) => {
    const number = parsePhoneNumberFromString(text, 'AU');
    const expected = number?.isValid() === true && callable.includes(number.getType() ?? '');
    return isAustralianNumber(text) !== expected;
  });
  // Two are left out: the first six digits of a 1300 number, and eight digits that begin with a whole 13 number.
  expect(differ.filter((text) => !/^1300..$|^1345....$/.test(text))).toEqual([]);
});

const usual = ['000', '13 11 14', '1800 200 422', '0412 345 678', '02 9123 4567'];
const inTexts = [...usual, '1300 22 4636', '(03) 9123 4567'];

test('each help number is read as the one number that its link calls', () => {
  const numbers = helpNumbers.flatMap(({ number }) => number ?? []);
  expect(numbers.map((number) => readPhone(number))).toEqual(
    numbers.map((number) => [{ text: number, href: telephoneLink(number) }]),
  );
});

test('a number in a text of a resource is read as the one number that its link calls', () => {
  const found = splitAtNumbers(inTexts.join(' or ')).filter(({ isNumber }) => isNumber);
  expect(found.map(({ text }) => text)).toEqual(inTexts);
  expect(found.map(({ text }) => readPhone(text)[0]?.href)).toEqual(
    inTexts.map((number) => telephoneLink(number)),
  );
});
