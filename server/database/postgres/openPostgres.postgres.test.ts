import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { latestOf, recordChange } from '../../data/changes';
import { newDatabase } from '@/testing/server/testDatabase';
import { steps } from '../steps/steps';
import { openPostgres } from './openPostgres';

async function run(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

const empty = () => newDatabase('TEMPLATE template0');

test('an empty database gets its tables from one of three that start at once, and is opened again without a change', async () => {
  const url = await empty();
  const opened = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  const noted = opened.map(({ read }) => read.selectFrom('notes').selectAll().execute());
  const [first, ...others] = await Promise.all(noted);
  expect(first).toHaveLength(1);
  for (const other of others) expect(other).toEqual(first);
  for (const one of opened) await one.close();
  await run(url, 'ALTER DATABASE ' + new URL(url).pathname.slice(1) + ' SET statement_timeout = 0');
  const again = await openPostgres(url);
  onTestFinished(() => again.close());
  expect(await again.read.selectFrom('notes').selectAll().execute()).toEqual(first);
});

test('a start begins a new epoch where an operator has deleted the note of the one before', async () => {
  const url = await empty();
  const before = await openPostgres(url);
  const epochOf = async ({ read }: typeof before) =>
    (await read.selectFrom('notes').select('value').where('name', '=', 'epoch').executeTakeFirst())?.value;
  const numberOf = ({ read }: typeof before) => latestOf(read, 'events', 'all');
  const last = await before.write((queries) =>
    recordChange(queries, { collection: 'events', id: '1', audience: 'all' }, 0),
  );
  const first = await epochOf(before);
  await before.close();
  await run(url, "DELETE FROM notes WHERE name = 'epoch'");
  const after = await openPostgres(url);
  onTestFinished(() => after.close());
  expect(await epochOf(after)).toMatch(/^\d+$/);
  expect(await epochOf(after)).not.toBe(first);
  expect(await numberOf(after)).toBe(last + Number(await epochOf(after)));
});

test('the connection for reading cannot write', async () => {
  const database = await openPostgres(await empty());
  onTestFinished(() => database.close());
  const write = database.read.insertInto('notes').values({ name: 'a', value: 'b' }).execute();
  await expect(write).rejects.toMatchObject({ code: '25006' });
});

const change = (text: string) => async () => {
  const url = await empty();
  await (await openPostgres(url)).close();
  await run(url, text);
  return url;
};

test.each<[what: string, make: () => Promise<string>, line: RegExp]>([
  [
    'another program’s database',
    async () => {
      const url = await empty();
      await run(url, 'CREATE TABLE invoices (id BIGINT)');
      return url;
    },
    /holds tables of another program \(such as invoices\)/,
  ],
  [
    'a newer schema',
    change(`UPDATE age_better SET version = ${steps.length + 1}`),
    /written by a newer version/,
  ],
  [
    'one that can only be read',
    async () => {
      const url = await empty();
      await run(
        url,
        `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`,
      );
      return url;
    },
    /can only be read, as a replica can/,
  ],
  [
    'another encoding',
    () => newDatabase("TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'"),
    /is made for LATIN1/,
  ],
  [
    'no such database',
    async () => (await empty()).replace(/\/test_\w+/, '/nowhere'),
    /cannot be opened: there is no such database/,
  ],
  [
    'a user whom it does not know',
    async () => (await empty()).replace('user=age_better', 'user=nobody_here'),
    /cannot be opened: it does not let this name in/,
  ],
  [
    'no socket',
    async () => 'postgresql:///age_better?host=/nowhere',
    /cannot be opened: there is no such socket/,
  ],
  [
    'nothing that listens',
    async () => 'postgresql://name:secret@127.0.0.1:1/age_better',
    /age_better at 127\.0\.0\.1:1 cannot be opened: nothing listens there\.$/,
  ],
])('%s is refused in one line without a password', async (_what, make, line) => {
  const failed = await openPostgres(await make()).then(
    () => 'opened',
    (error: Error) => error.message,
  );
  expect(failed).toMatch(line);
  expect(failed).not.toMatch(/\n|secret/);
});
