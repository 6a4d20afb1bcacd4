import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { linksOf, openLink, pressOnLink } from '@/testing/server/reminderLinks';
import { george, startReminderServer, type ReminderServer } from '@/testing/server/reminderServer';
import type { TestServer } from '@/testing/server/testServer';

const dayBefore = Date.UTC(2026, 11, 10, 3);
const hour = 60 * 60 * 1000;

let server: TestServer;
let reminding: ReminderServer;
const as: ReminderServer['as'] = (...request) => reminding.as(...request);
const putEvent = (fields: object = {}) => reminding.putEvent(900, { starts: '14:00', ...fields });
const goTo = (moment: number) => reminding.goTo(moment);
async function remind() {
  goTo(dayBefore);
  return linksOf(reminding);
}
const open = (path: string) => openLink(server, path);
const press = (path: string, answer: string) => pressOnLink(server, path, answer);
const places = async (who: string) =>
  JSON.parse((await as(who, 'GET', 'registrations')).text) as { registered: number[]; waiting: object[] };
const all = {
  ...noReminders,
  appointmentDay: true,
  appointmentHours: true,
  eventDay: true,
  eventHours: true,
};

beforeEach(async () => {
  reminding = await startReminderServer({ CONTACT_EMAIL: 'help@agebetter.example' });
  ({ server } = reminding);
  await reminding.choose(all);
});
afterEach(() => server.close());

describe('The link that stops reminders', () => {
  beforeEach(async () => {
    await putEvent();
    await reminding.register(900);
  });

  test('asks, then turns them all off and leaves the place', async () => {
    const { stop } = await remind();
    expect(await open(stop)).toMatchObject({
      title: 'Turn off all reminders by email?',
      buttons: ['Turn off all reminders'],
    });
    expect(JSON.parse((await as(george, 'GET', 'me/reminders')).text)).toEqual(all);
    expect(await press(stop, 'stop')).toMatchObject({ status: 200, title: 'Your reminders are turned off' });
    expect(JSON.parse((await as(george, 'GET', 'me/reminders')).text)).toEqual(noReminders);
    expect(await open(stop)).toMatchObject({
      status: 200,
      title: 'Your reminders are turned off',
      buttons: [],
    });
    expect(await places(george)).toMatchObject({ registered: [900] });
    server.mails.length = 0;
    goTo(dayBefore + 22 * hour);
    await server.parts.messages!.sendDue();
    expect(server.mails).toEqual([]);
  });

  test('takes the one press of a mail program, which comes from no page of ours', async () => {
    const { stop } = await remind();
    const answer = await server.app.inject({
      method: 'POST',
      url: stop,
      headers: { host: 'localhost:3000', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse((await as(george, 'GET', 'me/reminders')).text)).toEqual(noReminders);
  });
});
