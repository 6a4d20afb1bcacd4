import { expect, test } from 'vitest';
import { assuredWords, checkWords, retiredWords } from './placeWords';

const on = '2026-03-03';

test('who checked a field is said, and when', () => {
  const checks = { phone: { by: 'ann@example.org', on }, url: { by: '', on: 'soon' } };
  expect(checkWords('phone', checks)).toBe('Checked by ann@example.org on 3 March 2026.');
  expect(checkWords('url', checks)).toBe('Checked by somebody who has left on soon.');
  for (const none of [checks, undefined])
    expect(checkWords('name', none)).toBe('Nobody has checked this here yet.');
});

test('when all of a place was checked is said, or that nobody knows', () => {
  expect(assuredWords({ assured_date: on })).toBe('3 March 2026');
  expect(assuredWords({})).toBe('Not known');
});

test('who retired a place is said, and nothing of one on the list', () => {
  expect(retiredWords({ retired: { by: 'ann@example.org', on } })).toBe(
    'Retired on 3 March 2026 by ann@example.org',
  );
  expect(retiredWords({ retired: { by: '', on } })).toBe('Retired on 3 March 2026 by somebody who has left');
  expect(retiredWords({})).toBe('');
});
