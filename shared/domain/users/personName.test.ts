import { describe, expect, test } from 'vitest';
import { cleanName, nameMaximum, nameProblem } from './personName';

describe('a person’s name', () => {
  test.each([
    ['  Joan   Smith ', 'Joan Smith'],
    ['Joan\tvan\nDyk', 'Joan van Dyk'],
    ['Zoe\u0308', 'Zoë'],
    ['Joan\u00A0Smith', 'Joan Smith'],
    ['\u202Enaoj\u202C', 'naoj'],
    ['\u200B\uFEFF', ''],
    ['Jo\u0000an', 'Joan'],
    ['\uD800Joan', 'Joan'],
    // The joiner is part of how this is written.
    ['می\u200Cنا', 'می\u200Cنا'],
    ["Mary-Anne O'Neil 3rd", "Mary-Anne O'Neil 3rd"],
  ])('is cleaned: %j is kept as %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
    expect(cleanName(kept)).toBe(kept);
  });

  test.each([
    ['', null],
    ['   ', null],
    ['Joan', null],
    ['李', null],
    ['👵', 'Enter a name with at least one letter.'],
    ['...', 'Enter a name with at least one letter.'],
    ['joan@example.org', 'Enter a name, not an email address.'],
    ['Joan <b>', 'Enter a name, not an email address.'],
    ['é'.repeat(nameMaximum), null],
    ['é'.repeat(nameMaximum + 1), 'Enter at most 60 characters.'],
    [`  ${'e\u0301'.repeat(nameMaximum)}  `, null],
  ])('is checked: %j', (typed, problem) => {
    expect(nameProblem(typed)).toBe(problem);
  });
});
