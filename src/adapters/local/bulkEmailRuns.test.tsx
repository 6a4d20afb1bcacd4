import { beforeEach, expect, test } from 'vitest';
import type { BulkEmailRun } from '@/shared/domain/bulkEmail/bulkEmailRun';
import { freshStorage } from './freshStorage';
import { createLocalBulkEmailRuns } from './bulkEmailRuns';
import { mailRunKey } from './storageKeys';

const ida = 'ida@example.net';
const runWith = (message: string): BulkEmailRun => ({
  id: 'one',
  owner: ida,
  mailing: { kind: 'bulk', subject: 'Walk on Monday', message },
  pace: 'one-by-one',
  results: [{ email: 'joan@example.net', outcome: 'not-sent', text: 'This mailbox is full.' }],
  round: 1,
});
const short = runWith('At ten.');
const long = runWith('x'.repeat(400_000));

beforeEach(freshStorage);

test.each([
  ['short', short],
  ['long', long],
])('a %s bulk email and its results survive a reload, for the person who sent it', (_, run) => {
  expect(createLocalBulkEmailRuns().save(run)).toBe('all');
  expect(createLocalBulkEmailRuns().load(ida)).toEqual(run);
  expect(createLocalBulkEmailRuns().load('joan@example.net')).toBeNull();
});

test('a long bulk email is written once, not after each recipient, and leaves room for everything else', () => {
  const runs = createLocalBulkEmailRuns();
  runs.save(long);
  sessionStorage.setItem(mailRunKey, 'mark');
  runs.save({ ...long, results: [] });
  expect(sessionStorage.getItem(mailRunKey)).toBe('mark');
  expect(localStorage.getItem(mailRunKey)!.length).toBeLessThan(1000);
});

test('a bulk email that fits nowhere keeps its results only, and says so', () => {
  const largest = runWith('x'.repeat(6_000_000));
  expect(createLocalBulkEmailRuns().save(largest)).toBe('results');
  expect(createLocalBulkEmailRuns().load(ida)).toEqual({ ...largest, mailing: null });
});

test('the next bulk email replaces a long one, and one of another tab is not mistaken for it', () => {
  const runs = createLocalBulkEmailRuns();
  runs.save(long);
  localStorage.setItem(mailRunKey, JSON.stringify({ ...long, id: 'two', mailing: null }));
  expect(createLocalBulkEmailRuns().load(ida)?.mailing).toBeNull();
  runs.save(short);
  expect(sessionStorage.getItem(mailRunKey)).toBeNull();
  runs.save(long);
  runs.clear();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});
