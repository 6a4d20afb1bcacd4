import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The folders whose tests `npm test` runs in Node, as the configuration names them. */
const folders = /\{([\w,-]+)\}\/\*\*\/\*\.test\.ts'\]/.exec(readFileSync('vitest.config.ts', 'utf8'))![1]!;

test('each test file lies in a folder whose tests are run', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts'], {
    encoding: 'utf8',
  });
  const left = files
    .trim()
    .split('\n')
    // `npm run test:hosted` runs these.
    .filter((file) => !file.startsWith('firebase/') && !file.endsWith('.hosted.test.ts'))
    .filter((file) => !folders.split(',').includes(file.split('/')[0]!));
  expect(left).toEqual([]);
});
