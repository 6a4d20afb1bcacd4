import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noReminders, type ReminderChoices } from '@/shared/domain/reminders/reminderChoices';
import { george, nurse, startReminderServer, type ReminderServer } from '@/testing/server/reminderServer';
import type { TestServer } from '@/testing/server/testServer';
import { standingRight } from '@/testing/server/standingRight';

const minute = 60_000;
const everything: ReminderChoices = {
  appointmentDay: true,
  appointmentHours: true,
  eventDay: true,
  eventHours: true,
  eventRegistered: false,
  titles: false,
};
const at = (text: string) => Date.parse(text);

describe('A reminder', () => {
  let server: TestServer;
  let reminding: ReminderServer;
  beforeEach(async () => {
    reminding = await startReminderServer();
    ({ server } = reminding);
  });
  afterEach(() => server.close());
  const as: ReminderServer['as'] = (...request) => reminding.as(...request);
  const choose = (choices: Partial<ReminderChoices>) => reminding.choose(choices);
  const putEvent = (id: number, fields: object) => reminding.putEvent(id, fields);
  const book: ReminderServer['book'] = (...booked) => reminding.book(...booked);
  const goTo = (moment: number) => reminding.goTo(moment);
  const sent = () => reminding.sent();
  const undelivered = () => reminding.undelivered();
  const tea = { date: '2026-12-11', starts: '14:00', ends: '15:30' };
  const dayBefore = at('2026-12-10T03:00Z');
  const register = () => reminding.register(900);

  test('is sent to nobody who has not chosen it', async () => {
    await putEvent(900, tea);
    await register();
    await book('a', '2026-12-11T02:00:00.000Z');
    expect(JSON.parse((await as(george, 'GET', 'me/reminders')).text)).toEqual(noReminders);
    for (const moment of [dayBefore, at('2026-12-11T01:00Z')]) {
      goTo(moment);
      expect(await sent()).toEqual([]);
    }
  });

  test('says that its day is a public holiday', async () => {
    await putEvent(900, { date: '2026-12-25', starts: '14:00' });
    await register();
    await choose({ eventDay: true });
    goTo(at('2026-12-24T03:00Z'));
    expect(await sent()).toHaveLength(1);
    expect(server.mails[0]!.text).toContain(
      'Date: Friday 25 December 2026\nThis is a public holiday.\nTime: ',
    );
  });

  test('says when and where an event is, and how to give up the place or stop all reminders', async () => {
    await putEvent(900, tea);
    await register();
    await choose({ eventDay: true });
    goTo(dayBefore);
    expect(await sent()).toEqual([`${george}: Reminder: Tea, Friday 11 December 2026, 2:00 pm`]);
    const [mail] = server.mails;
    expect(mail!.text).toContain(
      'Event: Tea\nDate: Friday 11 December 2026\nTime: 2:00 to 3:30 pm (Melbourne time)\nLocation: Hall',
    );
    expect(mail!.text).toMatch(
      /Say that you are coming, or give up your place:\nhttp:\/\/localhost:3000\/reminder\?link=\S+\n/,
    );
    expect(mail!.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/reminder\?link=/);
    expect(mail!.html).toContain('>Stop all reminders</a>');
    expect(mail).toMatchObject({ isPrivate: true });
    goTo(at('2026-12-11T01:00Z'));
    expect(await sent()).toEqual([]);
  });

  test('does not say what an appointment is, or where, unless the person wants that', async () => {
    await choose({ appointmentDay: true, appointmentHours: true });
    await book('a', '2026-12-11T02:00:00.000Z', { location: 'Eye clinic' });
    goTo(at('2026-12-10T02:00Z'));
    expect(await sent()).toEqual([`${george}: Reminder: Appointment, Friday 11 December 2026, 1:00 pm`]);
    expect(JSON.stringify(server.mails)).not.toMatch(/Podiatrist|Eye clinic/);
    await choose({ appointmentDay: true, appointmentHours: true, titles: true });
    goTo(at('2026-12-11T00:00Z'));
    expect(await sent()).toEqual([
      `${george}: Reminder: Appointment: Podiatrist, Friday 11 December 2026, 1:00 pm`,
    ]);
    expect(server.mails[0]!.text).toContain('Location: Eye clinic');
  });

  test('moves with what it is about', async () => {
    await choose(everything);
    await putEvent(900, tea);
    await register();
    await book('a', '2026-12-11T02:00:00.000Z');
    await putEvent(900, { ...tea, starts: '16:00', ends: '17:00' });
    await book('a', '2026-12-14T02:00:00.000Z');
    goTo(at('2026-12-10T04:59Z'));
    expect(await sent()).toEqual([`${george}: Changed: Tea on Friday 11 December`]);
    goTo(at('2026-12-10T05:00Z'));
    expect(await sent()).toEqual([`${george}: Reminder: Tea, Friday 11 December 2026, 4:00 pm`]);
    goTo(at('2026-12-13T02:00Z'));
    expect(await sent()).toContain(`${george}: Reminder: Appointment, Monday 14 December 2026, 1:00 pm`);
  });

  test('ends with what was deleted, given up, or is wanted no more', async () => {
    await choose(everything);
    for (const id of [900, 901, 902]) {
      await putEvent(id, { ...tea, title: `Tea ${id}` });
      await as(george, 'PUT', `events/${id}/registration`);
    }
    await book('a', '2026-12-11T03:00:00.000Z');
    await as(nurse, 'DELETE', 'events/900');
    await as(george, 'DELETE', 'events/901/registration');
    await as(george, 'DELETE', 'appointments/a');
    goTo(dayBefore);
    expect((await sent()).filter((line) => line.includes('Reminder'))).toEqual([
      `${george}: Reminder: Tea 902, Friday 11 December 2026, 2:00 pm`,
    ]);
    await choose({});
    goTo(at('2026-12-11T01:00Z'));
    expect(await sent()).toEqual([]);
  });

  test('is not sent for what was booked, registered or chosen after its time', async () => {
    await choose({ appointmentDay: true, eventDay: true });
    await putEvent(900, tea);
    await putEvent(901, { ...tea, title: 'Coffee' });
    goTo(dayBefore + minute);
    await register();
    await book('a', '2026-12-11T03:00:00.000Z');
    expect(await sent()).toEqual([]);
    await as(george, 'PUT', 'events/901/registration');
    await choose(everything);
    expect(await sent()).toEqual([]);
    expect(await undelivered()).toEqual([]);
  });

  test('is sent once, whatever is planned again', async () => {
    await choose({ eventDay: true });
    await putEvent(900, tea);
    await register();
    goTo(dayBefore);
    expect(await sent()).toHaveLength(1);
    await putEvent(900, { ...tea, starts: '15:00' });
    await putEvent(900, tea);
    const { database } = server.parts.community!;
    await database.write((queries) => queries.deleteFrom('notes').execute());
    expect((await sent()).filter((line) => line.includes('Reminder'))).toEqual([]);
  });

  test('that may have been sent is shown and not repeated', async () => {
    await choose({ eventDay: true });
    await putEvent(900, tea);
    await register();
    goTo(dayBefore);
    server.failMail('unknown');
    await sent();
    server.failMail(null);
    goTo(dayBefore + 10 * minute);
    expect(await sent()).toEqual([]);
    expect(await undelivered()).toEqual([expect.objectContaining({ state: 'uncertain' })]);
  });

  test('does not go to a user who asked for no more email, who cannot choose it either', async () => {
    await choose({ eventDay: true });
    await putEvent(900, tea);
    await register();
    await server.parts.unsubscribed.add(george, server.parts.now());
    goTo(dayBefore);
    expect(await sent()).toEqual([]);
    const refused = await choose({ eventDay: true });
    expect([refused.status, refused.body['error']]).toEqual([
      400,
      'You asked us not to send you emails, so no reminder could arrive. Please ask us to send you emails again.',
    ]);
    expect((await choose({})).status).toBe(200);
  });

  test('still goes to a user who stopped bulk emails by their link', async () => {
    await choose({ eventDay: true });
    await putEvent(900, tea);
    await register();
    await server.parts.bulkMail!.unsubscribed.stop(george, server.parts.now());
    goTo(dayBefore);
    expect(await sent()).toHaveLength(1);
  });

  test('is no reason to keep quiet about a change of the event', async () => {
    await choose({ eventDay: true });
    await putEvent(900, tea);
    await register();
    goTo(dayBefore);
    server.failMail('not-sent');
    await sent();
    await putEvent(900, { ...tea, title: 'Coffee' });
    server.failMail(null);
    server.elapse(2 * minute);
    expect((await sent()).toSorted()).toEqual([
      `${george}: Changed: Coffee on Friday 11 December`,
      `${george}: Reminder: Coffee, Friday 11 December 2026, 2:00 pm`,
    ]);
  });

  test('is in what a person downloads, and goes with the account', async () => {
    await choose({ eventDay: true });
    await putEvent(900, tea);
    await register();
    goTo(dayBefore);
    await sent();
    expect(JSON.parse((await as(george, 'GET', 'me/data')).text)).toMatchObject({
      reminders: { chosen: { ...noReminders, eventDay: true }, answers: [] },
      emailsAboutEvents: [{ subject: 'Reminder: Tea', state: 'Sent' }],
    });
    const { uid } = (await server.parts.accounts.byEmail(george))!;
    await server.parts.deletion!.run(uid, standingRight(uid));
    const { read } = server.parts.community!.database;
    expect(await read.selectFrom('reminder_choices').selectAll().execute()).toEqual([]);
    expect(await read.selectFrom('due_messages').selectAll().execute()).toEqual([]);
  });
});
