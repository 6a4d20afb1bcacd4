import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Writes what a test runner counted to the file that `npm test` named, in one shape for all runners:
 * how many passed, the names of those that failed, and each skipped one with its reason.
 */
export function writeCounts({ passed, failed, skipped }) {
  const file = process.env.TEST_COUNTS;
  if (file) writeFileSync(file, JSON.stringify({ passed, failed, skipped }));
}

/** How many lines of a message stand in the sum: a difference of a golden file is seen in as many. */
const maxLines = 24;

/** A failed test for the sum at the end of `npm test`, with the beginning of why: a long log is often cut off before that. */
export function failure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, maxLines).map((line) => `    ${line}`)].join('\n');
}
