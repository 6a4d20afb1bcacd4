import { expect, test } from 'vitest';
import { parseBulkEmailRun, type BulkEmailRun } from './bulkEmailRun';

const run: BulkEmailRun = {
  id: 'r1',
  owner: 'admin@example.org',
  mailing: null,
  pace: 'parallel',
  results: [{ email: 'ann@example.org', outcome: 'sent' }],
  round: 2,
};

test('a stored run is read back as it was, and goes one by one unless it says otherwise', () => {
  expect(parseBulkEmailRun(run)).toEqual(run);
  expect(parseBulkEmailRun({ ...run, pace: 'fast' })?.pace).toBe('one-by-one');
  const { mailing: _mailing, ...withoutMailing } = run;
  expect(parseBulkEmailRun(withoutMailing)?.mailing).toBeNull();
});

test('emails under way when the page was closed are not sent again by themselves', () => {
  const results = [
    { email: 'a@example.org', outcome: 'sending' },
    { email: 'b@example.org', outcome: 'waiting' },
    { email: 'c@example.org', outcome: 'not-sent', text: 'Full.' },
  ];
  expect(parseBulkEmailRun({ ...run, results })?.results).toEqual([
    { email: 'a@example.org', outcome: 'unknown', text: expect.any(String) as string },
    { email: 'b@example.org', outcome: 'not-sent', text: expect.any(String) as string },
    results[2],
  ]);
});

test.each([
  null,
  'r1',
  { ...run, id: 1 },
  { ...run, owner: undefined },
  { ...run, round: '2' },
  { ...run, results: {} },
  { ...run, results: [null] },
  { ...run, results: ['ann@example.org'] },
  { ...run, results: [...run.results, { email: 7, outcome: 'sent' }] },
  { ...run, results: [{ email: 'ann@example.org', outcome: 'lost' }] },
])('a damaged run is none: %j', (value) => {
  expect(parseBulkEmailRun(value)).toBeNull();
});
