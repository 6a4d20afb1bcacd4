import { describe, expect, test } from 'vitest';
import {
  isSameRecord,
  lastSavedFirst,
  maxSavedDetail,
  maxSavedPhone,
  maxSavedTitle,
  parseSavedItem,
  savedKey,
  type SavedItem,
} from './savedItem';
import { savedAddress } from './savedWords';

const choir: SavedItem = {
  kind: 'event',
  recordId: 12,
  title: 'Choir',
  detail: 'Tuesday, Town Hall',
  phone: '03 5550 0000',
  savedAt: '2026-11-20T22:00:00.000Z',
};

describe('something that was saved for later', () => {
  test('is read back unchanged', () => {
    expect(parseSavedItem(choir)).toEqual(choir);
  });

  test('may lack its details and its phone number', () => {
    const { detail: _detail, phone: _phone, ...bare } = choir;
    expect(parseSavedItem({ ...bare, phone: 7 })).toStrictEqual({ ...bare, detail: '' });
  });

  test.each([
    null,
    'event/12',
    { ...choir, kind: 'person' },
    { ...choir, recordId: '12a' },
    { ...choir, title: ' ' },
    { ...choir, savedAt: 'yesterday' },
    { ...choir, savedAt: 1_700_000_000_000 },
  ])('is not read from %j', (value) => {
    expect(parseSavedItem(value)).toBeNull();
  });

  test('keeps no more text than there is room for', () => {
    const long = 'x'.repeat(2000);
    const read = parseSavedItem({ ...choir, title: long, detail: long, phone: long });
    expect(read?.title).toHaveLength(maxSavedTitle);
    expect(read?.detail).toHaveLength(maxSavedDetail);
    expect(read?.phone).toHaveLength(maxSavedPhone);
  });

  test('is the same record only where its kind and its id are', () => {
    expect(isSameRecord(choir, { kind: 'event', recordId: 12 })).toBe(true);
    expect(isSameRecord(choir, { kind: 'event', recordId: 13 })).toBe(false);
    expect(isSameRecord(choir, { kind: 'service', recordId: 12 })).toBe(false);
  });

  test('stands before what was saved earlier, and at one moment in the order of its key', () => {
    const [older, a, b] = [
      { ...choir, recordId: 1, savedAt: '2026-11-19T22:00:00.000Z' },
      { ...choir, recordId: 2 },
      { ...choir, recordId: 3 },
    ];
    for (const items of [
      [older, b, a],
      [a, b, older],
    ])
      expect(lastSavedFirst(items).map(savedKey)).toEqual(['event/2', 'event/3', 'event/1']);
  });
});

test.each([
  ['event', '/events?item=12'],
  ['service', '/services?item=12'],
  ['resource', '/resources?item=12'],
] as const)('a saved %s is read at %s', (kind, address) => {
  expect(savedAddress(kind, 12)).toBe(address);
});
