import { expect, test } from 'vitest';
import { CollectionError } from '../ports/collection';
import { createLastRead } from './lastRead';

const unreachable = () => new CollectionError('unreachable');

function open() {
  const texts = new Map<string, string>();
  return createLastRead({
    storage: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
    },
    key: () => 'events',
    freshFor: 0,
    now: () => new Date('2026-12-01T10:00:00Z'),
  });
}

test('a question that fails late says nothing of the connection, where a later one was answered', async () => {
  const last = open();
  await last.list(async () => ['Tea']);
  let fail = (_error: Error) => {};
  const failing = last.list(() => new Promise<string[]>((_, reject) => (fail = reject)));
  expect(await last.list(async () => ['Tea', 'Choir'])).toEqual(['Tea', 'Choir']);
  fail(unreachable());
  expect(await failing).toEqual(['Tea', 'Choir']);
  expect(last.kept()).toBeNull();
});

test('a question that fails says when its answer was read, until one is answered', async () => {
  const last = open();
  await last.list(async () => ['Tea']);
  const fail = async (): Promise<string[]> => {
    throw unreachable();
  };
  expect(await last.list(fail)).toEqual(['Tea']);
  expect(last.kept()).toEqual({ readAt: new Date('2026-12-01T10:00:00Z') });
  await last.list(async () => ['Chess']);
  expect(last.kept()).toBeNull();
});
