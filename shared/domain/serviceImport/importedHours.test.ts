import { describe, expect, test } from 'vitest';
import { openAt, openWords } from '../services/openingHours';
import { parseOpeningHours } from '../services/parseOpeningHours';
import { openingHoursText, wholeHoursText } from './openingHoursSyntax';
import { contentsOfTable, rowsOfJson } from './serviceFormats';
import { checkServices, listChanges } from './serviceImport';

const good = { name: 'Hall Street Bus', type: 'Transport', lat: '-33.9', lng: '151.3', state: 'NSW' };
const imported = (changed: object) => checkServices([{ row: 2, fields: { ...good, ...changed } }]);

/** How a row's hours are stored: its week in OpenStreetMap's syntax, its zone and its words. */
function storedHours(changed: object) {
  const { places } = imported(changed);
  const { opening_hours: hours, schedule } = places[0]!;
  return [hours ? `${wholeHoursText(hours)} ${hours.zone}` : null, schedule ?? null];
}
const weekdays = 'Mo-Fr 09:00-17:00';

describe('opening hours in a file', () => {
  test.each([
    [{ opening_hours: weekdays }, `${weekdays} Australia/Sydney`, null],
    [{ opening_hours: weekdays, state: 'WA' }, `${weekdays} Australia/Perth`, null],
    [{ opening_hours: weekdays, postal_code: '2880' }, `${weekdays} Australia/Broken_Hill`, null],
    [{ opening_hours: weekdays, timezone: 'Australia/Eucla' }, `${weekdays} Australia/Eucla`, null],
    [
      { opening_hours: weekdays, schedule: 'Ring the bell.' },
      `${weekdays} Australia/Sydney`,
      'Ring the bell.',
    ],
    [{ opening_hours: weekdays, schedule: weekdays }, `${weekdays} Australia/Sydney`, null],
    [{ schedule: weekdays }, `${weekdays} Australia/Sydney`, null],
    [{ opening_hours: `${weekdays}; PH off` }, `${weekdays}; PH off Australia/Sydney`, null],
    [{ opening_hours: `${weekdays}; PH 10:00-12:00` }, `${weekdays}; PH 10:00-12:00 Australia/Sydney`, null],
    // Words that say the same, also those of lists that were stored before holidays were.
    [
      { opening_hours: weekdays, schedule: 'Ring the bell; closed on public holidays.' },
      `${weekdays}; PH off Australia/Sydney`,
      'Ring the bell',
    ],
    // Nobody knows whose clocks: the words are all that there is.
    [{ opening_hours: weekdays, state: '', lat: '-28.17', lng: '153.54' }, null, weekdays],
    [{ opening_hours: 'Mo-Fr 09:00-sunset' }, null, 'Mo-Fr 09:00-sunset'],
    [
      { opening_hours: 'Mo[1] 10:00-12:00', schedule: 'Once a month.' },
      null,
      'Once a month.; Mo[1] 10:00-12:00',
    ],
    [{ schedule: 'Daily' }, null, 'Daily'],
    [{}, null, null],
  ])('%o are stored as %s, with the words %s', (changed, hours, words) => {
    expect(storedHours(changed)).toEqual([hours, words]);
  });

  test('in a time zone that there is not are refused with the reason', () => {
    for (const timezone of ['Mars/Dome', '+10:00', 'Sydney'])
      expect(imported({ opening_hours: weekdays, timezone }).refused[0]?.reason).toBe(
        `The time zone is "${timezone}". Write it like Australia/Sydney.`,
      );
  });

  test('stand in the column opening_hours, or in hours', () => {
    for (const name of ['opening_hours', 'Opening hours', 'Hours']) {
      const cells = ['name', 'type', 'lat', 'lng', 'state', name];
      const values = ['A', 'Health', '-33.9', '151.3', 'NSW', 'Sa 10:00-12:00'];
      const { places } = checkServices(
        contentsOfTable([
          { line: 1, cells },
          { line: 2, cells: values },
        ]).rows,
      );
      expect([name, openingHoursText(places[0]!.opening_hours!.week)]).toEqual([name, 'Sa 10:00-12:00']);
    }
  });

  test('that are stored already are imported as they are', () => {
    const { opening_hours: hours } = imported({ opening_hours: weekdays }).places[0]!;
    const again = imported({ opening_hours: JSON.parse(JSON.stringify(hours)) as object });
    expect(again.places[0]!.opening_hours).toEqual(hours);
    expect(parseOpeningHours(hours)).toEqual(hours);
  });

  test('count as a change when they are new, and only then', () => {
    const before = imported({ opening_hours: weekdays }).places;
    const after = imported({ opening_hours: 'Mo-Fr 09:00-16:00' }).places;
    expect(listChanges(before, after)).toEqual({ added: 0, changed: 1, gone: 0 });
    expect(listChanges(before, JSON.parse(JSON.stringify(before)))).toMatchObject({ changed: 0 });
  });
});

describe('the schedules of an HSDS service', () => {
  const weekly = { freq: 'WEEKLY', byday: 'MO,TU', opens_at: '09:00', closes_at: '17:00' };
  const placeWith = (schedules: readonly object[], state = 'NSW') => {
    const location = {
      latitude: -33.9,
      longitude: 151.3,
      addresses: [{ city: 'Bondi', state_province: state, postal_code: '2026' }],
    };
    const service = { name: 'Class', attributes: [{ taxonomy_term: { name: 'Exercise' } }] };
    return checkServices(rowsOfJson([{ ...service, schedules, service_at_locations: [{ location }] }]))
      .places[0]!;
  };
  const week = (...args: Parameters<typeof placeWith>) => {
    const hours = placeWith(...args).opening_hours;
    return hours && openingHoursText(hours.week);
  };

  test('are read where they are days and times of each week', () => {
    expect(week([weekly])).toBe('Mo-Tu 09:00-17:00');
    expect(week([weekly, { ...weekly, byday: 'SA', closes_at: '12:00' }])).toBe(
      'Mo-Tu 09:00-17:00; Sa 09:00-12:00',
    );
    expect(week([{ ...weekly, opens_at: '09:00:00', closes_at: '17:00:00' }])).toBe('Mo-Tu 09:00-17:00');
    expect(week([{ ...weekly, valid_from: null, until: '', interval: 1 }])).toBe('Mo-Tu 09:00-17:00');
    const place = placeWith([weekly]);
    expect(openWords(openAt(place.opening_hours!, new Date('2026-11-23T09:00:00+11:00')))).toBe(
      'Open now until 5 pm',
    );
    expect(place).not.toHaveProperty('schedule');
  });

  test('are read with the offset of the place’s own clocks, in summer or winter time', () => {
    for (const offset of ['+10:00', '+11:00'])
      expect(week([{ ...weekly, opens_at: `09:00${offset}`, closes_at: `17:00${offset}` }])).toBe(
        'Mo-Tu 09:00-17:00',
      );
    expect(week([{ ...weekly, timezone: '+10:00' }])).toBe('Mo-Tu 09:00-17:00');
  });

  test('keep their descriptions beside the hours', () => {
    expect(placeWith([{ ...weekly, description: 'Ring the bell.' }]).schedule).toBe('Ring the bell.');
  });

  test.each([
    { ...weekly, valid_from: '2026-01-01' },
    { ...weekly, valid_to: '2026-12-31' },
    { ...weekly, dtstart: '2026-01-01' },
    { ...weekly, until: '2026-12-31' },
    { ...weekly, count: 3 },
    { ...weekly, interval: 2 },
    { ...weekly, bymonthday: '1' },
    { ...weekly, byday: '1MO' },
    { ...weekly, freq: 'MONTHLY' },
    { ...weekly, freq: undefined },
    { ...weekly, opens_at: '09:00Z', closes_at: '17:00Z' },
    { ...weekly, opens_at: '09:00+08:00', closes_at: '17:00+08:00' },
    { ...weekly, opens_at: '9 am' },
    { ...weekly, notes: 'Not in the holidays' },
  ])('stay words where there is more to them: %o', (schedule) => {
    const place = placeWith([weekly, schedule]);
    expect(place).not.toHaveProperty('opening_hours');
    expect(place.schedule).toMatch(/^Every Monday and Tuesday, 9 am to 5 pm/);
  });

  test('stay words where nobody knows whose clocks they go by', () => {
    const place = placeWith([weekly], '');
    expect(place).not.toHaveProperty('opening_hours');
    expect(place.schedule).toBe('Every Monday and Tuesday, 9 am to 5 pm');
  });
});
