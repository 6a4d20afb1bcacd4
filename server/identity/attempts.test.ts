import { expect, test } from 'vitest';
import { HttpError } from '../http/httpError';
import { beginAll, createAttempts } from './attempts';

const limit = { most: 3, windowMilliseconds: 60_000 };

function refusalOf(work: () => unknown): HttpError {
  try {
    work();
  } catch (error) {
    if (error instanceof HttpError) return error;
  }
  throw new Error('It was not refused');
}

test('after three failures the fourth attempt is refused until the window ends', () => {
  const attempts = createAttempts(limit);
  for (let i = 0; i < 3; i += 1) attempts.begin('a', i * 1000);
  const refusal = refusalOf(() => attempts.begin('a', 10_000));
  expect(refusal).toMatchObject({ code: 'too-many-requests', statusCode: 429, retryAfter: 50 });
  expect(refusal.message).toBe('There were too many tries. Please wait 1 minute.');
  expect(() => attempts.begin('b', 10_000)).not.toThrow();
  expect(() => attempts.begin('a', 60_000)).not.toThrow();
});

test('successes do not count', () => {
  const attempts = createAttempts(limit);
  for (let i = 0; i < 20; i += 1) attempts.begin('a', 0).succeeded();
  expect(() => attempts.begin('a', 0)).not.toThrow();
});

test('pending attempts count, so that concurrent ones cannot bypass the limit', () => {
  const attempts = createAttempts(limit);
  const running = [1, 2, 3].map(() => attempts.begin('a', 0));
  refusalOf(() => attempts.begin('a', 0));
  running[0]!.succeeded();
  expect(() => attempts.begin('a', 0)).not.toThrow();
});

test('a correct password clears the failures of its address', () => {
  const attempts = createAttempts(limit);
  attempts.begin('a', 0);
  attempts.begin('a', 0);
  attempts.begin('a', 0).forgetFailures();
  for (let i = 0; i < 3; i += 1) attempts.begin('a', 0);
  expect(refusalOf(() => attempts.begin('a', 0)).code).toBe('too-many-requests');
});

test('remembers at most 20,000 keys, and evicts the least recently used', () => {
  const attempts = createAttempts({ most: 2, windowMilliseconds: 60_000 });
  for (const key of ['quiet', 'quiet', 'busy']) attempts.begin(key, 0);
  for (let i = 0; i < 10_000; i += 1) attempts.begin(`key ${i}`, 0);
  attempts.begin('busy', 0);
  for (let i = 10_000; i < 19_998; i += 1) attempts.begin(`key ${i}`, 0);
  refusalOf(() => attempts.begin('quiet', 0));
  attempts.begin('one more', 0);
  expect(() => attempts.begin('quiet', 0)).not.toThrow();
  refusalOf(() => attempts.begin('busy', 0));
});

test('an attempt that one counter refuses is not charged to the others', () => {
  const [wide, tight] = [createAttempts(limit), createAttempts({ ...limit, most: 1 })];
  beginAll(0, [
    [wide, 'a'],
    [tight, 'b'],
  ]);
  for (let i = 0; i < 5; i += 1) {
    refusalOf(() =>
      beginAll(0, [
        [wide, 'a'],
        [tight, 'b'],
      ]),
    );
  }
  wide.begin('a', 0);
  wide.begin('a', 0);
  expect(refusalOf(() => wide.begin('a', 0)).retryAfter).toBe(60);
});
