import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Writes what a test runner counted to the file that `npm test` named, in one shape for all runners: how many passed, the
 * names of those that failed, each skipped one with its reason, and how many seconds each file and test took.
 */
export function writeCounts({ passed, failed, skipped, times }) {
  const file = process.env.TEST_COUNTS;
  if (file) writeFileSync(file, JSON.stringify({ passed, failed, skipped, times }));
}

/** Milliseconds as seconds with one digit. */
export const toSeconds = (milliseconds) => Math.round(milliseconds / 100) / 10;

/** How many lines of a message stand in the sum: a difference of a golden file is seen in as many. */
const maxLines = 24;

/** A failed test for the sum at the end of `npm test`, with the beginning of why: a long log is often cut off before that. */
export function failure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, maxLines).map((line) => `    ${line}`)].join('\n');
}
