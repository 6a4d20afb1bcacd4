import { describe, expect, test } from 'vitest';
import { finalDays, leftOut, plannedDates, readChanges, writeChanges } from './plannedDates';
import { type Frequency, frequenciesOf, latestUntil, occurrences, placeInMonth } from './recurrence';
import { frequencyLabel, ruleProblem } from './recurrenceWords';
import sample from './dateutilSample.json';

describe('the dates of a rule', () => {
  test('are those of python-dateutil in each of a fixed sample of rules and changes', () => {
    expect(sample.length).toBeGreaterThanOrEqual(200);
    for (const one of sample) {
      const known = { ...one.rule, frequency: one.rule.frequency as Frequency };
      const final = finalDays(one.days, one.changes);
      expect({ ...one, days: occurrences(known), final }).toEqual(one);
    }
  });

  test('never go on for more than a year', () => {
    const rule = { frequency: 'weekly', first: '2026-11-24', until: '2030-01-01' } as const;
    expect(occurrences(rule).at(-1)).toBe('2027-11-23');
    expect(occurrences(rule)).toHaveLength(53);
  });

  test('leave out a month without a fifth Monday', () => {
    expect(occurrences({ frequency: 'monthly', first: '2026-11-30', until: '2027-05-31' })).toEqual([
      '2026-11-30',
      '2027-03-29',
      '2027-05-31',
    ]);
  });
});

test('a year from a leap day ends on 28 February, and from the last day of a year on the last of the next', () => {
  expect(latestUntil('2028-02-29')).toBe('2029-02-28');
  expect(latestUntil('2026-12-31')).toBe('2027-12-31');
  expect(latestUntil('2027-02-28')).toBe('2028-02-28');
});

test('the offered frequencies follow from the day’s position in its month', () => {
  expect(placeInMonth('2026-11-24')).toEqual({ nth: 4, isLast: true });
  expect(frequenciesOf('2026-11-24')).toEqual(['weekly', 'fortnightly', 'monthly', 'monthly-last']);
  expect(frequenciesOf('2026-11-17')).toEqual(['weekly', 'fortnightly', 'monthly']);
  expect(frequenciesOf('2026-11-30')).toEqual(['weekly', 'fortnightly', 'monthly-last']);
});

test('the names of how something repeats say the weekday and which of the month', () => {
  const labels = frequenciesOf('2026-11-24').map((frequency) => frequencyLabel(frequency, '2026-11-24'));
  expect(labels).toEqual([
    'Every week',
    'Every two weeks',
    'Every month on the fourth Tuesday',
    'Every month on the last Tuesday',
  ]);
});

test('a series over a year, or one that ends before it begins, says which day may be chosen', () => {
  expect(ruleProblem({ first: '2026-11-24', until: '2027-11-24' })).toBeNull();
  expect(ruleProblem({ first: '2026-11-24', until: '2027-11-25' })).toBe(
    'Dates can repeat for one year at most. Choose Wednesday 24 November 2027 or earlier.',
  );
  expect(ruleProblem({ first: '2026-11-24', until: '2026-11-23' })).toBe(
    'The last date must not be before the first. Choose Tuesday 24 November 2026 or later.',
  );
});

describe('changes of single dates', () => {
  const days = ['2026-11-24', '2026-12-01', '2026-12-08'];
  const changes = { '2026-12-01': leftOut, '2026-12-08': '2026-11-26T14:00', '2026-12-15': leftOut };

  test('leave dates out and move them, and those of days that the rule no longer gives are ignored', () => {
    expect(plannedDates(days, changes)).toEqual([
      { day: '2026-11-24', isLeftOut: false, movedTo: null },
      { day: '2026-12-01', isLeftOut: true, movedTo: null },
      { day: '2026-12-08', isLeftOut: false, movedTo: '2026-11-26T14:00' },
    ]);
    expect(finalDays(days, changes)).toEqual(['2026-11-24', '2026-11-26']);
  });

  test('are the same after they were kept as text, and a damaged text is no change', () => {
    expect(readChanges(writeChanges(changes))).toEqual(changes);
    for (const text of ['', '{', 'null', '3', '{"2026-12-01":7}']) expect(readChanges(text)).toEqual({});
  });
});
