import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { event, record } from '@/testing/server/communityServer';
import { george, startReminderServer, type ReminderServer } from '@/testing/server/reminderServer';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('What is to be mailed', () => {
  let reminding: ReminderServer;
  beforeAll(async () => {
    reminding = await startReminderServer();
    await reminding.choose({ eventHours: true });
  });
  afterAll(() => reminding.server.close());
  const turn = (by: number) => reminding.server.turnClock(by);
  const elapse = (by: number) => reminding.server.elapse(by);

  test('waits no longer than it was to wait where the clock was ten days ahead when it was written', async () => {
    const { putEvent, register, sent } = reminding;
    await putEvent(900, { date: '2027-02-11' });
    await register(900);
    turn(10 * day);
    await putEvent(900, { date: '2027-02-11', title: 'Coffee' });
    turn(-10 * day);
    expect(await sent()).toEqual([]);
    elapse(changeSettlesIn);
    expect(await sent()).toEqual([`${george}: Changed: Coffee on Thursday 11 February`]);
  });

  test('is tried again as soon where the clock was ahead when it was refused', async () => {
    const { putEvent, register, sent, server } = reminding;
    await putEvent(901, { date: '2027-02-11' });
    await register(901);
    await putEvent(901, { date: '2027-02-11', title: 'Cake' });
    turn(10 * day);
    server.failMail('not-sent');
    await sent();
    server.failMail(null);
    turn(-10 * day);
    expect(await sent()).toEqual([]);
    elapse(minute);
    expect(await sent()).toEqual([`${george}: Changed: Cake on Thursday 11 February`]);
  });

  test('is not held up by what a process began that ended while the clock was ahead', async () => {
    const { putEvent, register, sent, undelivered, server } = reminding;
    for (const id of [902, 903]) {
      await putEvent(id, { date: '2027-02-11' });
      await register(id);
    }
    await putEvent(902, { date: '2027-02-11', title: 'Bread' });
    await putEvent(903, { date: '2027-02-11', title: 'Butter' });
    await server.parts.community!.write((queries) =>
      queries
        .updateTable('due_messages')
        .set({ state: 'sending', attempts: 1, changed_at: server.parts.now() + 10 * day })
        .where('record_id', '=', '902')
        .execute(),
    );
    elapse(changeSettlesIn);
    // The process that began it may still be sending.
    expect(await sent()).toEqual([]);
    elapse(5 * minute);
    expect(await sent()).toEqual([`${george}: Changed: Butter on Thursday 11 February`]);
    expect(await undelivered()).toMatchObject([
      { subject: 'Changed: Bread on Thursday 11 February', state: 'uncertain' },
    ]);
  });

  test('of reminders goes once at its time, where the clock went ten days forward and back before', async () => {
    const { as, sent, server } = reminding;
    const start = Math.ceil((server.parts.now() + 5 * day) / hour) * hour;
    const [date, time] = new Date(start).toISOString().split('T') as [string, string];
    const fields = { ...event(904), date, starts: time.slice(0, 5), timeZone: 'Etc/UTC', title: 'Walk' };
    expect((await as('nurse.lee@example.org', 'PUT', 'events/904', record(fields))).status).toBe(201);
    await reminding.register(904);
    await sent();
    turn(10 * day);
    // Chosen while the clock was ahead.
    await reminding.choose({ eventHours: true });
    expect(await sent()).toEqual([]);
    turn(-10 * day);
    expect(await sent()).toEqual([]);
    reminding.goTo(start - 2 * hour);
    expect((await sent()).filter((line) => line.includes('Walk'))).toHaveLength(1);
    elapse(minute);
    expect(await sent()).toEqual([]);
  });
});
