import { expect, test } from 'vitest';
import { notPutBackLine, removedLine, savedLine } from './savedWords';

test('saved, removed and lost items are named', () => {
  expect(savedLine('Choir')).toBe('Saved: Choir. You find it again on the page Saved for later.');
  expect(removedLine('Choir')).toBe('Not saved any more: Choir.');
  expect(notPutBackLine('Choir')).toBe('Not put back: Choir.');
});
