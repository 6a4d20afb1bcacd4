import { expect, test } from 'vitest';
import { storageHttpError, storageErrorOf } from './storageError';

test.each([
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['SQLITE_READONLY_DBMOVED', 'read-only'],
  ['EROFS', 'read-only'],
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR_WRITE', 'unreadable'],
  ['53100', 'full'],
  ['25006', 'read-only'],
  ['XX001', 'damaged'],
  ['58030', 'unreadable'],
  ['08006', 'away'],
  ['57P01', 'away'],
  ['57014', 'away'],
  ['53300', 'away'],
  ['40001', 'away'],
  ['23505', null],
  ['42P01', null],
  ['SQLITE_CONSTRAINT_UNIQUE', null],
  ['SQLITE_BUSY', null],
  ['ENOENT', null],
] as const)('the error code %s means that the storage is: %s', (code, trouble) => {
  expect(storageErrorOf(Object.assign(new Error('anything'), { code }))).toBe(trouble);
});

test('other errors, and values that are no error, are not storage errors', () => {
  expect(storageErrorOf(null)).toBeNull();
  expect(storageErrorOf(new Error('SQLITE_FULL'))).toBeNull();
});

test('every storage error says that nothing was saved and what to do', () => {
  for (const trouble of ['full', 'read-only', 'damaged', 'unreadable'] as const) {
    const { message, statusCode } = storageHttpError(trouble);
    expect(message).toMatch(/^The server .+, so this was not (saved|done)\. Please try again later, or tell/);
    expect(statusCode).toBeGreaterThanOrEqual(500);
  }
});
