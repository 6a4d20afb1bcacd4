import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCopies } from '../testing/copies';
import { openTestDatabase } from '../testing/testDatabase';
import { startTestServer } from '../testing/testServer';

test('a copy with another key than the others does not start, and says so in one line', async () => {
  const copies = await startCopies();
  const folder = mkdtempSync(join(tmpdir(), 'age-better-key-'));
  onTestFinished(async () => {
    await copies.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const database = await openTestDatabase(copies.a.settings.dataFolder);
  onTestFinished(() => database.close());
  const started = startTestServer({ DATA: 'server' }, folder, { database });
  await expect(started).rejects.toThrow(
    /^The key token\.key in .+ is another one than that of the other copies/,
  );
});
