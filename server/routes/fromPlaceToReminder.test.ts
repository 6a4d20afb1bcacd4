import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { createSmtpMail } from '../mail/smtp';
import { startMailServer, type MailServer } from '@/testing/server/mailServer';
import { pressOnLink } from '@/testing/server/reminderLinks';
import {
  george,
  margaret,
  nurse,
  startReminderServer,
  type ReminderServer,
} from '@/testing/server/reminderServer';

const anna = 'anna@example.net';
const password = 'Correct1';

let mailServer: MailServer;
let people: ReminderServer;
beforeEach(async () => {
  mailServer = await startMailServer();
  const from = { from: 'hello@agebetter.example', replyTo: null };
  people = await startReminderServer({}, { mail: createSmtpMail(mailServer.url, from, { tls: 'optional' }) });
});
afterEach(async () => {
  await people.server.close();
  await mailServer.close();
});

/** Sends due messages. @returns receivers and texts of new mails. */
async function arrived(): Promise<{ to: string; text: string }[]> {
  const before = mailServer.taken.length;
  await people.server.parts.messages!.sendDue();
  return mailServer.taken.slice(before).map((to, at) => ({ to, text: mailServer.texts[before + at]! }));
}

/** Joins, and subscribes to the calendar. @returns the token, and the path of the calendar's address. */
async function join(email: string): Promise<{ token: string; calendar: string }> {
  const { server } = people;
  const remoteAddress = '203.0.113.9';
  const joined = await server.send('POST', '/api/identity/accounts', {
    body: { email, password },
    remoteAddress,
  });
  const token = joined.body['token']!;
  const made = await server.send('POST', '/api/identity/calendar-feed', {
    token,
    cookie: joined.cookie,
    remoteAddress,
    body: { password, titles: false, renews: false },
  });
  return { token, calendar: new URL(made.body['address']!).pathname };
}

/** The events of a calendar, as ical.js reads them: title, status and start in UTC. */
async function eventsIn(path: string): Promise<unknown[]> {
  const { text } = await people.server.send('GET', path);
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => [
      event.getFirstPropertyValue('summary'),
      event.getFirstPropertyValue('status'),
      String(event.getFirstPropertyValue('dtstart')),
    ]);
}

test('pairs take all places, hear of a new time, are reminded, and give up both by the link to the next in line', async () => {
  const { as, server } = people;
  const tea = { date: '2026-12-11', starts: '14:00', ends: '15:30', capacity: 4 };
  await people.putEvent(900, tea);
  for (const who of [george, margaret])
    expect((await as(who, 'PUT', 'events/900/registration?places=2')).body).toMatchObject({
      result: 'registered',
    });
  await people.choose({ eventDay: true });
  const next = await join(anna);
  const asNext = { token: next.token };
  expect((await server.send('PUT', '/api/events/900/registration', asNext)).body).toMatchObject({
    result: 'full',
  });
  await server.send('PUT', '/api/events/900/waiting', asNext);
  expect(await eventsIn(next.calendar)).toEqual([]);

  // The event moves: everybody who has a place or waits for one is told.
  await as(nurse, 'PUT', 'events/900', {
    record: {
      ...tea,
      id: 900,
      title: 'Tea',
      location: 'Hall',
      description: '',
      category: 'social',
      image: '',
      starts: '14:30',
      ends: '16:00',
    },
  });
  server.elapse(changeSettlesIn);
  const told = await arrived();
  expect(told.map(({ to }) => to).toSorted()).toEqual([anna, george, margaret]);
  for (const { to, text } of told) {
    expect(text).toContain('Time: 2:30 pm to 4 pm (it was: 2 pm to 3:30 pm)');
    expect(text).toContain(
      to === anna ? 'You are still on the waiting list.' : 'You still have both places.',
    );
  }

  // The reminder comes at the minute of the new time, the day before, to who wanted it.
  const dayBefore = Date.parse('2026-12-10T03:30Z');
  people.goTo(dayBefore - 1);
  expect(await arrived()).toEqual([]);
  people.goTo(dayBefore);
  const [reminder, ...more] = await arrived();
  expect([reminder!.to, more]).toEqual([george, []]);

  // Its link gives up both places. The next in line has one and is told.
  const [, link] = /http:\/\/localhost:3000(\/reminder\?link=\S+)/.exec(reminder!.text)!;
  expect((await pressOnLink(server, link!, 'give-up')).title).toBe('You have given up both places');
  const [movedUp, ...others] = await arrived();
  expect([movedUp!.to, others]).toEqual([anna, []]);
  expect(movedUp!.text).toContain('Good news: you have a place at this event.');
  const { text } = await as(nurse, 'GET', 'events/900');
  expect(JSON.parse(text)).toMatchObject({ record: { attendees: 3 } });
  expect(await eventsIn(next.calendar)).toEqual([['Tea', 'CONFIRMED', '2026-12-11T14:30:00']]);
});
