import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEndedLinks } from '../personalData/endedLinks';
import { openLink, pressOnLink } from '@/testing/server/reminderLinks';
import { password, startServerWithMail, type ServerWithMail } from '@/testing/server/serverWithMail';

const owner = 'owner@people.net';
const words = 'Pay 500 dollars at evil.example';

let mailing: ServerWithMail;
beforeEach(async () => {
  mailing = await startServerWithMail();
});
afterEach(() => mailing.close());

const me = (token: string) => mailing.server.send('GET', '/api/identity/me', { token });
const askForReset = (email: string) =>
  mailing.server.send('POST', '/api/identity/password-reset', { body: { email } });
const makeFeed = async (token: string) => {
  const body = { password, titles: true, renews: false };
  const answer = await mailing.server.send('POST', '/api/identity/calendar-feed', { token, body });
  return new URL(answer.body['address']!).pathname;
};
/** Chooses a new password by the mailed link. */
async function reset(email: string, next: string): Promise<void> {
  await askForReset(email);
  const code = /#code=(\S+)/.exec(await mailing.mailTo(email))![1];
  await mailing.server.send('POST', '/api/identity/password', { body: { code, password: next } });
  await mailing.server.parts.background.settled();
}
/** The links of the last reminder to an address. */
async function linksTo(email: string): Promise<string[]> {
  const text = await mailing.mailTo(email);
  return [...text.matchAll(/(\/reminder\?link=\S+)/g)].map(([, path]) => path!);
}

test('a stranger who registers with the address of an owner reaches nobody, and has nothing left once the owner has a new password', async () => {
  const { server, mailServer, book, sendAt } = mailing;
  const body = { email: owner, password };
  const { body: entered, cookie } = await server.send('POST', '/api/identity/accounts', { body });
  const stranger = entered['token']!;
  const uid = entered['uid']!;
  await book(stranger, 'a', '2026-11-21T13:00:00.000Z', words);
  await book(stranger, 'b', '2026-11-23T13:00:00.000Z', words);
  expect(await mailing.wantReminders(stranger)).toEqual([200, undefined]);
  const feed = await makeFeed(stranger);
  expect((await server.send('GET', feed)).text).toContain('Pay 500 dollars');
  const aboutAt = Date.parse('2026-11-23T13:00:00.000Z');
  const links = [
    server.parts.reminderLinks.make({ for: 'stop', uid, generation: 0 }),
    server.parts.reminderLinks.make({
      for: 'answer',
      collection: 'appointments',
      uid,
      id: 'b',
      aboutAt,
      generation: 0,
    }),
  ].map((link) => link.replace('https://agebetter.example', ''));
  await sendAt('2026-11-21T11:00:00.000Z');
  expect(await mailing.mailTo(owner)).toContain('/profile#confirm=');
  expect(mailServer.taken).toEqual([owner]);
  expect(mailServer.texts.join('\n')).not.toMatch(/Pay 500|evil|Reminder/);

  await reset(owner, 'Changed1');
  // The code, the link, and that the password was changed.
  expect(mailServer.taken).toEqual([owner, owner, owner]);
  expect((await me(stranger)).status).toBe(401);
  expect((await server.send('GET', '/api/identity/me', { cookie })).status).toBe(401);
  const login = await server.send('POST', '/api/identity/session', { body });
  expect(login.body['code']).toBe('wrong-password');
  const read = await server.send('GET', feed);
  expect(read.status).toBe(410);
  expect(read.text).toContain('This calendar address does not work any more');
  for (const link of links) {
    expect(await openLink(server, link)).toMatchObject({
      status: 410,
      title: 'This link does not work any more',
      buttons: [],
    });
    expect((await pressOnLink(server, link, 'give-up')).text).toContain(
      'It was made before the email address was confirmed, or before a new password was chosen. Nothing was changed.',
    );
  }
  // The stranger's bookings are there, for the owner to see and delete; but nobody is reminded of them.
  const token = await mailing.logIn(owner, 'Changed1');
  expect((await me(token)).body).toMatchObject({ addressProved: true });
  await sendAt('2026-11-23T11:00:00.000Z');
  expect(mailServer.taken).toEqual([owner, owner, owner]);
  expect(mailServer.texts.join('\n')).not.toMatch(/Pay 500|evil|Reminder/);
  const again = await server.send('GET', '/api/me/calendar-feed', {
    token: await mailing.logIn(owner, 'Changed1'),
  });
  expect(JSON.parse(again.text)).toEqual({ feed: null });
});

test('a password that its owner changes ends the calendar address, the links of reminders and those to a new password', async () => {
  const { server, book, sendAt } = mailing;
  const token = await mailing.registerProved(owner);
  await book(token, 'a', '2026-11-21T13:00:00.000Z', 'Podiatrist');
  await mailing.wantReminders(token);
  const feed = await makeFeed(token);
  await sendAt('2026-11-21T11:00:00.000Z');
  const [answer] = await linksTo(owner);
  expect(await openLink(server, answer!)).toMatchObject({ status: 200 });
  await askForReset(owner);
  const code = /#code=(\S+)/.exec(await mailing.mailTo(owner))![1];

  const body = { oldPassword: password, newPassword: 'Changed1' };
  expect((await server.send('PUT', '/api/identity/password', { token, body })).status).toBe(204);
  expect((await server.send('GET', feed)).status).toBe(410);
  expect(await openLink(server, answer!)).toMatchObject({ status: 410, buttons: [] });
  const used = await server.send('POST', '/api/identity/password', { body: { code, password: 'Stolen12' } });
  expect(used.body['code']).toBe('invalid-credential');
  // A restored backup does not bring them back.
  const uid = (await server.parts.accounts.byEmail(owner))!.uid;
  const { linksGeneration } = (await server.parts.accounts.byUid(uid))!;
  expect(readEndedLinks(server.folder).generations.get(uid)).toBe(linksGeneration);
  // The reminders themselves go on.
  await book(token, 'b', '2026-11-22T13:00:00.000Z', 'Dentist');
  await sendAt('2026-11-22T11:00:00.000Z');
  const [next] = await linksTo(owner);
  expect(await openLink(server, next!)).toMatchObject({ status: 200 });
});

test('an owner who has proved an address keeps everything, whatever a stranger tries with it', async () => {
  const { server, mailServer, book, sendAt } = mailing;
  const token = await mailing.registerProved(owner);
  await book(token, 'a', '2026-11-21T13:00:00.000Z', 'Podiatrist');
  await mailing.wantReminders(token);
  const feed = await makeFeed(token);
  const body = { email: owner.toUpperCase(), password: 'Stranger1' };
  expect((await server.send('POST', '/api/identity/accounts', { body })).body['code']).toBe(
    'email-already-in-use',
  );
  expect((await server.send('POST', '/api/identity/session', { body })).body['code']).toBe('wrong-password');
  await askForReset(owner);
  // The link goes to the owner only, who does nothing with it.
  expect(await mailing.mailTo(owner)).toContain('/reset-password#code=');
  const stranger = await mailing.registerProved('stranger@people.net');
  const code = 'Owner-code-of-nobody';
  expect(
    (await server.send('PUT', '/api/identity/address', { token: stranger, body: { code } })).body,
  ).toMatchObject({ email: 'stranger@people.net' });
  expect((await me(token)).status).toBe(200);
  expect((await server.send('GET', feed)).status).toBe(200);
  await sendAt('2026-11-21T11:00:00.000Z');
  expect(mailServer.taken.at(-1)).toBe(owner);
  const [answer] = await linksTo(owner);
  expect(await openLink(server, answer!)).toMatchObject({ status: 200 });
});

test('the first proof by a code ends the calendar address and the links of before, and those of after work', async () => {
  const { server, book, sendAt } = mailing;
  const token = await mailing.register(owner);
  const uid = (await server.parts.accounts.byEmail(owner))!.uid;
  const before = await makeFeed(token);
  const stop = server.parts.reminderLinks.make({ for: 'stop', uid, generation: 0 });
  const code = /^\d{6}$/m.exec(await mailing.mailTo(owner))![0];
  const proved = (await server.send('PUT', '/api/identity/address', { token, body: { code } })).body[
    'token'
  ]!;
  expect((await server.send('GET', before)).status).toBe(410);
  expect((await openLink(server, stop.replace('https://agebetter.example', ''))).status).toBe(410);
  const after = await makeFeed(proved);
  expect((await server.send('GET', after)).status).toBe(200);
  await book(proved, 'a', '2026-11-21T13:00:00.000Z', 'Podiatrist');
  await mailing.wantReminders(proved);
  await sendAt('2026-11-21T11:00:00.000Z');
  for (const link of await linksTo(owner)) expect((await openLink(server, link)).status).toBe(200);
});

test('"Stop all reminders" by the mailbox is stronger than the account, until a code that was mailed after it is used', async () => {
  const { server, mailServer, book, sendAt, wantReminders } = mailing;
  const token = await mailing.registerProved(owner);
  const { uid } = (await server.parts.accounts.byEmail(owner))!;
  await book(token, 'a', '2026-11-21T12:00:00.000Z', 'Podiatrist');
  await wantReminders(token);
  await sendAt('2026-11-21T10:00:00.000Z');
  const [, stop] = await linksTo(owner);
  const { link: early } = await server.parts.codes.make(uid, server.parts.now());
  expect((await pressOnLink(server, stop!, 'stop')).title).toBe('Your reminders are turned off');
  const login = await mailing.logIn(owner);
  expect(await wantReminders(login)).toEqual([409, 'mailbox-stopped']);
  const use = (code: string) => server.send('PUT', '/api/identity/address', { token: login, body: { code } });
  expect((await use(early)).status).toBe(400);
  expect(await wantReminders(login)).toEqual([409, 'mailbox-stopped']);
  expect((await server.send('POST', '/api/identity/address/code', { token: login })).status).toBe(202);
  const code = /^\d{6}$/m.exec(await mailing.mailTo(owner))![0];
  expect(await use(code)).toMatchObject({ status: 200, body: { addressProved: true } });
  expect((await me(login)).status).toBe(200);
  expect(await wantReminders(login)).toEqual([200, undefined]);
  await book(login, 'b', '2026-11-21T14:00:00.000Z', 'Dentist');
  const sent = mailServer.taken.length;
  await sendAt('2026-11-21T12:00:00.000Z');
  expect(mailServer.taken.length).toBe(sent + 1);
});
