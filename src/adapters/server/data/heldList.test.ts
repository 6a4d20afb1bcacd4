import { expect, test } from 'vitest';
import { createHeldList, nothingWaits } from './heldList';

const tea = { id: 1, title: 'Tea', isFirst: false };
const held = () =>
  createHeldList({
    isSame: (before, after) => before['isFirst'] === after['isFirst'],
    versionOf: () => undefined,
  });

test('what others change waits', () => {
  const list = held();
  list.show([tea], list.turn());
  expect(list.show([{ ...tea, isFirst: true }], list.turn())).toEqual([tea]);
  expect(list.waiting()).toEqual({ added: [], changed: ['Tea'], gone: [] });
});

test('what this person changes is shown, also after an answer that was asked for before', () => {
  const list = held();
  list.show([tea], list.turn());
  const before = list.turn();
  list.own('1');
  expect(list.show([tea], before)).toEqual([tea]);
  const changed = { ...tea, isFirst: true };
  expect(list.show([changed], list.turn())).toEqual([changed]);
  expect(list.waiting()).toEqual(nothingWaits);
  // From then on it is like any other record.
  expect(list.show([tea], list.turn())).toEqual([changed]);
});
