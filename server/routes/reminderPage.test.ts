import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusedParts } from '@/testing/server/refusedParts';
import { linksOf, openLink, pressOnLink } from '@/testing/server/reminderLinks';
import { george, margaret, nurse, startReminderServer } from '@/testing/server/reminderServer';
import type { ReminderServer } from '@/testing/server/reminderServer';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { standingRight } from '@/testing/server/standingRight';

const dayBefore = Date.UTC(2026, 11, 10, 3);
const hour = 60 * 60 * 1000;
let server: TestServer;
let reminding: ReminderServer;
const as: ReminderServer['as'] = (...request) => reminding.as(...request);
const putEvent = (fields: object = {}) =>
  reminding.putEvent(900, { starts: '14:00', capacity: 1, ...fields });
async function remind() {
  reminding.goTo(dayBefore);
  return linksOf(reminding);
}
const open = (path: string) => openLink(server, path);
const press = (path: string, answer: string) => pressOnLink(server, path, answer);
const places = async (who: string) =>
  JSON.parse((await as(who, 'GET', 'registrations')).text) as { registered: number[]; waiting: object[] };
const all = { appointmentDay: true, appointmentHours: true, eventDay: true, eventHours: true, titles: false };

beforeEach(async () => {
  reminding = await startReminderServer({ CONTACT_EMAIL: 'help@agebetter.example' });
  ({ server } = reminding);
  await reminding.choose(all);
});
afterEach(() => server.close());

describe('The link in the reminder of an event', () => {
  beforeEach(async () => {
    await putEvent();
    await reminding.register(900);
    await as(margaret, 'PUT', 'events/900/waiting');
  });

  test('asks, and changes nothing when it is opened, by a person or by a program that looks at links', async () => {
    const { answer } = await remind();
    const page = await open(answer);
    expect(page).toMatchObject({
      status: 200,
      title: 'Are you coming to Tea?',
      buttons: ['I am coming', 'I cannot come: give up my place'],
    });
    expect(page.text).toContain('Date: Friday 11 December 2026');
    expect(page.text).toContain('Time: 2:00 pm (Melbourne time)');
    expect(page.text).toContain('Write to help@agebetter.example');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    expect(refusedParts(page.headers['content-security-policy'], page.html)).toEqual([]);
    await open(answer);
    expect(await places(george)).toMatchObject({ registered: [900] });
    const { read } = server.parts.community!.database;
    expect(await read.selectFrom('reminder_answers').selectAll().execute()).toEqual([]);
  });

  test('gives up the place without a login; the next in line gets it and is told', async () => {
    const { answer } = await remind();
    expect(await press(answer, 'give-up')).toMatchObject({
      status: 200,
      title: 'You have given up your place',
    });
    expect(await places(george)).toMatchObject({ registered: [], waiting: [] });
    expect(await places(margaret)).toMatchObject({ registered: [900], waiting: [] });
    await server.parts.messages!.sendDue();
    const { to, subject } = server.mails.at(-1)!;
    expect([to, subject]).toEqual([margaret, 'You have a place at Tea on Friday 11 December']);
    const { text } = await as(george, 'GET', 'me/data');
    expect(JSON.parse(text)).toMatchObject({
      reminders: { answers: [{ about: 'Place at an event', answer: 'Given up' }] },
      auditTrail: expect.arrayContaining([expect.objectContaining({ what: 'Link of a reminder used' })]),
    });
  });

  test('used twice says so and changes nothing, also of the place that the person has taken since', async () => {
    const { answer } = await remind();
    await press(answer, 'give-up');
    await as(margaret, 'DELETE', 'events/900/registration');
    await reminding.register(900);
    for (const page of [await open(answer), await press(answer, 'give-up')]) {
      expect(page).toMatchObject({ status: 410, title: 'This link was used before', buttons: [] });
      expect(page.text).toContain('Nothing was changed.');
    }
    expect(await places(george)).toMatchObject({ registered: [900] });
  });

  test('says that one comes, and can still give up the place when something comes up', async () => {
    const { answer } = await remind();
    expect(await press(answer, 'keep')).toMatchObject({
      status: 200,
      title: 'Thank you. You keep your place.',
    });
    expect(await places(george)).toMatchObject({ registered: [900] });
    expect(await open(answer)).toMatchObject({ status: 200, buttons: ['I cannot come: give up my place'] });
    expect(await press(answer, 'give-up')).toMatchObject({ title: 'You have given up your place' });
  });

  test('ends when the event begins', async () => {
    const { answer } = await remind();
    reminding.goTo(dayBefore + 24 * hour - 1);
    expect(await open(answer)).toMatchObject({ status: 200 });
    reminding.goTo(dayBefore + 24 * hour);
    for (const page of [await open(answer), await press(answer, 'give-up')])
      expect(page).toMatchObject({ status: 410, title: 'This event has begun', buttons: [] });
    expect(await places(george)).toMatchObject({ registered: [900] });
  });

  test('does nothing to an event that was moved, given up elsewhere, or cancelled', async () => {
    const { answer } = await remind();
    await putEvent({ starts: '16:00' });
    expect(await press(answer, 'give-up')).toMatchObject({
      status: 410,
      title: 'This is at another time now',
    });
    expect(await places(george)).toMatchObject({ registered: [900] });
    await putEvent();
    await as(george, 'DELETE', 'events/900/registration');
    expect(await press(answer, 'give-up')).toMatchObject({
      status: 410,
      title: 'You have no place at this event any more',
    });
    await as(nurse, 'DELETE', 'events/900');
    expect(await press(answer, 'give-up')).toMatchObject({ status: 410, title: 'This event is cancelled' });
    expect(await places(margaret)).toMatchObject({ registered: [] });
  });

  test('of a deleted account does nothing', async () => {
    const { answer, stop } = await remind();
    const { uid } = (await server.parts.accounts.byEmail(george))!;
    await server.parts.deletion!.run(uid, standingRight(uid));
    for (const page of [await open(answer), await press(answer, 'give-up'), await press(stop, 'stop')])
      expect(page).toMatchObject({ status: 410, title: 'This link does not work any more' });
    expect(await places(margaret)).toMatchObject({ registered: [900], waiting: [] });
  });

  test('that was altered, cut off or signed with another key does nothing', async () => {
    const { answer } = await remind();
    const [text, signature] = answer.split('link=')[1]!.split('.') as [string, string];
    const other = Buffer.from(Buffer.from(text, 'base64url').toString().replace('"900"', '"901"')).toString(
      'base64url',
    );
    const changed = signature.startsWith('A') ? 'B' : 'A';
    for (const link of [
      '',
      'x',
      '.',
      text,
      `${text}.`,
      `${other}.${signature}`,
      `${text}.${changed}${signature.slice(1)}`,
      `${text}.${signature.slice(0, -4)}`,
      `${text}.${signature}`.repeat(40),
    ])
      for (const page of [
        await open(`/reminder?link=${link}`),
        await press(`/reminder?link=${link}`, 'give-up'),
      ])
        expect(page).toMatchObject({ status: 404, title: 'This link does not work' });
    expect(await open('/reminder')).toMatchObject({ status: 404 });
    expect(await open(`${answer}&link=again`)).toMatchObject({ status: 404 });
    expect(await places(george)).toMatchObject({ registered: [900] });
  });

  test('does nothing with an answer that it does not offer', async () => {
    const { answer } = await remind();
    for (const what of ['', 'stop', 'delete', 'give-up%00'])
      expect(await press(answer, what)).toMatchObject({ status: 200, title: 'Are you coming to Tea?' });
    expect(await places(george)).toMatchObject({ registered: [900] });
    expect(JSON.parse((await as(george, 'GET', 'me/reminders')).text)).toMatchObject(all);
  });
});

test('a pair gives up both places by one link, and the next pair in line gets them and is told', async () => {
  await putEvent({ capacity: 2 });
  await as(george, 'PUT', 'events/900/registration?places=2');
  await as(margaret, 'PUT', 'events/900/waiting?places=2');
  const { answer } = await remind();
  expect(server.mails.at(-1)!.text).toContain('You have two places.');
  const { buttons, text } = await open(answer);
  expect(buttons).toEqual(['I am coming', 'I cannot come: give up both places']);
  expect(text).toContain('one for your support person');
  expect(await press(answer, 'give-up')).toMatchObject({ title: 'You have given up both places' });
  expect(await places(george)).toMatchObject({ registered: [], pairs: [] });
  expect(await places(margaret)).toMatchObject({ registered: [900], pairs: [900] });
  await server.parts.messages!.sendDue();
  expect(server.mails.at(-1)).toMatchObject({ to: margaret });
});

test('the name of an event is words on the page, never markup', async () => {
  await putEvent({ title: 'Tea <b>& "Chat"', location: '<script>' });
  await reminding.register(900);
  const { html } = await open((await remind()).answer);
  expect(html).toContain('<h1>Are you coming to Tea &lt;b&gt;&amp; &quot;Chat&quot;?</h1>');
  expect(html).toContain('Location: &lt;script&gt;');
});

describe('The link in the reminder of an appointment', () => {
  beforeEach(async () => {
    await reminding.book('a', '2026-12-11T03:00:00.000Z', { location: 'Clinic' });
  });

  test('deletes it without a login, and names neither what it is nor where', async () => {
    const { answer } = await remind();
    const page = await open(answer);
    expect(page).toMatchObject({
      status: 200,
      title: 'Appointment: keep or delete?',
      buttons: ['Keep it', 'Delete this appointment'],
    });
    expect(page.text).not.toMatch(/Podiatrist|Clinic/);
    expect(await press(answer, 'give-up')).toMatchObject({
      status: 200,
      title: 'Your appointment is deleted',
    });
    expect((await as(george, 'GET', 'appointments/a')).status).toBe(404);
    expect(await press(answer, 'give-up')).toMatchObject({ status: 410, title: 'This link was used before' });
  });

  test('keeps it', async () => {
    const { answer } = await remind();
    expect(await press(answer, 'keep')).toMatchObject({ title: 'You keep your appointment' });
    expect((await as(george, 'GET', 'appointments/a')).status).toBe(200);
  });
});

test('a race of two answers by one link gives up one place once', async () => {
  await putEvent({ capacity: 5 });
  await reminding.register(900);
  const { answer } = await remind();
  const pages = await Promise.all(Array.from({ length: 20 }, () => press(answer, 'give-up')));
  expect(pages.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 410),
  ]);
  const shown = JSON.parse((await as(george, 'GET', 'events/900')).text) as { record: { attendees: number } };
  expect(shown.record.attendees).toBe(0);
});

test('without data on the server there are no reminders to choose, and no page for their links', async () => {
  const local = await startTestServer({ DATA: 'local' });
  try {
    expect((await local.send('GET', '/api/me/reminders')).status).toBe(404);
    const page = await local.send('GET', '/reminder?link=x', { headers: { accept: 'text/html' } });
    expect(page).toMatchObject({ status: 404, text: expect.stringContaining('index') as string });
  } finally {
    await local.close();
  }
});
