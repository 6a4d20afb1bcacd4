import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { registrationSettlesIn } from '../data/eventMessages';
import type { MailMessage } from '../mail/mail';
import { openLink, pressOnLink } from '@/testing/server/reminderLinks';
import { george, margaret, nurse, startReminderServer } from '@/testing/server/reminderServer';
import type { ReminderServer } from '@/testing/server/reminderServer';
import { standingRight } from '@/testing/server/standingRight';
import type { TestServer } from '@/testing/server/testServer';

const tea = { date: '2026-12-11', starts: '14:00', ends: '15:30' };
const subject = `${george}: You are going to Tea on Friday 11 December`;

let server: TestServer;
let reminding: ReminderServer;
beforeEach(async () => {
  reminding = await startReminderServer();
  ({ server } = reminding);
  await reminding.putEvent(900, tea);
});
afterEach(() => server.close());

const as: ReminderServer['as'] = (...request) => reminding.as(...request);
const confirm = () => reminding.choose({ eventRegistered: true });
const register = (id = 900) => reminding.register(id);
const giveUp = (who = george, id = 900) => as(who, 'DELETE', `events/${id}/registration`);
/** Lets the time pass in which a registration may be taken back. @returns receivers and subjects. */
async function sentThen() {
  server.elapse(registrationSettlesIn);
  return reminding.sent();
}
/** The states of all messages. */
const states = async () => {
  const { read } = server.parts.community!.database;
  return (await read.selectFrom('due_messages').select('state').execute()).map(({ state }) => state);
};
const chosen = async () => JSON.parse((await as(george, 'GET', 'me/reminders')).text) as object;

/** The attached calendar file as ical.js reads it. */
function fileOf(mail: MailMessage) {
  const [file, ...others] = mail.attachments!;
  expect(others).toEqual([]);
  const text = Buffer.from(file!.content).toString('utf8');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((entry) => ({
    uid: entry.getFirstPropertyValue('uid'),
    title: entry.getFirstPropertyValue('summary'),
    start: String(entry.getFirstPropertyValue('dtstart')),
  }));
  return { name: file!.filename, method: calendar.getFirstPropertyValue('method'), events };
}

describe('An email that confirms a registration', () => {
  test('is sent to nobody who has not chosen it', async () => {
    await reminding.choose({ eventDay: true });
    await register();
    expect(await states()).toEqual([]);
    expect(await sentThen()).toEqual([]);
    expect(await chosen()).toEqual({ ...noReminders, eventDay: true });
  });

  test('names the event and the day, says when, where and how to give up the place, and has the calendar file', async () => {
    await confirm();
    await register();
    expect(await reminding.sent()).toEqual([]);
    expect(await sentThen()).toEqual([subject]);
    const [mail] = server.mails as [MailMessage];
    expect(mail.text).toContain(
      'Event: Tea\nDate: Friday 11 December 2026\nTime: 2 pm to 3:30 pm\nLocation: Hall',
    );
    expect(mail.text).toMatch(/\nGive up your place:\nhttp:\/\/localhost:3000\/reminder\?link=\S+\n/);
    expect(mail.text).toMatch(
      /\nStop these emails and all reminders:\nhttp:\/\/localhost:3000\/reminder\?link=\S+\n/,
    );
    expect(mail).toMatchObject({
      isPrivate: true,
      unsubscribeUrl: expect.stringContaining('/reminder?link='),
    });
    expect(mail.isNotice).toBeUndefined();
    expect(fileOf(mail)).toEqual({
      name: 'tea.ics',
      method: 'PUBLISH',
      events: [{ uid: 'event-900@localhost', title: 'Tea', start: '2026-12-11T14:00:00' }],
    });
    expect(await sentThen()).toEqual([]);
  });

  test('gives up the place by its link, and turns itself off by the other', async () => {
    await confirm();
    await register();
    await sentThen();
    const [give, stop] = [...server.mails[0]!.text.matchAll(/http:\/\/localhost:3000(\/reminder\S+)/g)].map(
      ([, path]) => path!,
    );
    expect(await openLink(server, give!)).toMatchObject({ title: 'Are you coming to Tea?' });
    expect(await pressOnLink(server, give!, 'give-up')).toMatchObject({
      title: 'You have given up your place',
    });
    expect((await openLink(server, stop!)).text).toContain('Emails that confirm a registration stop, too.');
    await pressOnLink(server, stop!, 'stop');
    expect(await chosen()).toEqual(noReminders);
    await register();
    expect(await sentThen()).toEqual([]);
  });

  test('is not sent where the place was given up before', async () => {
    await confirm();
    await register();
    await giveUp();
    expect(await sentThen()).toEqual([]);
  });

  test('is one, where a user presses twice, or gives up and registers again within a minute', async () => {
    await confirm();
    await register();
    await register();
    server.elapse(registrationSettlesIn / 3);
    await giveUp();
    server.elapse(registrationSettlesIn / 3);
    await register();
    expect(await sentThen()).toEqual([subject]);
    expect(await sentThen()).toEqual([]);
  });

  test('is one, where a user undoes giving up', async () => {
    await confirm();
    await register();
    await giveUp();
    await as(george, 'PUT', 'events/900/undo-give-up');
    expect(await sentThen()).toEqual([subject]);
    expect(await sentThen()).toEqual([]);
  });

  test('says what has changed since the press', async () => {
    await confirm();
    await register();
    await reminding.putEvent(900, { ...tea, date: '2026-12-12' });
    expect(await sentThen()).toEqual([`${george}: You are going to Tea on Saturday 12 December`]);
    expect(server.mails[0]!.text).toContain(
      'Date: Saturday 12 December 2026 (it was: Friday 11 December 2026)',
    );
    expect(fileOf(server.mails[0]!).events).toMatchObject([{ start: '2026-12-12T14:00:00' }]);
    server.elapse(5 * registrationSettlesIn);
    expect(await reminding.sent()).toEqual([]);
  });

  test('does not speak of a cancelled event, of which the person is told', async () => {
    await confirm();
    await register();
    await as(nurse, 'DELETE', 'events/900');
    expect(await sentThen()).toEqual([]);
    expect(await sentThen()).toEqual([`${george}: Cancelled: Tea on Friday 11 December`]);
  });

  test('is one for the dates of a series that a user registers for, and its file has these', async () => {
    await confirm();
    const series = 'abcdefghijklmnop';
    const dates = { 901: '2026-12-11', 902: '2026-12-18', 903: '2026-12-25' };
    for (const [id, date] of Object.entries(dates))
      await reminding.putEvent(Number(id), { ...tea, date, series });
    await register(902);
    server.elapse(registrationSettlesIn / 2);
    await register(901);
    server.elapse(registrationSettlesIn / 2);
    expect(await reminding.sent()).toEqual([
      `${george}: You are going to Tea on 2 dates from Friday 11 December`,
    ]);
    const [mail] = server.mails as [MailMessage];
    expect(fileOf(mail).events.map(({ uid }) => uid)).toEqual(['event-901@localhost', 'event-902@localhost']);
    expect(mail.text).toMatch(/\nGive up your place on Friday 18 December:\nhttp/);
    expect(await sentThen()).toEqual([]);
  });

  test('names the day and the time on the clocks of the person, where these show others', async () => {
    const zone = 'Australia/Perth';
    await as(george, 'PUT', 'me/reminders', { ...noReminders, eventRegistered: true, zone });
    await reminding.putEvent(900, { ...tea, starts: '00:30', ends: '02:00' });
    await register();
    expect(await sentThen()).toEqual([`${george}: You are going to Tea on Thursday 10 December`]);
    expect(server.mails[0]!.text).toContain(
      'Date: Friday 11 December 2026\nTime: 12:30 am to 2 am, Melbourne time\nLocation: Hall\nOn your clocks: Thursday 10 December 2026, 9:30 pm\n',
    );
  });

  test('stays off and on as it was, where a page of an earlier version does not say so', async () => {
    await confirm();
    const { eventRegistered: _, ...earlier } = { ...noReminders, eventDay: true };
    expect((await as(george, 'PUT', 'me/reminders', earlier)).status).toBe(200);
    expect(await chosen()).toEqual({ ...noReminders, eventDay: true, eventRegistered: true });
  });

  test('is not sent to who has turned it off since, or asked for no more email', async () => {
    await confirm();
    for (const id of [900, 901]) {
      await reminding.putEvent(id, { ...tea, series: 'abcdefghijklmnop' });
      await register(id);
    }
    await reminding.choose({});
    expect(await sentThen()).toEqual([]);
    expect(await states()).toEqual(['dropped', 'dropped']);
    await giveUp();
    await confirm();
    await register();
    await server.parts.unsubscribed.add(george, server.parts.now());
    expect(await sentThen()).toEqual([]);
    expect(await reminding.undelivered()).toEqual([]);
  });

  test('is in what a person downloads, with the choice, and both go with the account', async () => {
    await confirm();
    await register();
    await sentThen();
    expect(JSON.parse((await as(george, 'GET', 'me/data')).text)).toMatchObject({
      reminders: { chosen: { ...noReminders, eventRegistered: true } },
      emailsAboutEvents: [{ subject: 'You are going to Tea on Friday 11 December', state: 'Sent' }],
    });
    const { uid } = (await server.parts.accounts.byEmail(george))!;
    await server.parts.deletion!.run(uid, standingRight(uid));
    const { read } = server.parts.community!.database;
    expect(await read.selectFrom('reminder_choices').selectAll().execute()).toEqual([]);
    expect(await read.selectFrom('due_messages').selectAll().execute()).toEqual([]);
  });
});

describe('A user who moves up from a waiting list', () => {
  const moveUp = async () => {
    await reminding.putEvent(900, { ...tea, capacity: 1 });
    await as(margaret, 'PUT', 'events/900/registration');
    await as(george, 'PUT', 'events/900/waiting');
    expect(await sentThen()).toEqual([]);
    await giveUp(margaret);
    server.elapse(registrationSettlesIn);
    return reminding.sent();
  };

  test('gets the calendar file with the email that says so, and no second one', async () => {
    await confirm();
    expect(await moveUp()).toEqual([`${george}: You have a place at Tea on Friday 11 December`]);
    expect(fileOf(server.mails[0]!).events).toMatchObject([{ uid: 'event-900@localhost' }]);
    expect(server.mails[0]!.html).toContain('The file with this email puts it into your calendar.');
    expect(await sentThen()).toEqual([]);
  });

  test('gets no file where they have not asked for it', async () => {
    expect(await moveUp()).toEqual([`${george}: You have a place at Tea on Friday 11 December`]);
    expect(server.mails[0]!.attachments).toBeUndefined();
    expect(server.mails[0]!.text).not.toContain('file');
  });
});
