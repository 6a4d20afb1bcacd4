import { expect, test } from 'vitest';
import { isPlaceOpen, nowWords } from './placeNow';

const day = [{ opens: '09:00', closes: '17:00' }];
const opening_hours = { zone: 'Australia/Melbourne', week: [day, day, day, day, day, [], []] };
/** Thursday, 10 am there. */
const now = new Date('2026-11-26T10:00:00+11:00');

test.each([
  [{ opening_hours }, true, 'Open now until 5 pm'],
  [{ opening_hours, status: 'temporarily closed' }, false, 'Temporarily closed'],
  [{ status: 'temporarily closed', alert: 'Until March.' }, false, 'Temporarily closed'],
  [{ opening_hours, alert: 'Closed because of flooding.' }, null, 'Please note: Closed because of flooding.'],
  [{}, null, null],
] as const)(
  'of a place with %o it is said whether it is open (%s), in the words "%s"',
  (place, open, words) => {
    expect(isPlaceOpen(place, now)).toBe(open);
    expect(nowWords(place, now)).toBe(words);
  },
);
