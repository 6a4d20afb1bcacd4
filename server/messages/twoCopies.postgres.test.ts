import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { copyEndsAfter } from '../database/copies';
import type { MailMessage } from '../mail/mail';
import { undeliveredMessages } from '../data/undeliveredMessages';
import { changeSettlesIn } from '../data/eventMessages';
import { event, record } from '@/testing/server/communityServer';
import { startCopies, type Copies } from '@/testing/server/copies';
import type { TestServer } from '@/testing/server/testServer';

let copies: Copies;
/** The receivers of mails, in this order. */
let taken: string[];
/** Lets the mails go that copy A holds back. */
let release: () => void;
afterEach(async () => {
  release();
  await copies.close();
});

/** Starts two copies, of which A never hears the outcome of a mail until it is let go. */
async function start(environment: Record<string, string> = {}) {
  taken = [];
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  copies = await startCopies(environment, (copy) => ({
    mail: {
      goesTo: 'a list',
      async send({ to }: MailMessage) {
        taken.push(to);
        if (copy === 'a') await released;
        return { messageId: `<${taken.length}@test>` };
      },
      close: () => {},
    },
  }));
  return copies;
}

const logIn = async (server: TestServer, email: string) =>
  (await server.send('POST', '/api/identity/session', { body: { email, password: server.password } })).body[
    'token'
  ]!;

test('a message whose copy of the server has ended is uncertain after a minute and never sent again; until then nobody sends another', async () => {
  const { a, b } = await start();
  const nurse = await logIn(a, 'nurse.lee@example.org');
  await a.send('PUT', '/api/events/900', { token: nurse, body: record(event(900)) });
  for (const email of ['george@example.org', 'margaret@example.org'])
    await b.send('PUT', '/api/events/900/registration', { token: await logIn(b, email) });
  await b.send('DELETE', '/api/events/900', { token: nurse });
  for (const server of [a, b]) server.elapse(changeSettlesIn);
  const sending = a.parts.messages!.sendDue();
  await expect.poll(() => taken).toHaveLength(1);
  const { read } = b.parts.database;

  b.elapse(copyEndsAfter - 1);
  await b.parts.messages!.sendDue();
  expect(taken).toHaveLength(1);
  expect(await undeliveredMessages(read, 5)).toEqual([]);

  b.elapse(1);
  await b.parts.messages!.sendDue();
  expect(taken.toSorted()).toEqual(['george@example.org', 'margaret@example.org']);
  expect(await undeliveredMessages(read, 5)).toMatchObject([{ state: 'uncertain' }]);

  // It had only been away: the result is known after all.
  release();
  await sending;
  expect(await undeliveredMessages(read, 5)).toEqual([]);
  expect(taken).toHaveLength(2);
});

/** Refuses twice to write that a message was sent. Numbers of a sequence are given out for good, whatever becomes of a write. */
const refusing = `CREATE SEQUENCE refusals;
  CREATE FUNCTION refuse_twice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('refusals') <= 2 THEN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END IF;
    RETURN NEW; END $$;
  CREATE TRIGGER refuse_twice BEFORE UPDATE ON due_messages FOR EACH ROW WHEN (NEW.state = 'sent')
    EXECUTE FUNCTION refuse_twice();`;
const notRefusing = 'DROP FUNCTION refuse_twice CASCADE; DROP SEQUENCE refusals';

/** A message to one person is due. */
async function makeDue({ a, b }: Pick<Copies, 'a' | 'b'>): Promise<void> {
  const nurse = await logIn(a, 'nurse.lee@example.org');
  await a.send('PUT', '/api/events/900', { token: nurse, body: record(event(900)) });
  const george = await logIn(b, 'george@example.org');
  await b.send('PUT', '/api/events/900/registration', { token: george });
  await b.send('DELETE', '/api/events/900', { token: nurse });
  for (const server of [a, b]) server.elapse(changeSettlesIn);
}

test('recording a sent message is retried until it works, and nothing is sent twice', async () => {
  const { a, b } = await start();
  await makeDue({ a, b });
  const run = (text: string) => a.parts.database.write((queries) => sql.raw(text).execute(queries));
  await run(refusing);
  try {
    await b.parts.messages!.sendDue();
    const { read } = b.parts.database;
    expect(await sql<{ n: number }>`SELECT last_value AS n FROM refusals`.execute(read)).toMatchObject({
      rows: [{ n: 3 }],
    });
    expect(await read.selectFrom('due_messages').select('state').execute()).toEqual([{ state: 'sent' }]);
    expect(taken).toEqual(['george@example.org']);
  } finally {
    await run(notRefusing);
  }
});

test('a message that a copy has claimed without learning it, since the connection broke, is sent by that copy alone', async () => {
  const { a, b } = await start();
  await makeDue({ a, b });
  await b.parts.database.write((queries) =>
    queries
      .updateTable('due_messages')
      .set({ state: 'sending', attempts: 1, sent_by: b.parts.copy.id, changed_at: b.parts.now() })
      .execute(),
  );
  await b.parts.copy.say();
  await a.parts.messages!.sendDue();
  expect(taken).toEqual([]);
  await b.parts.messages!.sendDue();
  expect(taken).toEqual(['george@example.org']);
  const row = b.parts.database.read.selectFrom('due_messages').select(['state', 'attempts']);
  expect(await row.execute()).toEqual([{ state: 'sent', attempts: 1 }]);
});

test('an email that is tried again goes out once, of however many copies try it', async () => {
  const { a, b } = await start();
  const admin = (await a.parts.accounts.byEmail('admin@example.org'))!;
  const message = { to: 'ada@people.example', subject: 'Walks', text: 'At 10.', html: '<p>At 10.</p>' };
  const kept = { uid: admin.uid, key: null, kind: 'bulk', what: 'email-sent', message } as const;
  expect(await a.parts.bulkMail!.retries.keep(kept)).toBe(true);
  for (const server of [a, b]) server.elapse(10 * 60_000);
  const sending = a.parts.bulkMail!.retries.sendDue();
  await expect.poll(() => taken).toHaveLength(1);
  await b.parts.database.write((queries) =>
    queries.updateTable('copies').set({ seen_at: b.parts.now() }).execute(),
  );
  await b.parts.bulkMail!.retries.sendDue();
  expect(taken).toHaveLength(1);
  release();
  await sending;
  expect(await a.parts.database.read.selectFrom('mail_retries').select('id').execute()).toEqual([]);
});

test('a repeated request for an email that another copy is sending gets its outcome', async () => {
  const { a, b } = await start();
  const token = await logIn(a, 'admin@example.org');
  const body = { to: 'george@example.org', subject: 'Walks', text: 'At 10.', html: '<p>At 10.</p>' };
  const ask = (server: TestServer) =>
    server.send('POST', '/api/send-email', { token, body, headers: { 'idempotency-key': 'key-000001' } });
  const first = ask(a);
  await expect.poll(() => taken).toHaveLength(1);
  const second = ask(b);
  release();
  const [one, two] = await Promise.all([first, second]);
  expect(one).toMatchObject({ status: 200, body: { messageId: '<1@test>' } });
  expect(two.body).toEqual(one.body);
  expect(taken).toHaveLength(1);
});

test('of two copies one does what is done once an hour, and the other where that has not', async () => {
  const { a, b } = await start();
  const hour = 60 * 60_000;
  const turns = (time: number) =>
    Promise.all([a, b].map(({ parts }) => parts.copy.takeTurn('tidied', hour, time)));
  expect((await turns(5 * hour)).filter(Boolean)).toHaveLength(1);
  expect(await turns(5.5 * hour)).toEqual([false, false]);
  expect((await turns(6 * hour)).filter(Boolean)).toHaveLength(1);
  // A clock that was wrong stops nobody.
  expect((await turns(hour)).filter(Boolean)).toHaveLength(1);
});
