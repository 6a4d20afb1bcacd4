import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type Cluster, type ClusterOptions, startCluster } from '@/testing/server/postgres/cluster.mjs';
import { rowsOf } from '@/testing/server/postgres/rowsOf';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { newDatabase, templateName } from '@/testing/server/testDatabase';
import { makeTinyDisk } from '@/testing/server/tinyDisk';
import { openPostgres } from './openPostgres';

/** Starts a server whose database is at an address. */
async function startOn(url: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-trouble-'));
  const database = await openPostgres(url);
  const server = await startTestServer({ DATA: 'server' }, folder, { database });
  onTestFinished(async () => {
    await server.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}

async function startOwnCluster(options: ClusterOptions): Promise<Cluster> {
  const cluster = await startCluster(options);
  onTestFinished(() => cluster.end());
  return cluster;
}

const logIn = async (server: TestServer) => {
  const body = { email: 'george@example.org', password: server.password };
  return (await server.send('POST', '/api/identity/session', { body })).body['token']!;
};

/** Sends one more appointment with long words. */
const book = (server: TestServer, token: string, at: number, description = '') => {
  const day = new Date(server.parts.now() + (at + 2) * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const [start, end] = ['10', '11'].map((hour) => `${day}T${hour}:00:00.000Z`);
  const record = { id: `a${at}`, title: 'Podiatrist', description, start, end };
  return server.send('PUT', `/api/appointments/a${at}`, { token, body: { record, overlapAgreed: true } });
};

const ready = (server: TestServer) => server.send('GET', '/api/ready');
const away = { status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '5' } };

test('while the disk of the database is full, what finds no room is refused and nothing is lost; with room it goes on', async ({
  skip,
}) => {
  const disk = makeTinyDisk({ size: '80m', mode: '755' });
  if (typeof disk === 'string') return skip(disk);
  onTestFinished(disk.remove);
  const cluster = await startOwnCluster({
    within: disk.folder,
    settings: ['fsync=off', 'min_wal_size=32MB', 'max_wal_size=32MB', 'wal_init_zero=on'],
  });
  const server = await startOn(cluster.url('postgres'));
  const token = await logIn(server);
  const long = Array.from({ length: 3000 }, (_, at) => (at * 7919).toString(36)).join('');
  expect((await book(server, token, 0, long.slice(0, 1900))).status).toBe(201);
  disk.fill();
  let last = 0;
  let refused;
  do {
    last += 1;
    refused = await book(server, token, last, long.slice(last, last + 1900));
  } while (refused.status === 201 && last < 300);
  expect(refused).toMatchObject({ status: 507, body: { code: 'disk-full' } });
  expect(await ready(server)).toMatchObject({ status: 507, body: { code: 'disk-full' } });
  disk.free();
  server.elapse(10_000);
  expect((await book(server, token, last, long.slice(last, last + 1900))).status).toBe(201);
  expect((await ready(server)).status).toBe(200);
  const { records } = JSON.parse(
    (await server.send('GET', '/api/appointments?limit=1000', { token })).text,
  ) as { records: unknown[] };
  expect(records).toHaveLength(last + 1);
}, 120_000);

test('while the database is away, a copy is not ready and says when to come back; it goes on by itself', async () => {
  const cluster = await startOwnCluster({ settings: ['fsync=off'] });
  const server = await startOn(cluster.url('postgres'));
  const token = await logIn(server);
  expect((await ready(server)).status).toBe(200);
  await cluster.kill();
  server.elapse(10_000);
  expect(await ready(server)).toMatchObject(away);
  expect(await book(server, token, 1)).toMatchObject(away);
  expect(await server.send('GET', '/api/appointments', { token })).toMatchObject(away);
  await cluster.start();
  server.elapse(10_000);
  expect((await ready(server)).status).toBe(200);
  expect((await book(server, token, 1)).status).toBe(201);
}, 60_000);

test('while all connections are taken, others get 503 and when to come back; afterwards all is well', async () => {
  const url = await newDatabase(`TEMPLATE ${templateName}`);
  const server = await startOn(url);
  const token = await logIn(server);
  expect((await book(server, token, 1)).status).toBe(201);
  const operator = new Client({ connectionString: url });
  await operator.connect();
  onTestFinished(() => operator.end());
  await operator.query('BEGIN; LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
  const waiting = Array.from({ length: 9 }, () => server.send('GET', '/api/appointments', { token }));
  const held =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(() => rowsOf(url, held)).toHaveLength(9);
  expect(await server.send('GET', '/api/appointments', { token })).toMatchObject(away);
  await operator.query('ROLLBACK');
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
  expect((await server.send('GET', '/api/appointments', { token })).status).toBe(200);
}, 60_000);
