import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareBuild } from '../builtServer';
import { killWhileReminding } from './reminderCrash.mjs';

const built = prepareBuild();

test('of a server that is killed three times while it reminds people, nobody gets two emails, and none is lost unseen', async () => {
  const found = await killWhileReminding({
    startFile: join(built.folder, 'start.js'),
    people: 80,
    kills: 3,
  });
  expect(found).toMatchObject({ twice: [], rowsTwice: 0, lost: [], others: 0 });
  expect(found.uncertain).toBeLessThanOrEqual(3);
  expect(found.received + found.uncertain).toBeGreaterThanOrEqual(80);
}, 120_000);
