import { expect, test } from 'vitest';
import { assuredWords, checkWords, retiredWords } from './placeWords';

const on = '2026-03-03';

test('the check of a field is described by person and date', () => {
  const checks = { phone: { by: 'ann@example.org', on }, url: { by: '', on: 'soon' } };
  expect(checkWords('phone', checks)).toBe('Checked by ann@example.org on 3 March 2026.');
  expect(checkWords('url', checks)).toBe('Checked by somebody who has left on soon.');
  for (const none of [checks, undefined])
    expect(checkWords('name', none)).toBe('Nobody has checked this here yet.');
});

test('the complete check of a place is described, or that there was none', () => {
  expect(assuredWords({ assured_date: on })).toBe('3 March 2026');
  expect(assuredWords({})).toBe('Not known');
});

test('a retired place names the person who retired it; one on the list does not', () => {
  expect(retiredWords({ retired: { by: 'ann@example.org', on } })).toBe(
    'Retired on 3 March 2026 by ann@example.org',
  );
  expect(retiredWords({ retired: { by: '', on } })).toBe('Retired on 3 March 2026 by somebody who has left');
  expect(retiredWords({})).toBe('');
});
