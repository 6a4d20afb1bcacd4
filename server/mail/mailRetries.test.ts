import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSmtpTestServer, type SmtpTestServer } from '@/testing/server/smtpTestServer';
import { runRaw } from '@/testing/server/rawDatabase';

const ada = 'ada@people.net.au';
const minute = 60_000;

let folder: string;
let smtp: SmtpTestServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-'));
  smtp = await startSmtpTestServer(folder);
});
afterEach(async () => {
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

const greylist = () => smtp.receiver.refusals.set(ada, { responseCode: 451, text: '4.7.1 Greylisted' });
const letIn = () => smtp.receiver.refusals.delete(ada);
const toAda = () => smtp.receiver.taken.filter(({ to }) => to === ada);
/** Lets time go by, then does what is due. */
async function after(minutes: number) {
  smtp.server.elapse(minutes * minute);
  await smtp.server.parts.bulkMail!.retries.sendDue();
}
const bounces = () => smtp.server.parts.bulkMail!.bounces.list();

describe('An email that a mail server refuses for now', () => {
  let first: Awaited<ReturnType<SmtpTestServer['write']>>;
  beforeEach(async () => {
    greylist();
    first = await smtp.write(ada, 'key-000001');
  });

  test('is answered with the words that it will be tried again', () => {
    expect(first).toMatchObject({
      status: 202,
      body: {
        later:
          'The mail server of this person asks us to wait. We try again by ourselves, for about ten hours.',
      },
    });
  });

  test('is tried again after five minutes, then after longer waits, until it is taken, once', async () => {
    let tries = 0;
    const { refusals } = smtp.receiver;
    refusals.get = (address) => {
      if (address === ada) tries += 1;
      return Map.prototype.get.call(refusals, address) as ReturnType<typeof refusals.get>;
    };
    const triesAfter = async (minutes: number) => {
      await after(minutes);
      return tries;
    };
    expect([await triesAfter(4), await triesAfter(1)]).toEqual([0, 1]);
    expect([await triesAfter(14), await triesAfter(1)]).toEqual([1, 2]);
    letIn();
    expect([await triesAfter(59), await triesAfter(1)]).toEqual([2, 3]);
    expect(toAda()).toHaveLength(1);
    await after(600);
    expect(toAda()).toHaveLength(1);
    expect(await bounces()).toEqual([]);
  });

  test('answers the same request with the outcome, and sends nothing by it', async () => {
    expect((await smtp.write(ada, 'key-000001')).status).toBe(202);
    letIn();
    await after(5);
    const answer = await smtp.write(ada, 'key-000001');
    expect(answer).toMatchObject({ status: 200, body: { messageId: expect.any(String) as string } });
    expect(toAda()).toHaveLength(1);
  });

  test('is tried again by a restarted server', async () => {
    await smtp.close();
    smtp = await startSmtpTestServer(folder);
    await after(5);
    const { text } = await PostalMime.parse(toAda()[0]!.source);
    expect(text).toMatch(/^Walk at 10\.\n\nThis email comes from Age Better\./);
    expect(toAda()).toHaveLength(1);
  });

  test('counts as mail that came back once the last try, after about ten hours, was refused', async () => {
    for (const wait of [5, 15, 60, 180]) await after(wait);
    expect(await bounces()).toEqual([]);
    await after(360);
    expect(await bounces()).toMatchObject([
      {
        email: ada,
        reason: 'The mail server of this person asked us to wait each time, for about ten hours.',
      },
    ]);
    letIn();
    await after(24 * 60);
    expect(toAda()).toEqual([]);
  });

  test('is not sent to a person who has asked for no more meanwhile', async () => {
    letIn();
    await smtp.server.parts.bulkMail!.unsubscribed.stop(ada, 0);
    await after(5);
    expect(toAda()).toEqual([]);
  });

  test('is not sent for a user who is no administrator any more', async () => {
    letIn();
    const { accounts, now } = smtp.server.parts;
    await accounts.grantRole((await accounts.byEmail('operator@agebetter.example'))!, 'user', now());
    await after(5);
    expect(toAda()).toEqual([]);
  });

  test('is not sent a second time when the server stopped in the middle', async () => {
    letIn();
    await runRaw(smtp.server.parts, sql`UPDATE mail_retries SET begun_at = 1`);
    await after(5);
    expect(toAda()).toEqual([]);
    expect(await smtp.write(ada, 'key-000001')).toMatchObject({
      status: 502,
      body: { code: 'mail-unknown', error: 'The server stopped in the middle. It may have been sent.' },
    });
  });
});

test('an email of an account that is gone is not kept', async () => {
  const { retries } = smtp.server.parts.bulkMail!;
  const message = { to: ada, subject: 'Tea', text: 'Tea', html: '<p>Tea</p>' };
  const mail = { uid: 'gone', key: null, kind: 'bulk', what: 'email-sent', message } as const;
  expect(await retries.keep(mail)).toBe(false);
});

test('an email with a file is tried again with its file', async () => {
  greylist();
  const content = Buffer.from([0, 255, 10, 13]);
  const body = {
    to: ada,
    subject: 'A picture',
    text: 'See the file.',
    html: '<p>See the file.</p>',
    attachments: [{ filename: 'walk.png', content: content.toString('base64') }],
  };
  const headers = { host: 'agebetter.example' };
  expect(
    (await smtp.server.send('POST', '/api/send-email', { token: smtp.token, body, headers })).status,
  ).toBe(202);
  letIn();
  await after(5);
  const { attachments } = await PostalMime.parse(toAda()[0]!.source);
  expect(attachments).toMatchObject([{ filename: 'walk.png', mimeType: 'image/png' }]);
  expect(Buffer.from(attachments[0]!.content as ArrayBuffer)).toEqual(content);
});

test('an email that is too large to be kept is not sent, and can be tried again by hand', async () => {
  greylist();
  const body = {
    to: ada,
    subject: 'A picture',
    text: 'See the file.',
    html: '<p>See the file.</p>',
    attachments: [{ filename: 'walk.png', content: Buffer.alloc(300_000).toString('base64') }],
  };
  const answer = await smtp.server.send('POST', '/api/send-email', {
    token: smtp.token,
    body,
    headers: { host: 'agebetter.example' },
  });
  expect(answer).toMatchObject({
    status: 502,
    body: { code: 'mail-not-sent', error: 'The mail server is busy. Please try again later.' },
  });
});
