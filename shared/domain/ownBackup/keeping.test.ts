import { expect, test } from 'vitest';
import { keepingLine } from './keeping';

test('it is said whether the browser keeps data, and what may be lost', () => {
  for (const copies of [true, false])
    expect(keepingLine('promised', copies)).toBe('This browser has promised to keep your data.');
  const deletes = 'This browser may delete your data when it needs room.';
  expect(keepingLine('may-delete', false)).toBe(deletes);
  expect(keepingLine('unknown', false)).toBe(`${deletes} It cannot be asked to keep it.`);
  const copies =
    'This browser may delete what it keeps for you when it needs room: the lists for reading without a connection, and changes that wait.';
  const stays = 'What is in your account stays.';
  expect(keepingLine('may-delete', true)).toBe(`${copies} ${stays}`);
  expect(keepingLine('unknown', true)).toBe(`${copies} It cannot be asked to keep it. ${stays}`);
});
