import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, type TestContext } from 'vitest';
import { startPgBouncer } from '@/testing/server/postgres/pgBouncer';
import { startTestServer } from '@/testing/server/testServer';
import { newDatabase } from '@/testing/server/testDatabase';
import { openPostgres } from './openPostgres';

/** Puts PgBouncer in front of an empty database. */
async function behind({ skip }: TestContext, ignored: readonly string[]) {
  const url = new URL(await newDatabase('TEMPLATE template0'));
  const name = url.pathname.slice(1);
  const pooler = await startPgBouncer(url.searchParams.get('host')!, name, ignored);
  if (typeof pooler === 'string') return skip(pooler);
  onTestFinished(() => pooler.end());
  return pooler.url;
}

/** The warnings of starts. */
const warned: string[] = [];
const clock = { now: Date.now, warn: (line: string) => void warned.push(line) };

const timeouts = ['statement_timeout', 'idle_in_transaction_session_timeout'];

test('behind a PgBouncer that does not take our settings, a start says so in one line', async (context) => {
  for (const ignored of [[], timeouts]) {
    const opened = openPostgres(await behind(context, ignored), clock);
    await expect(opened).rejects.toThrow(
      /does not take our settings \(PgBouncer: ignore_startup_parameters = statement_timeout, .*, options\)\.$/,
    );
  }
});

test('behind a PgBouncer that gives a connection for one transaction, two copies read and write, in turn', async (context) => {
  const url = await behind(context, [...timeouts, 'options']);
  const databases = [await openPostgres(url, clock), await openPostgres(url, clock)];
  const folders = databases.map(() => mkdtempSync(join(tmpdir(), 'age-better-bouncer-')));
  onTestFinished(async () => {
    for (const one of databases) await one.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const add = (at: number) =>
    databases[at % 2]!.write(async (queries) => {
      const { many } = await queries
        .selectFrom('mails_caused')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .executeTakeFirstOrThrow();
      if (many < 20) await queries.insertInto('mails_caused').values({ key: 'place', at: many }).execute();
      return many < 20;
    });
  expect(warned.at(-1)).toMatch(
    /^There is a pooler in front of the database .*, so statements are not prepared\./,
  );
  const taken = await Promise.all(Array.from({ length: 100 }, (_, at) => add(at)));
  expect(taken.filter(Boolean)).toHaveLength(20);
  const reading = databases.flatMap(({ read }) =>
    Array.from({ length: 40 }, () => read.selectFrom('mails_caused').select('at').orderBy('at').execute()),
  );
  for (const rows of await Promise.all(reading))
    expect(rows.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, at) => at));

  const server = await startTestServer({ DATA: 'server' }, folders[0], { database: databases[0]! });
  onTestFinished(() => server.close());
  const body = { email: 'george@example.org', password: server.password };
  const { token } = (await server.send('POST', '/api/identity/session', { body })).body;
  const record = {
    id: 'a',
    title: 'Podiatrist',
    start: '2026-12-01T10:00:00.000Z',
    end: '2026-12-01T11:00:00.000Z',
  };
  const put = await server.send('PUT', '/api/appointments/a', { token, body: { record } });
  expect(put.status).toBe(201);
});
