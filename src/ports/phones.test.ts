import { expect, test } from 'vitest';
import { readPhone } from '@/shared/domain/phone/readPhone';
import { plainPhone } from './phones';

test('a number that is linked without the whole reader is one that the reader reads in the same way', () => {
  const digits = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));
  const texts = digits.flatMap((three) => [
    ...['02', '03', '07', '08'].map((area) => `${area} ${three}1 1111`),
    `04${three.slice(0, 2)} ${three} 111`,
    `13 ${three.slice(0, 2)} ${three.slice(1)}`,
    `1300 ${three} 111`,
    `1800 ${three} 111`,
  ]);
  const linked = texts.filter((text) => plainPhone(text) !== null);
  expect(linked.length).toBeGreaterThan(3000);
  expect(linked.map((text) => readPhone(text))).toEqual(linked.map((text) => plainPhone(text)));
});
