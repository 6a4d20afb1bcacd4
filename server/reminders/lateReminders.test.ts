import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { george, startReminderServer, type ReminderServer } from '@/testing/server/reminderServer';
import type { TestServer } from '@/testing/server/testServer';

const minute = 60_000;
const at = (text: string) => Date.parse(text);
const tea = { date: '2026-12-11', starts: '14:00', ends: '15:30' };
const dayBefore = at('2026-12-10T03:00Z');
const hoursBefore = at('2026-12-11T01:00Z');

describe('A reminder', () => {
  let server: TestServer;
  let reminding: ReminderServer;
  beforeEach(async () => {
    reminding = await startReminderServer();
    ({ server } = reminding);
  });
  afterEach(() => server.close());
  const as: ReminderServer['as'] = (...request) => reminding.as(...request);
  const choose: ReminderServer['choose'] = (choices) => reminding.choose(choices);
  const putEvent: ReminderServer['putEvent'] = (id, fields) => reminding.putEvent(id, fields);
  const book: ReminderServer['book'] = (...booked) => reminding.book(...booked);
  const goTo = (moment: number) => reminding.goTo(moment);
  const sent = () => reminding.sent();
  const undelivered = () => reminding.undelivered();
  const register = () => reminding.register(900);

  test('of the day before is tried each hour until that of two hours before is due, and arrives once', async () => {
    await choose({ eventDay: true });
    await putEvent(900, tea);
    await register();
    server.failMail('not-sent');
    for (let hours = 0; hours <= 20; hours += 1) {
      goTo(dayBefore + hours * 60 * minute);
      expect(await sent()).toEqual([]);
    }
    expect(await undelivered()).toEqual([]);
    server.failMail(null);
    goTo(dayBefore + 21.5 * 60 * minute);
    expect(await sent()).toEqual([`${george}: Reminder: Tea, Friday 11 December 2026, 2:00 pm`]);
    goTo(hoursBefore);
    expect(await sent()).toEqual([]);
  });

  test('of the day before is not sent any more two hours before the start', async () => {
    await choose({ eventDay: true });
    await putEvent(900, tea);
    await register();
    goTo(dayBefore);
    server.failMail('not-sent');
    await sent();
    server.failMail(null);
    goTo(hoursBefore + 1);
    expect(await sent()).toEqual([]);
    expect(await undelivered()).toMatchObject([{ subject: 'Reminder: Tea', state: 'failed' }]);
  });

  test('of the day before that was due while no server ran is sent hours later', async () => {
    await choose({ eventDay: true });
    await sent();
    await putEvent(900, { date: '2026-12-11' });
    await register();
    await book('a', '2026-12-11T02:00:00.000Z');
    await choose({ appointmentDay: true, eventDay: true });
    // Until the day begins, where no time is known.
    goTo(at('2026-12-10T12:59Z'));
    expect((await sent()).toSorted()).toEqual([
      `${george}: Reminder: Appointment, Friday 11 December 2026, 1:00 pm`,
      `${george}: Reminder: Tea, Friday 11 December 2026`,
    ]);
    expect(await undelivered()).toEqual([]);
  });

  test('whose time has passed is not sent late: it is shown to administrators as missed', async () => {
    await choose({ eventHours: true });
    await putEvent(900, tea);
    await register();
    goTo(hoursBefore);
    server.failMail('not-sent');
    expect(await sent()).toEqual([]);
    expect(await undelivered()).toEqual([]);
    for (const minutes of [1, 11, 29]) {
      goTo(hoursBefore + minutes * minute);
      await sent();
    }
    expect(await undelivered()).toEqual([
      expect.objectContaining({
        to: george,
        subject: 'Reminder: Tea',
        state: 'failed',
        trouble: 'Trouble. Its time has passed, so it was not sent late.',
      }),
    ]);
    server.failMail(null);
    goTo(hoursBefore + 60 * minute);
    expect(await sent()).toEqual([]);
    const [{ id } = {}] = await undelivered();
    expect((await as('admin@example.org', 'POST', `due-messages/${String(id)}/send`)).status).toBe(200);
    await server.parts.messages!.sendDue();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Reminder: Tea, Friday 11 December 2026, 2:00 pm',
    ]);
  });

  test('that was due while no server ran is missed as well, except within half an hour', async () => {
    await choose({ eventHours: true });
    await putEvent(900, tea);
    await register();
    await putEvent(901, { ...tea, starts: '14:40', title: 'Coffee', ends: '15:00' });
    await as(george, 'PUT', 'events/901/registration');
    await sent();
    goTo(hoursBefore + 45 * minute);
    expect(await sent()).toEqual([`${george}: Reminder: Coffee, Friday 11 December 2026, 2:40 pm`]);
    expect(await undelivered()).toEqual([
      expect.objectContaining({
        subject: 'Reminder: Tea',
        trouble: 'Its time has passed, so it was not sent late.',
      }),
    ]);
  });
});
