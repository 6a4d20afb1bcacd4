import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificate } from '@/testing/server/certificate';
import { freePort } from '@/testing/server/freePort.mjs';
import { type Cluster, startCluster } from '@/testing/server/postgres/cluster.mjs';
import { rowsOf } from '@/testing/server/postgres/rowsOf';
import { openPostgres } from './openPostgres';

/** One that encrypts, with a certificate of 127.0.0.1 that vouches for itself, and knows a person with a password. */
let strict: Cluster;
/** One that does not encrypt. */
let plain: Cluster;
/** A copy of the first, which can only be read. */
let replica: Cluster;
let folder: string;
let authority: string;
const ports: Record<'strict' | 'plain', number> = { strict: 0, plain: 0 };

const rules = `local all all trust
local replication all trust
host all guest all scram-sha-256
host all all all trust
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-authority-'));
  authority = join(folder, 'root.crt');
  writeFileSync(authority, certificate.cert);
  ports.strict = await freePort();
  ports.plain = await freePort();
  const listening = (port: number) => ['listen_addresses=127.0.0.1,127.0.0.2', `port=${port}`, 'fsync=off'];
  strict = await startCluster({
    settings: [...listening(ports.strict), 'ssl=on'],
    files: { 'pg_hba.conf': rules, 'server.crt': certificate.cert, 'server.key': certificate.key },
  });
  await rowsOf(strictSocket(), "CREATE ROLE guest LOGIN PASSWORD 'right'");
  await rowsOf(strictSocket(), 'CREATE DATABASE ours OWNER guest');
  plain = await startCluster({ settings: listening(ports.plain), files: { 'pg_hba.conf': rules } });
  replica = await startCluster({ settings: ['fsync=off'], copyOf: strictSocket() });
});
afterAll(async () => {
  await Promise.all([replica, strict, plain].map((one) => one.end()));
  rmSync(folder, { recursive: true, force: true });
});

const strictSocket = (database = 'postgres') => `${strict.url(database)}&port=${ports.strict}`;
const at = (which: 'strict' | 'plain', name: string, options = '', host = '127.0.0.1') =>
  `postgresql://${name}@${host}:${ports[which]}/ours${options}`;
const encrypted = '?sslmode=verify-full';
const vouched = () => `${encrypted}&sslrootcert=${authority}`;

test.each<[what: string, url: () => string, line: RegExp]>([
  ['a wrong password', () => at('strict', 'guest:secret'), /the password is wrong\.$/],
  [
    'no password where one is asked for',
    () => at('strict', 'guest'),
    /it asks for a password, and DATABASE_URL has none\.$/,
  ],
  [
    'a database that does not encrypt, where it has to',
    () => at('plain', 'age_better:secret', encrypted),
    /it does not encrypt \(ssl = on in postgresql\.conf\)\.$/,
  ],
  [
    'a certificate that nobody vouches for',
    () => at('strict', 'guest:secret', encrypted),
    /nobody vouches for its certificate \(sslrootcert\)\.$/,
  ],
  [
    'a certificate of another host',
    () => at('strict', 'guest:secret', vouched(), '127.0.0.2'),
    /its certificate is of another host\.$/,
  ],
  [
    'a file of an authority that is not there',
    () => at('strict', 'guest:secret', `${encrypted}&sslrootcert=/nowhere/root.crt`),
    /^DATABASE_URL names the file \/nowhere\/root\.crt, which cannot be read \(there is none\)\.$/,
  ],
  ['a replica', () => replica.url('ours'), /can only be read, as a replica can\. Set DATABASE_URL/],
])('%s is refused in one line without a password', async (_what, url, line) => {
  const failed = await openPostgres(url()).then(
    () => 'opened',
    (error: Error) => error.message,
  );
  expect(failed).toMatch(line);
  expect(failed).not.toMatch(/\n|secret/);
});

test('with the right password, by a certificate for which an authority of one’s own vouches, it is opened', async () => {
  const database = await openPostgres(at('strict', 'guest:right', vouched()));
  expect(await database.read.selectFrom('notes').select('name').execute()).toHaveLength(1);
  await database.close();
  const ours = await rowsOf<{ owner: string }>(
    strictSocket('ours'),
    "SELECT tableowner AS owner FROM pg_tables WHERE tablename = 'notes'",
  );
  expect(ours).toEqual([{ owner: 'guest' }]);
});

test('in a database made for another language, texts are compared and ordered by their bytes all the same', async () => {
  await rowsOf(
    strictSocket(),
    "CREATE DATABASE australian TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-AU'",
  );
  const database = await openPostgres(strictSocket('australian'));
  const names = ['b', 'Zoe', 'a', 'É', 'A', '-c'];
  await database.write((queries) =>
    queries
      .insertInto('notes')
      .values(names.map((name) => ({ name, value: name })))
      .execute(),
  );
  const stored = await database.read
    .selectFrom('notes')
    .select('name')
    .where('name', 'in', names)
    .where('name', '>', '-')
    .orderBy('name')
    .execute();
  expect(stored.map(({ name }) => name)).toEqual(['-c', 'A', 'Zoe', 'a', 'b', 'É']);
  await database.close();
});
