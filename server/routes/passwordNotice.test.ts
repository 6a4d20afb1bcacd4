import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MailMessage } from '../mail/mail';
import { password, startServerWithMail, type ServerWithMail } from '@/testing/server/serverWithMail';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const hour = 60 * 60 * 1000;
const ann = 'ann@people.net';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const changeIn = (server: TestServer, token: string, oldPassword: string, newPassword: string) =>
  server.send('PUT', '/api/identity/password', {
    token,
    body: { oldPassword, newPassword },
    headers: { 'user-agent': firefox },
  });

describe('By a mail server', () => {
  let mailing: ServerWithMail;
  beforeEach(async () => {
    mailing = await startServerWithMail({
      CONTACT_EMAIL: 'help@agebetter.example',
      TIME_ZONE: 'Australia/Adelaide',
    });
  });
  afterEach(() => mailing.close());

  const askForLink = async () => {
    await mailing.server.send('POST', '/api/identity/password-reset', { body: { email: ann } });
    return /#code=(\S+)/.exec(await mailing.mailTo(ann))![1]!;
  };
  const choose = (code: string, agent = safari) =>
    mailing.server.send('POST', '/api/identity/password', {
      body: { code, password: 'Changed1' },
      headers: { 'user-agent': agent },
    });

  test('a user who changes the password on the profile is told when, on what, and what to do if it was not them', async () => {
    const token = await mailing.registerProved(ann);
    await mailing.registerProved('bob@people.net');
    await mailing.forgetMails();
    expect((await changeIn(mailing.server, token, password, 'Changed1')).status).toBe(204);
    const text = await mailing.mailTo(ann);
    expect(mailing.mailServer.taken).toEqual([ann]);
    expect(text.replaceAll('\r\n', '\n')).toBe(
      `The password of your Age Better account was changed.

When: Saturday 21 November 2026, 7:30 pm (Adelaide time)
Device: Firefox on Windows

If it was you, you need to do nothing.

If it was not you, somebody else may be using your account. Go to our
site, press "Login" and then "Forgotten your password?". We email you a
link. With it you choose a new password, and everybody else is logged
out.

Our site: https://agebetter.example/

If you need help, write to help@agebetter.example.

We will never ask you for your password by mail or by phone.
`,
    );
  });

  test('a new password by the mailed link is told as well, and neither it nor the link is in that mail', async () => {
    await mailing.registerProved(ann);
    const code = await askForLink();
    await mailing.forgetMails();
    expect((await choose(code)).status).toBe(204);
    const text = await mailing.mailTo(ann);
    expect(text).toContain('Device: Safari on iPad');
    expect(text).not.toMatch(/Changed1|Correct1|#code=/);
    expect(text).not.toContain(code);
    expect(mailing.mailServer.taken).toEqual([ann]);
  });

  test('an address that nobody has proved gets no mail, unless the link itself proves it', async () => {
    const token = await mailing.register(ann);
    await mailing.forgetMails();
    expect((await changeIn(mailing.server, token, password, 'Stranger1')).status).toBe(204);
    await mailing.server.parts.background.settled();
    expect(mailing.mailServer.taken).toEqual([]);
    const code = await askForLink();
    await mailing.forgetMails();
    await choose(code, 'curl/8');
    expect(await mailing.mailTo(ann)).toContain('Device: not known');
  });

  test('a sample address gets none, and what is refused is no change', async () => {
    const token = await mailing.registerProved(ann);
    const { uid } = (await mailing.server.parts.accounts.byEmail(ann))!;
    await mailing.forgetMails();
    expect((await changeIn(mailing.server, token, 'Guessed1', 'Changed1')).status).toBe(401);
    expect((await choose('no-such-code')).status).toBe(400);
    await mailing.server.parts.database.write((queries) =>
      queries.updateTable('accounts').set({ email: 'ann@example.net' }).where('uid', '=', uid).execute(),
    );
    expect((await changeIn(mailing.server, token, password, 'Changed1')).status).toBe(204);
    await mailing.server.parts.background.settled();
    expect(mailing.mailServer.taken).toEqual([]);
  });
});

describe('Without one', () => {
  let server: TestServer;
  let token: string;
  beforeEach(async () => {
    server = await startTestServer({ DATA: 'server' });
    const body = { email: ann, password };
    token = (await server.send('POST', '/api/identity/accounts', { body })).body['token']!;
  });
  afterEach(() => server.close());

  const told = async (): Promise<MailMessage[]> => {
    await server.parts.background.settled();
    return server.mails;
  };

  test('the mail lies with the private ones, in HTML as well, and names no address that the operator has not set', async () => {
    await changeIn(server, token, password, 'Changed1');
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ann,
      subject: 'Your password for Age Better was changed',
      isPrivate: true,
    });
    expect(mail!.html).toContain(
      '<p>When: Saturday 21 November 2026, 8:00 pm (Melbourne time)<br>Device: Firefox on Windows</p>',
    );
    for (const words of [flat(mail!.text), mail!.html]) {
      expect(words).toContain('If it was you, you need to do nothing.');
      expect(words.replaceAll('&quot;', '"')).toContain('and then "Forgotten your password?"');
      expect(words).not.toMatch(/write to|null/);
    }
  });

  test('a mail that cannot be sent changes nothing, and is a line of the log without the address', async () => {
    server.failMail(new Error(`550 <${ann}> unknown`));
    expect((await changeIn(server, token, password, 'Changed1')).status).toBe(204);
    expect(await told()).toEqual([]);
    expect(server.logLines.some((line) => line.includes('a mail could not be sent'))).toBe(true);
    expect(server.logLines.join('')).not.toContain(ann);
    const login = { body: { email: ann, password: 'Changed1' } };
    expect((await server.send('POST', '/api/identity/session', login)).status).toBe(200);
  });

  test('the change does not wait for the mail', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.parts.mail.send = async () => {
      await gate;
      return { messageId: 'late' };
    };
    expect((await changeIn(server, token, password, 'Changed1')).status).toBe(204);
    release();
  });

  test('is told four times an hour at most, whatever else the account has caused', async () => {
    const { uid } = (await server.parts.accounts.byEmail(ann))!;
    for (let n = 0; n < 30; n += 1)
      await server.parts.budget.take([[uid, [{ most: 30, within: hour }]]], server.parts.now());
    const words = [password, 'Changed1', 'Changed2', 'Changed3', 'Changed4', 'Changed5'];
    for (const [n, next] of words.slice(1).entries())
      expect((await changeIn(server, token, words[n]!, next)).status).toBe(204);
    expect(await told()).toHaveLength(4);
    server.elapse(hour);
    await changeIn(server, token, 'Changed5', 'Changed6');
    expect(await told()).toHaveLength(5);
  });
});
