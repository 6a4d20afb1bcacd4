import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSmtpTestServer, type SmtpTestServer } from '@/testing/server/smtpTestServer';

const ada = 'ada@people.net.au';

let smtp: SmtpTestServer;
beforeEach(async () => {
  smtp = await startSmtpTestServer();
});
afterEach(() => smtp.close());

const refuse = (responseCode: number, text: string) =>
  smtp.receiver.refusals.set(ada, { responseCode, text });
const stopped = async () => {
  const { token, server } = smtp;
  const answer = await server.send('GET', '/api/stopped-addresses', {
    token,
    headers: { host: 'agebetter.example' },
  });
  return (JSON.parse(answer.text) as { addresses: object[] }).addresses;
};

describe('An address that a mail server refuses', () => {
  test.each([
    [550, '5.1.1 No such user', 'The mail server does not know this address.'],
    [550, 'No such user here', 'The mail server refused this mail.'],
    [552, '5.2.2 Over quota', 'This mailbox is full.'],
    [550, '5.4.1 Recipient address rejected', 'The mail server refused this mail.'],
  ])(
    'for good, with %i %s, is remembered with its day and gets no more bulk mail',
    async (code, said, why) => {
      refuse(code, said);
      expect(await smtp.write(ada)).toMatchObject({
        status: 502,
        body: { code: 'mail-not-sent', error: why },
      });
      expect(await stopped()).toEqual([
        { email: ada, why: 'returned', since: '2026-11-21T09:00:00.000Z', reason: why },
      ]);
      smtp.receiver.refusals.clear();
      expect(await smtp.write(ada.toUpperCase())).toMatchObject({
        status: 400,
        body: { code: 'address-returned' },
      });
      expect((await smtp.write('bob@people.net.au')).status).toBe(200);
      const allow = { token: smtp.token, headers: { host: 'agebetter.example' }, body: { email: ada } };
      expect((await smtp.server.send('POST', '/api/stopped-addresses/allow', allow)).status).toBe(200);
      expect((await smtp.write(ada)).status).toBe(200);
    },
  );

  test.each([
    [550, '5.7.1 Relaying denied'],
    [554, '5.7.1 Looks like spam'],
    [552, 'Message too large'],
    [553, '5.1.8 Bad sender'],
    [550, '5.3.4 Message too big'],
  ])('with %i %s says nothing about itself: it is not remembered', async (code, said) => {
    refuse(code, said);
    expect((await smtp.write(ada)).status).toBe(502);
    expect(await stopped()).toEqual([]);
    smtp.receiver.refusals.clear();
    expect((await smtp.write(ada)).status).toBe(200);
  });

  test('still gets what is about its own account', async () => {
    await smtp.server.parts.bulkMail!.bounces.add('operator@agebetter.example', 'This mailbox is full.', 0);
    await smtp.server.parts.background.settled();
    const before = smtp.receiver.taken.length;
    await smtp.server.send('POST', '/api/identity/password-reset', {
      body: { email: 'operator@agebetter.example' },
      headers: { host: 'agebetter.example' },
    });
    await smtp.server.parts.background.settled();
    expect(smtp.receiver.taken.slice(before).map(({ to }) => to)).toEqual(['operator@agebetter.example']);
  });
});

test('only administrators see the addresses to which no bulk mail goes', async () => {
  const headers = { host: 'agebetter.example' };
  const body = { email: 'zoe@people.net.au', password: 'Correct1' };
  const { token } = (await smtp.server.send('POST', '/api/identity/accounts', { body, headers })).body;
  for (const [given, status] of [
    [undefined, 401],
    [token, 403],
  ] as const)
    expect((await smtp.server.send('GET', '/api/stopped-addresses', { token: given, headers })).status).toBe(
      status,
    );
});
