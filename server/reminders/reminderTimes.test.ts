import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter } from '@/shared/domain/text/dates';
import { momentIn } from '@/shared/domain/text/zones';
import { startReminderServer, type ReminderServer } from '@/testing/server/reminderServer';

const minute = 60_000;

describe.each(['Sydney', 'Adelaide', 'Darwin', 'Brisbane', 'Perth', 'Lord_Howe'])(
  'In %s, under a clock that moves over both clock changes,',
  (city) => {
    const zone = `Australia/${city}`;
    let reminding: ReminderServer;
    beforeEach(async () => {
      reminding = await startReminderServer({ TIME_ZONE: zone });
    });
    afterEach(() => reminding.server.close());

    test('every reminder is sent in its minute, once, and none is sent in any other', async () => {
      const { choose, book, putEvent, register, goTo, sent } = reminding;
      await choose({ appointmentDay: true, appointmentHours: true, eventDay: true, eventHours: true });
      const due: { at: number; what: string }[] = [];
      const expectBoth = (day: string, time: string, what: string) => {
        // As Temporal has it, which the domain's tests compare.
        due.push({ at: Number(momentIn(zone, dayAfter(day, -1), time)), what });
        due.push({ at: Number(momentIn(zone, day, time)) - 2 * 60 * minute, what });
      };
      for (const sunday of ['2027-04-04', '2027-10-03']) {
        for (const [place, time] of ['00:30', '01:45', '03:15', '10:00', '23:30'].entries()) {
          for (const days of [0, 1]) {
            const id = due.length + 1;
            const day = dayAfter(sunday, days);
            if (place % 2 === 0) {
              await book(`a${id}`, momentIn(zone, day, time).toISOString());
              expectBoth(day, time, 'Appointment');
            } else {
              await putEvent(1000 + id, { title: `Tea ${id}`, date: day, starts: time, timeZone: zone });
              await register(1000 + id);
              expectBoth(day, time, `Tea ${id}`);
            }
          }
        }
      }
      const moments = [...new Set(due.map((one) => one.at))].toSorted((one, other) => one - other);
      for (const moment of moments) {
        const expected = due.filter((one) => one.at === moment).map(({ what }) => what);
        goTo(moment - 1);
        expect(await sent()).toEqual([]);
        goTo(moment);
        const subjects = (await sent()).map((line) => /Reminder: ([^,]*)/.exec(line)![1]!);
        expect(subjects.toSorted()).toEqual(expected.toSorted());
        goTo(moment + minute - 1);
        expect(await sent()).toEqual([]);
      }
      expect(due).toHaveLength(40);
    }, 60_000);
  },
);
