import { expect, test } from 'vitest';
import { newDatabase } from '@/testing/server/testDatabase';
import { openPostgres } from './openPostgres';

test.each([
  [0, []],
  [-5000, ['5 seconds apart']],
  [5000, ['5 seconds apart']],
])(
  'a clock that is %s ms ahead of that of the database starts the server, with a line from two seconds',
  async (ahead, lines) => {
    const warned: string[] = [];
    const url = await newDatabase('TEMPLATE template0');
    const clock = { now: () => Date.now() + ahead, warn: (line: string) => void warned.push(line) };
    await (await openPostgres(url, clock)).close();
    expect(warned).toEqual(lines.map((line) => expect.stringContaining(line) as unknown));
  },
);

test.each([-90_000, 90_000])(
  'a clock that is %s ms ahead of that of the database is refused',
  async (ahead) => {
    const url = await newDatabase('TEMPLATE template0');
    const opened = openPostgres(url, { now: () => Date.now() + ahead, warn: () => {} });
    await expect(opened).rejects.toThrow(
      /^The clock of this machine and that of the database .+ are 90 seconds apart\. Set both/,
    );
  },
);
