import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { dayAfter } from '@/shared/domain/text/dates';
import { clockTime, longDate, parseDay } from '@/shared/domain/text/dates';
import { momentIn } from '@/shared/domain/text/zones';
import { appointment, record } from '@/testing/server/communityServer';
import { startReminderServer, type ReminderServer } from '@/testing/server/reminderServer';

const minute = 60_000;
const zones = ['Sydney', 'Adelaide', 'Darwin', 'Brisbane', 'Perth', 'Lord_Howe'].map(
  (city) => `Australia/${city}`,
);
/** One person for each zone: all that their browser knows of it is its own clock. */
const people = ['margaret', 'george', 'nina', 'tom', 'nurse.lee', 'physio.ray'].map(
  (name) => `${name}@example.org`,
);

describe.each(zones)('Where the site is in %s, and people in six zones,', (site) => {
  let reminding: ReminderServer;
  beforeEach(async () => {
    reminding = await startReminderServer({ TIME_ZONE: site });
  });
  afterEach(() => reminding.server.close());

  test('all are reminded of times and whole days in the minute of their own clock, across both clock changes', async () => {
    const { as, goTo, sent } = reminding;
    const due: { at: number; line: string }[] = [];
    const add = (who: string, at: Date, when: string) =>
      due.push({ at: Number(at), line: `${who}: Reminder: Appointment, ${when}` });
    const wordsOf = (day: string) => longDate(parseDay(day)!);
    for (const [index, zone] of zones.entries()) {
      const who = people[index]!;
      const choices = { ...noReminders, appointmentDay: true, appointmentHours: true, zone };
      expect((await as(who, 'PUT', 'me/reminders', choices)).status).toBe(200);
      const book = (id: string, fields: object) =>
        as(who, 'PUT', `appointments/${who}-${id}`, {
          ...record({ ...appointment(`${who}-${id}`, 10), ...fields }),
          overlapAgreed: true,
        });
      for (const sunday of ['2027-04-04', '2027-10-03'])
        for (const day of [sunday, dayAfter(sunday, 1)]) {
          await book(`day-${day}`, { start: day, end: day, allDay: true, zone });
          add(who, momentIn(zone, dayAfter(day, -1), '09:00'), wordsOf(day));
          add(who, momentIn(zone, day, '07:00'), wordsOf(day));
          const start = momentIn(zone, day, '10:30');
          await book(`time-${day}`, {
            start: start.toISOString(),
            end: new Date(Number(start) + 60 * minute).toISOString(),
            zone,
          });
          const when = `${wordsOf(day)}, ${clockTime(new Date(2001, 0, 15, 10, 30))}`;
          add(who, momentIn(zone, dayAfter(day, -1), '10:30'), when);
          add(who, new Date(Number(start) - 120 * minute), when);
        }
    }
    for (const moment of [...new Set(due.map(({ at }) => at))].toSorted((one, other) => one - other)) {
      goTo(moment - 1);
      expect(await sent()).toEqual([]);
      goTo(moment);
      const lines = due.filter(({ at }) => at === moment).map(({ line }) => line);
      expect((await sent()).toSorted()).toEqual(lines.toSorted());
      goTo(moment + minute - 1);
      expect(await sent()).toEqual([]);
    }
    expect(due).toHaveLength(96);
  }, 120_000);
});

describe('A reminder', () => {
  const margaret = people[0]!;
  let reminding: ReminderServer;
  beforeEach(async () => {
    reminding = await startReminderServer({ TIME_ZONE: 'Australia/Sydney' });
  });
  afterEach(() => reminding.server.close());
  const choose = (zone?: string) =>
    reminding.as(margaret, 'PUT', 'me/reminders', {
      ...noReminders,
      appointmentDay: true,
      appointmentHours: true,
      zone,
    });
  const book = (fields: object) =>
    reminding.as(margaret, 'PUT', 'appointments/a', record({ ...appointment('a', 10), ...fields }));
  const clinic = { start: '2026-12-08T02:00:00.000Z', end: '2026-12-08T03:00:00.000Z' };

  test('says the time on the person’s clock first, and that where they booked it', async () => {
    await book({ ...clinic, zone: 'Australia/Perth' });
    await choose('Australia/Brisbane');
    // That of the day before is late from here on.
    reminding.goTo(Date.parse('2026-12-08T00:00:00.001Z'));
    expect(await reminding.sent()).toEqual([
      `${margaret}: Reminder: Appointment, Tuesday 8 December 2026, 12:00 noon`,
    ]);
    expect(reminding.server.mails[0]!.text.replaceAll('\n', ' ')).toContain(
      'Time: 12:00 noon to 1:00 pm (Brisbane time) Where you booked it: Tuesday 8 December 2026, 10:00 to 11:00 am (Perth time)',
    );
  });

  test('follows a user to the zone in which they booked last', async () => {
    await choose('Australia/Sydney');
    await book({ start: '2026-12-08', end: '2026-12-10', allDay: true, zone: 'Australia/Perth' });
    reminding.goTo(Date.parse('2026-12-07T01:00:00.000Z') - 1);
    expect(await reminding.sent()).toEqual([]);
    reminding.goTo(Date.parse('2026-12-07T01:00:00.000Z'));
    expect(await reminding.sent()).toEqual([`${margaret}: Reminder: Appointment, 8 to 10 December 2026`]);
    expect(reminding.server.mails[0]!.text).toContain('Date: 8 to 10 December 2026\nTime: All day');
    expect(JSON.parse((await reminding.as(margaret, 'GET', 'me/data')).text)).toMatchObject({
      reminders: { timeZone: 'Australia/Perth' },
    });
  });

  test('of a whole day that was given a time is one of that time', async () => {
    await choose();
    await book({ start: '2026-12-08', end: '2026-12-08', allDay: true });
    await book(clinic);
    reminding.goTo(Date.parse('2026-12-06T22:00:00.000Z'));
    expect(await reminding.sent()).toEqual([]);
    reminding.goTo(Date.parse('2026-12-07T02:00:00.000Z'));
    expect(await reminding.sent()).toEqual([
      `${margaret}: Reminder: Appointment, Tuesday 8 December 2026, 1:00 pm`,
    ]);
  });

  test('comes for whole days that an earlier version stored as the midnights of a browser elsewhere', async () => {
    await choose();
    // Midnight in Perth.
    await book({ start: '2026-12-07T16:00:00.000Z', end: '2026-12-08T16:00:00.000Z', allDay: true });
    for (const moment of ['2026-12-06T22:00:00.000Z', '2026-12-07T20:00:00.000Z']) {
      reminding.goTo(Date.parse(moment));
      expect(await reminding.sent()).toEqual([`${margaret}: Reminder: Appointment, Tuesday 8 December 2026`]);
    }
  });

  test('is refused with a zone that does not exist', async () => {
    expect((await choose('Australia/Atlantis')).status).toBe(400);
  });
});
