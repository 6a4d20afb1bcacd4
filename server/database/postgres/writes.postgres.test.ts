import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '@/testing/server/testServer';
import { newDatabase, templateName } from '@/testing/server/testDatabase';
import type { Database } from '../database';
import { openPostgres } from './openPostgres';

const whole = () => newDatabase(`TEMPLATE ${templateName}`);

async function opened(url: string): Promise<Database> {
  const database = await openPostgres(url);
  onTestFinished(() => database.close());
  return database;
}

/** The point at which the network is cut at the next commit of a request with a key. */
type Cut = 'before the commit arrives' | 'before its answer';

/** A network between a server and its database that can be cut at a commit. */
async function cuttable(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-cut-'));
  const there = new URL(url).searchParams.get('host')!;
  let cut: Cut | null = null;
  const ends: Socket[] = [];
  const network = createServer((client) => {
    const database = createConnection(join(there, '.s.PGSQL.5432'));
    ends.push(client, database);
    let [isCut, isAnswered] = [false, false];
    const drop = () => {
      client.destroy();
      database.destroy();
    };
    for (const end of [client, database]) end.on('error', drop).on('close', drop);
    client.on('data', (bytes) => {
      // Other writes go on meanwhile, such as when a login was used last.
      isAnswered ||= bytes.includes('insert into "answers"');
      if (cut !== null && isAnswered && bytes.includes('COMMIT')) {
        isCut = true;
        const where = cut;
        cut = null;
        if (where === 'before the commit arrives') return drop();
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => (isCut ? drop() : client.write(bytes)));
  });
  network.listen(join(folder, '.s.PGSQL.5432'));
  await once(network, 'listening');
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    network.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url: url.replace(encodeURIComponent(there), encodeURIComponent(folder)),
    cutAt: (at: Cut) => void (cut = at),
  };
}

test.each<Cut>(['before the commit arrives', 'before its answer'])(
  'a commit that is cut off %s is answered as unknown, and its repeat by the same key makes it once',
  async (at) => {
    const { url, cutAt } = await cuttable(await whole());
    const database = await openPostgres(url);
    const server = await startTestServer({ DATA: 'server' }, undefined, { database });
    onTestFinished(() => server.close());
    const login = { email: 'george@example.org', password: server.password };
    const { token } = (await server.send('POST', '/api/identity/session', { body: login })).body;
    const record = {
      id: 'a',
      title: 'Podiatrist',
      start: '2026-12-01T10:00:00.000Z',
      end: '2026-12-01T11:00:00.000Z',
    };
    const put = () =>
      server.send('PUT', '/api/appointments/a', {
        token,
        body: { record, overlapAgreed: true },
        headers: { 'idempotency-key': 'one-and-the-same', 'if-none-match': '*' },
      });
    cutAt(at);
    const cutOff = await put();
    expect([cutOff.status, cutOff.body['code'], cutOff.headers['retry-after']]).toEqual([
      503,
      'outcome-unknown',
      '1',
    ]);
    expect((await put()).status).toBe(201);
    expect((await put()).status).toBe(201);
    const kept = database.read.selectFrom('changes').select('id').where('collection', '=', 'appointments');
    expect(await kept.execute()).toEqual([{ id: 'a' }]);
  },
);

test('work that swallows the error of a statement is not taken for done', async () => {
  const database = await opened(await whole());
  const swallowing = database.write(async (queries) => {
    await queries.insertInto('notes').values({ name: 'kept', value: 'x' }).execute();
    await sql`SELECT nothing FROM nowhere`.execute(queries).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('The transaction had failed before its commit.');
  const names = database.read.selectFrom('notes').select('name').where('name', '=', 'kept');
  expect(await names.execute()).toEqual([]);
});

test('NUL, which PostgreSQL refuses in a text, is kept in the fields of a record and refused in an id', async () => {
  const server = await startTestServer({ DATA: 'server' });
  onTestFinished(() => server.close());
  const login = { email: 'george@example.org', password: server.password };
  const { token } = (await server.send('POST', '/api/identity/session', { body: login })).body;
  const [start, end] = ['2026-12-01T10:00:00.000Z', '2026-12-01T11:00:00.000Z'];
  const put = (id: string) =>
    server.send('PUT', `/api/appointments/${encodeURIComponent(id)}`, {
      token,
      body: { record: { id, title: 'Pod\0iatrist', start, end }, overlapAgreed: true },
    });
  expect((await put('a')).status).toBe(201);
  const { text } = await server.send('GET', '/api/appointments', { token });
  expect(text).toContain('Pod\\u0000iatrist');
  expect((await put('a\0b')).status).toBe(400);
});

test('a write whose connection is lost before the commit is done all the same, once', async () => {
  const url = await whole();
  const database = await opened(url);
  const { default: pg } = await import('pg');
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  onTestFinished(() => operator.end());
  let tries = 0;
  const writeWhileItIsCut = (cuts: number) =>
    database.write(async (queries) => {
      await queries.insertInto('mails_caused').values({ key: 'mail', at: cuts }).execute();
      tries += 1;
      if (tries > cuts) return tries;
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(queries);
      await operator.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
      await queries.selectFrom('notes').selectAll().execute();
      return 0;
    });
  expect(await writeWhileItIsCut(2)).toBe(3);
  expect(await database.read.selectFrom('mails_caused').select('at').execute()).toEqual([{ at: 2 }]);
  tries = 0;
  // Not for ever, and what comes next is done.
  await expect(writeWhileItIsCut(9)).rejects.toMatchObject({
    code: expect.stringMatching(/^(57P01|08006)$/),
  });
  expect(tries).toBe(6);
  expect(await database.write(async () => 'done')).toBe('done');
}, 60_000);

test('two processes write one after the other: what one has decided, the other one finds', async () => {
  const url = await whole();
  const both = [await opened(url), await opened(url)];
  const take = (database: Database) =>
    database.write(async (queries) => {
      const { many } = await queries
        .selectFrom('mails_caused')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .executeTakeFirstOrThrow();
      if (many < 20) await queries.insertInto('mails_caused').values({ key: 'place', at: many }).execute();
      return many < 20;
    });
  // Connected, so that both begin at the same moment.
  await Promise.all(both.map((database) => database.write(async () => {})));
  const taken = await Promise.all(Array.from({ length: 60 }, (_, at) => take(both[at % 2]!)));
  expect(taken.filter(Boolean)).toHaveLength(20);
  const rows = both[0]!.read.selectFrom('mails_caused').select(['id', 'at']).orderBy('id').execute();
  expect((await rows).map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, at) => at));
});
