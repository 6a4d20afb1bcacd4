import { expect, test } from 'vitest';
import { parseOwners } from './deviceUse';

test.each([
  ['["1","2"]', ['1', '2']],
  ['["1",2,null]', ['1']],
  ['[]', []],
  [null, []],
  ['{"0":"1"}', []],
  ['"1"', []],
  ['[', []],
])('%j says that the device belongs to %j', (text, owners) => {
  expect(parseOwners(text)).toEqual(owners);
});
