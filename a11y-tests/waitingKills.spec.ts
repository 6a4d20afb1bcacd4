import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './support/test';

const script = join(import.meta.dirname, '..', 'bench', 'waitingKills.mjs');

test('a browser that is killed three times while it sends what waited loses nothing, and does nothing twice', async () => {
  test.slow();
  const { stdout } = await promisify(execFile)(process.execPath, [script, '3']);
  expect(stdout.trim()).toBe('3 kills: 0 lost, 0 twice, 0 still waiting');
});
