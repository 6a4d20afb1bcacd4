import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { registrationSettlesIn } from '../server/data/eventMessages';
import { event, record } from '../testing/server/communityServer';
import { password, startServerWithMail, type ServerWithMail } from '../testing/server/serverWithMail';
import { noReminders } from '../shared/domain/reminders/reminderChoices';
import { readCalendarFile } from '../src/features/appointmentExport/importCalendar/readCalendarFile';

// The server mails a calendar file over SMTP, and the pages read it: no folder of the product may import both.

const ann = 'ann@people.net';
const nurse = 'nurse@people.net';
const range = { from: new Date('2026-12-01T00:00:00Z'), until: new Date('2027-01-31T00:00:00Z') };
const tea = { ...event(900), starts: '14:00', ends: '15:30', title: 'Tea, cake & a “chat”' };

/** The head and the content of the part of a mail that is a calendar file. */
function calendarPart(source: string): { head: string; text: string } {
  const part = /(?:^|\r\n)(content-type: text\/calendar[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/i.exec(source);
  if (!part) throw new Error('No calendar file is in the mail.');
  const [, head, content] = part as unknown as [string, string, string];
  expect(head).toMatch(/content-transfer-encoding: base64/i);
  return { head: head.replaceAll(/\r\n\s+/g, ' '), text: Buffer.from(content, 'base64').toString('utf8') };
}

/** Logs in whoever runs events, who writes one. */
async function addEvent({ server, registerProved, logIn }: ServerWithMail): Promise<void> {
  await registerProved(nurse);
  const { accounts, now } = server.parts;
  await accounts.grantRole((await accounts.byEmail(nurse))!, 'healthcare', now());
  await server.send('PUT', '/api/events/900', { token: await logIn(nurse), body: record(tea) });
}

test('the calendar file of a registration arrives by a real mail server, once after a stop before it was sent, and the pages read it as the entry of the calendar feed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let mailing = await startServerWithMail({}, folder);
  onTestFinished(() => mailing.close());
  await addEvent(mailing);
  const token = await mailing.registerProved(ann);
  const send = (method: 'PUT' | 'POST', path: string, body?: object) =>
    mailing.server.send(method, `/api/${path}`, { token, ...(body && { body }) });
  await send('PUT', 'me/reminders', { ...noReminders, eventRegistered: true });
  expect((await send('PUT', 'events/900/registration')).status).toBe(200);
  const made = await send('POST', 'identity/calendar-feed', { password, titles: true, renews: false });
  const feed = await mailing.server.send('GET', new URL(made.body['address']!).pathname);
  await mailing.forgetMails();
  const { elapsed } = mailing.server;
  await mailing.close();

  mailing = await startServerWithMail({}, folder);
  mailing.server.elapse(elapsed + registrationSettlesIn);
  await mailing.server.parts.messages!.sendDue();
  await mailing.server.parts.messages!.sendDue();
  expect(mailing.mailServer.taken).toEqual([ann]);
  const source = mailing.mailServer.sources[0]!;
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const { head, text } = calendarPart(source);
  expect(head).toMatch(/text\/calendar;.*method=PUBLISH/i);
  expect(head).toContain('tea-cake-a-chat.ics');
  const { entries, leftOut } = readCalendarFile(text, range)!;
  expect(leftOut).toEqual([]);
  expect(entries).toMatchObject([
    {
      title: tea.title,
      start: new Date('2026-12-11T03:00:00Z'),
      end: new Date('2026-12-11T04:30:00Z'),
      location: 'Hall',
      origin: { uid: 'event-900@agebetter.example' },
    },
  ]);
  const shown = readCalendarFile(feed.text, range)!.entries;
  expect(shown.map(({ origin, start, title }) => [origin!.uid, start, title])).toEqual(
    entries.map(({ origin, start, title }) => [origin!.uid, start, title]),
  );
});
