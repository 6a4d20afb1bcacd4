import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusedParts } from '@/testing/server/refusedParts';
import { openLink, pressOnLink } from '@/testing/server/reminderLinks';
import { startSmtpTestServer, type SmtpTestServer } from '@/testing/server/smtpTestServer';

const ada = 'ada@people.net.au';
const site = 'https://agebetter.example';

let smtp: SmtpTestServer;
beforeEach(async () => {
  smtp = await startSmtpTestServer();
});
afterEach(() => smtp.close());

/** Writes to Ada. @returns the mail as it came over the line, and the path of its link. */
async function adasMail() {
  expect((await smtp.write(ada)).status).toBe(200);
  const { source } = smtp.receiver.taken.at(-1)!;
  const { text = '', html = '' } = await PostalMime.parse(source);
  const headers = source.split('\r\n\r\n', 1)[0]!.replace(/\r\n\s+/g, ' ');
  const [, path = ''] = /https:\/\/agebetter\.example(\/unsubscribe\?link=\S+)/.exec(text) ?? [];
  return { text: text.replaceAll('\r\n', '\n'), html, headers, path };
}

describe('An email to many people', () => {
  test('says below its words how to get no more, and says so to mail programs in one header with one press', async () => {
    const { text, html, headers, path } = await adasMail();
    expect(text.trim()).toBe(
      [
        'Walk at 10.',
        'This email comes from Age Better.',
        `Stop emails like this one:\n${site}${path}`,
        'Emails about your own appointments, your places at events and your\naccount still come.',
      ].join('\n\n'),
    );
    expect(html).toContain(`<a href="${site}${path}">Stop emails like this one</a>`);
    expect(headers.match(/^List-Unsubscribe: .*$/gm)).toEqual([
      `List-Unsubscribe: <${site}${path}>, <mailto:help@agebetter.example?subject=unsubscribe>`,
    ]);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('is stopped by the one press of a mail program, which comes from no page of ours and without a login', async () => {
    const { path } = await adasMail();
    const answer = await smtp.server.app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'agebetter.example', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(answer.statusCode).toBe(200);
    expect(await smtp.write(ada)).toMatchObject({ status: 400, body: { code: 'address-unsubscribed' } });
    expect((await smtp.write('bob@people.net.au')).status).toBe(200);
    expect(smtp.receiver.taken.map(({ to }) => to).slice(-2)).toEqual([ada, 'bob@people.net.au']);
  });
});

describe('The page that ends emails to many people', () => {
  const asks = { status: 200, title: 'Stop these emails?', buttons: ['Stop these emails'] };
  const done = {
    status: 200,
    title: 'You get no more of these emails',
    buttons: ['Send me these emails again'],
  };

  test('changes nothing when it is opened, confirms in words once it is pressed, and takes it back', async () => {
    const { server } = smtp;
    const { path } = await adasMail();
    const page = await openLink(server, path);
    expect(page).toMatchObject(asks);
    expect(refusedParts(page.headers['content-security-policy'], page.html)).toEqual([]);
    expect((await smtp.write(ada)).status).toBe(200);
    const confirmed = await pressOnLink(server, path, 'stop');
    expect(confirmed).toMatchObject(done);
    expect(confirmed.text).toContain(`We send no news to ${ada} any more`);
    expect(confirmed.text).toContain('Emails about your own appointments');
    expect(confirmed.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    expect(await openLink(server, path)).toMatchObject(done);
    expect(await pressOnLink(server, path, 'again')).toMatchObject(asks);
    expect((await smtp.write(ada)).status).toBe(200);
  });

  test('does nothing with a link that was cut off or made for another address', async () => {
    const { server } = smtp;
    const { path } = await adasMail();
    const [, signature = ''] = path.split('.');
    const forged = `/unsubscribe?link=${Buffer.from('bob@people.net.au').toString('base64url')}.${signature}`;
    for (const wrong of [path.slice(0, -9), forged, '/unsubscribe'])
      expect(await pressOnLink(server, wrong, 'stop')).toMatchObject({
        status: 404,
        title: 'This link does not work',
        buttons: [],
      });
    expect((await smtp.write('bob@people.net.au')).status).toBe(200);
  });

  test('takes back no list of the operator, which ends reminders, too', async () => {
    const { server } = smtp;
    const { path } = await adasMail();
    await server.parts.unsubscribed.add(ada, 0);
    expect(await pressOnLink(server, path, 'again')).toMatchObject({ title: done.title, buttons: [] });
    expect((await smtp.write(ada)).status).toBe(400);
  });
});
