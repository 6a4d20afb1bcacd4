import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { appointmentOccasion, eventOccasion, remindersOf, usefulUntil } from './occasion';

const zones = ['Sydney', 'Adelaide', 'Darwin', 'Brisbane', 'Perth', 'Lord_Howe'].map(
  (city) => `Australia/${city}`,
);
const changes = ['2026-10-04', '2027-04-04'];

/** Every quarter of an hour of the two days around a clock change. */
function* quarters(sunday: string) {
  const first = Temporal.PlainDateTime.from(`${sunday}T00:00`).subtract({ hours: 18 });
  for (let minutes = 0; minutes < 2 * 24 * 60; minutes += 15) yield first.add({ minutes });
}

const timeOf = (wall: Temporal.PlainDateTime) => wall.toPlainTime().toString().slice(0, 5);

describe.each(zones)('In %s, across both clock changes, people are reminded', (zone) => {
  test('of an event at the same time on the clock the day before, and two hours before', () => {
    for (const sunday of changes)
      for (const wall of quarters(sunday)) {
        const event = { date: wall.toPlainDate().toString(), starts: timeOf(wall), timeZone: zone };
        const start = wall.toZonedDateTime(zone);
        expect({ wall: wall.toString(), at: remindersOf(eventOccasion(event, 'UTC')) }).toEqual({
          wall: wall.toString(),
          at: [
            { kind: 'day-before', at: wall.subtract({ days: 1 }).toZonedDateTime(zone).epochMilliseconds },
            { kind: 'hours-before', at: start.subtract({ hours: 2 }).epochMilliseconds },
          ],
        });
      }
  });

  test('of an appointment likewise, also where the clocks show its time twice', () => {
    for (const sunday of changes) {
      const first = Temporal.PlainDateTime.from(`${sunday}T00:00`).toZonedDateTime(zone);
      for (let minutes = -12 * 60; minutes < 24 * 60; minutes += 15) {
        const start = first.add({ minutes });
        const moment = { start: new Date(start.epochMilliseconds).toISOString() };
        const dayBefore = start.toPlainDateTime().subtract({ days: 1 }).toZonedDateTime(zone);
        const occasion = appointmentOccasion({ ...moment, end: moment.start, allDay: false }, zone, 'UTC');
        expect({ start: start.toString(), at: remindersOf(occasion) }).toEqual({
          start: start.toString(),
          at: [
            { kind: 'day-before', at: dayBefore.epochMilliseconds },
            { kind: 'hours-before', at: start.subtract({ hours: 2 }).epochMilliseconds },
          ],
        });
      }
    }
  });

  test('of a day without a time at nine in the morning before, and of nothing else', () => {
    for (const date of [...changes, '2026-10-05', '2027-04-05']) {
      const nine = Temporal.PlainDate.from(date).subtract({ days: 1 }).toPlainDateTime('09:00');
      const reminders = [{ kind: 'day-before', at: nine.toZonedDateTime(zone).epochMilliseconds }];
      expect(remindersOf(eventOccasion({ date }, zone))).toEqual(reminders);
      expect(remindersOf(eventOccasion({ date, allDay: true }, zone))).toEqual(reminders);
    }
  });

  test('of whole days at nine in the morning before, and at seven on the first one, wherever the site is', () => {
    for (const date of [...changes, '2026-10-05', '2027-04-05']) {
      const day = Temporal.PlainDate.from(date);
      const at = (when: Temporal.PlainDate, time: string) =>
        when.toPlainDateTime(time).toZonedDateTime(zone).epochMilliseconds;
      for (const end of [date, day.add({ days: 2 }).toString()])
        for (const site of zones)
          expect(remindersOf(appointmentOccasion({ start: date, end, allDay: true }, zone, site))).toEqual([
            { kind: 'day-before', at: at(day.subtract({ days: 1 }), '09:00') },
            { kind: 'hours-before', at: at(day, '07:00') },
          ]);
    }
  });
});

test('a reminder is worth sending until the next one, the last one half an hour, and without a time until the day begins', () => {
  const zone = 'Australia/Melbourne';
  const untilOf = (event: Parameters<typeof eventOccasion>[0]) => {
    const occasion = eventOccasion(event, zone);
    return remindersOf(occasion).map(({ at }) => new Date(usefulUntil(occasion, at)).toISOString());
  };
  expect(untilOf({ date: '2026-12-11', starts: '14:00' })).toEqual([
    '2026-12-11T01:00:00.000Z',
    '2026-12-11T01:30:00.000Z',
  ]);
  expect(untilOf({ date: '2026-12-11' })).toEqual(['2026-12-10T13:00:00.000Z']);
});

test('an event can be given up until it starts, and one without a time until its day is over', () => {
  const zone = 'Australia/Melbourne';
  const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
  expect(eventOccasion({ date: '2026-12-11', starts: '14:00', ends: '15:30' }, zone)).toEqual({
    startsAt: at('2026-12-11T03:00Z'),
    endsAt: at('2026-12-11T04:30Z'),
    openUntil: at('2026-12-11T03:00Z'),
    day: '2026-12-11',
    time: '14:00',
    zone,
  });
  expect(eventOccasion({ date: '2026-12-11' }, zone)).toMatchObject({
    startsAt: at('2026-12-10T13:00Z'),
    openUntil: at('2026-12-11T13:00Z'),
    time: null,
  });
});
