import { describe, expect, test } from 'vitest';
import { wrongDateLine } from './wrongDateLine';

const zone = 'Australia/Melbourne';
const told = Date.parse('2026-11-24T01:00:00Z');

describe('the line', () => {
  test('says both dates, and what to do', () => {
    expect(wrongDateLine(new Date(2026, 10, 22, 12), told, zone)).toBe(
      'Your device says Sunday 22 November, but here it is Tuesday 24 November. Set the date of your device, or ask somebody to help.',
    );
  });

  test('says the years where that of the device is wrong', () => {
    expect(wrongDateLine(new Date(2015, 0, 1), told, zone)).toMatch(
      /^Your device says Thursday 1 January 2015, but here it is Tuesday 24 November 2026\. /,
    );
  });

  test('counts the day of the site, not that in Greenwich', () => {
    const early = Date.parse('2026-11-23T13:30:00Z');
    expect(wrongDateLine(new Date(2026, 10, 22, 12), early, zone)).toContain(
      'here it is Tuesday 24 November',
    );
    expect(wrongDateLine(new Date(2026, 10, 22, 12), early, 'Australia/Perth')).toContain(
      'here it is Monday 23 November',
    );
  });

  test('says the times where a wrong clock shows the same day in another zone', () => {
    expect(wrongDateLine(new Date(2026, 10, 24, 15, 5), told, zone)).toMatch(
      /^Your device says Tuesday 24 November, 3:05 pm, but here it is Tuesday 24 November, 12:00 noon\./,
    );
  });

  test('says both in the zone of the device where that of the site is not known there', () => {
    const line = wrongDateLine(
      new Date(2026, 10, 22, 12),
      new Date(2026, 10, 24, 12).getTime(),
      'Australia/Nowhere',
    );
    expect(line).toContain('but here it is Tuesday 24 November.');
  });
});
