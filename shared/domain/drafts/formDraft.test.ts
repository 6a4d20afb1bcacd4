import { expect, test } from 'vitest';
import { sameValues } from './formDraft';

test('two drafts are equal when every field is', () => {
  expect(sameValues({ a: '1', b: '' }, { b: '', a: '1' })).toBe(true);
  expect(sameValues({ a: '1' }, { a: '2' })).toBe(false);
  expect(sameValues({ a: '1' }, { a: '1', b: '' })).toBe(false);
});
