import { writeFileSync } from 'node:fs';

/**
 * Writes what a test runner counted to the file that `npm test` named, in one shape for all runners:
 * how many passed, the names of those that failed, and each skipped one with its reason.
 */
export function writeCounts({ passed, failed, skipped }) {
  const file = process.env.TEST_COUNTS;
  if (file) writeFileSync(file, JSON.stringify({ passed, failed, skipped }));
}
