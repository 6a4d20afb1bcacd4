import { expect, test } from 'vitest';
import { serviceTypeLabels, serviceTypes } from './location';

test('the words of the kinds of services', () => {
  expect(serviceTypes.map((type) => serviceTypeLabels[type])).toEqual([
    'Home help',
    'Exercise',
    'Transport',
    'Community',
    'Health',
  ]);
});
