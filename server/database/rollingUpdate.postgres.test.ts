import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { event, record } from '@/testing/server/communityServer';
import { rowsOf } from '@/testing/server/postgres/rowsOf';
import { startCopies } from '@/testing/server/copies';
import { newDatabase, templateName } from '@/testing/server/testDatabase';
import type { TestServer } from '@/testing/server/testServer';
import { firstStep } from './postgres/firstStep';
import { openPostgres } from './postgres/openPostgres';
import { firstPostgresVersion, steps } from './steps/steps';

/** The changes that a later version may make: a column in each table, and one table more. */
const laterStep = `DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('age_better', 'writer') LOOP
      EXECUTE format('ALTER TABLE public.%I ADD COLUMN later_%s BIGINT NOT NULL DEFAULT 0', name, name);
    END LOOP; END $$;
  UPDATE age_better SET version = version + 1;`;
const takenBack = `DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('age_better', 'writer') LOOP
      EXECUTE format('ALTER TABLE public.%I DROP COLUMN later_%s', name, name);
    END LOOP; END $$;`;

const login = async (server: TestServer, email: string) =>
  (await server.send('POST', '/api/identity/session', { body: { email, password: server.password } })).body[
    'token'
  ]!;

test('copies that run go on where a later version has added to every table, and what they write is whole', async () => {
  const { a, b, close } = await startCopies();
  onTestFinished(close);
  const tokens = {
    nurse: await login(a, 'nurse.lee@example.org'),
    george: await login(b, 'george@example.org'),
  };
  /** Each kind of request, twice, so that whatever is prepared is used. */
  const use = async (id: number) => {
    const answers = [];
    for (const at of [id, id + 1]) {
      const [start, end] = ['10', '11'].map((hour) => `2026-12-${at % 100}T${hour}:00:00.000Z`);
      const booked = { id: `a${at}`, title: 'Podiatrist', start, end };
      const asked: [TestServer, 'GET' | 'PUT' | 'DELETE', string, keyof typeof tokens, unknown?][] = [
        [a, 'PUT', `/api/events/${at}`, 'nurse', record({ ...event(at), capacity: 1 })],
        [b, 'PUT', `/api/events/${at}/registration`, 'george'],
        [a, 'PUT', `/api/events/${at}/registration`, 'nurse'],
        [a, 'PUT', `/api/events/${at}/waiting`, 'nurse'],
        [b, 'DELETE', `/api/events/${at}/registration`, 'george'],
        [b, 'PUT', `/api/appointments/a${at}`, 'george', { record: booked, overlapAgreed: true }],
        [a, 'GET', '/api/appointments', 'george'],
        [b, 'GET', '/api/events', 'nurse'],
        [b, 'GET', '/api/registrations', 'nurse'],
        [a, 'GET', '/api/identity/me', 'george'],
        [b, 'DELETE', `/api/events/${at}`, 'nurse'],
      ];
      for (const [server, method, url, who, body] of asked)
        answers.push((await server.send(method, url, { token: tokens[who], body })).status);
      await a.parts.messages!.sendDue();
      answers.push((await login(b, 'george@example.org')).length > 0);
    }
    return answers;
  };
  const before = await use(910);
  expect(before).not.toContain(500);
  const { write } = a.parts.database;
  await write((queries) => sql.raw(laterStep).execute(queries));
  try {
    expect(await use(920)).toEqual(before);
  } finally {
    await write(async (queries) => {
      await sql.raw(takenBack).execute(queries);
      await sql`UPDATE age_better SET version = ${steps.length}`.execute(queries);
    });
  }
});

test('a copy of an earlier version that starts beside a later one says so in one line, and changes nothing', async () => {
  const url = await newDatabase(`TEMPLATE ${templateName}`);
  const running = await openPostgres(url);
  onTestFinished(() => running.close());
  await rowsOf(url, laterStep);
  await expect(openPostgres(url)).rejects.toThrow(
    /^The database .* was written by a newer version of this server\. Update it, or set another DATABASE_URL\.$/,
  );
  expect(await rowsOf(url, 'SELECT version::int FROM age_better')).toEqual([{ version: steps.length + 1 }]);
  expect(await running.write(async () => 'done')).toBe('done');
});

test('tables of the first version of PostgreSQL get what is new, from one of several copies that start at once', async () => {
  const url = await newDatabase('TEMPLATE template0');
  await rowsOf(url, firstStep);
  await rowsOf(
    url,
    'CREATE TABLE age_better (id BIGINT PRIMARY KEY CHECK (id = 1), version BIGINT NOT NULL)',
  );
  await rowsOf(url, `INSERT INTO age_better VALUES (1, ${firstPostgresVersion})`);
  for (const one of await Promise.all([openPostgres(url), openPostgres(url)])) await one.close();
  const columns = (of: string) =>
    rowsOf(
      of,
      `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
       WHERE table_schema = 'public' ORDER BY table_name, column_name`,
    );
  const fresh = await newDatabase(`TEMPLATE ${templateName}`);
  expect(await columns(url)).toEqual(await columns(fresh));
  expect(await rowsOf(url, 'SELECT version::int FROM age_better')).toEqual([{ version: steps.length }]);
});
