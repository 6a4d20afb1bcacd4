import { describe, expect, test } from 'vitest';
import { openingHoursText } from './openingHoursSyntax';
import { rowsOfJson } from './serviceFormats';
import { checkServices } from './serviceImport';

const today = '2026-11-26';
const mondays = { freq: 'WEEKLY', byday: 'MO', opens_at: '09:00', closes_at: '17:00' };

/** A service at one place. @param at what its place has of its own. */
const service = (more: object = {}, at: object = {}, location: object = {}) => ({
  name: 'Hall Class',
  attributes: [{ taxonomy_term: { name: 'Exercise' } }],
  ...more,
  service_at_locations: [
    {
      location: {
        location_type: 'physical',
        latitude: -37.8,
        longitude: 144.967,
        addresses: [
          { address_1: '1 Example Street', city: 'Carlton', state_province: 'VIC', address_type: 'physical' },
        ],
        ...location,
      },
      ...at,
    },
  ],
});
const read = (...args: Parameters<typeof service>) => {
  const { places, refused } = checkServices(rowsOfJson([service(...args)], today));
  return { place: places[0], reason: refused[0]?.reason };
};
const hoursOf = (...schedules: object[]) => {
  const { place, reason } = read({}, { schedules });
  return reason ?? (place!.opening_hours ? openingHoursText(place!.opening_hours.week) : place!.schedule);
};

describe('a service in HSDS', () => {
  test.each([
    ['defunct', 'It is closed for good (its status is "defunct"), so it stays out.'],
    ['inactive', 'It is not offered (its status is "inactive"), so it stays out.'],
    ['Defunct', 'It is closed for good (its status is "Defunct"), so it stays out.'],
    ['planned', 'We do not know the status "planned". Use active, inactive, defunct or temporarily closed.'],
  ])('of the status %s stays out and is named', (status, reason) => {
    expect(checkServices(rowsOfJson([service({ status })], today))).toMatchObject({
      places: [],
      refused: [{ row: 1, name: 'Hall Class', reason }],
    });
  });

  test('that is active has nothing more to say of it, and one that is temporarily closed keeps that', () => {
    expect(read({ status: 'active' }).place).not.toHaveProperty('status');
    expect(read({ status: 'temporarily closed' }).place).toMatchObject({ status: 'temporarily closed' });
  });

  test('keeps who may come, how to apply and what is to be known now', () => {
    const { place } = read({
      alert: 'Closed this week because of flooding.',
      eligibility_description: 'Carers welcome.',
      minimum_age: 65,
      service_areas: [{ name: 'City of Yarra' }],
      application_process: 'Ask your GP.',
      required_documents: [{ document: 'Medicare card' }],
      wait_time: '3 weeks',
    });
    expect(place).toMatchObject({
      alert: 'Closed this week because of flooding.',
      eligibility_description: 'Carers welcome. From 65 years. For people in City of Yarra.',
      application_process: 'Ask your GP. Bring: Medicare card. Waiting time: 3 weeks.',
    });
  });

  test.each([
    ['virtual', 'It is offered online or by phone, not at a place, so it stays out.'],
    ['postal', 'It has an address for letters only, not a place to go to, so it stays out.'],
  ])('at a %s place stays out and is named, with a point or without', (location_type, reason) => {
    expect(read({}, {}, { location_type }).reason).toBe(reason);
    expect(read({}, {}, { location_type, latitude: null, longitude: null }).reason).toBe(reason);
  });

  test('is where its doors are, not where its letters go', () => {
    const letters = { address_1: 'PO Box 9', city: 'Perth', state_province: 'WA', address_type: 'postal' };
    const doors = {
      address_1: '2 Example Street',
      city: 'Kew',
      state_province: 'VIC',
      address_type: 'physical',
    };
    expect(read({}, {}, { addresses: [letters, doors] }).place).toMatchObject({
      address_1: '2 Example Street',
      suburb: 'Kew',
    });
    expect(read({}, {}, { addresses: [letters] }).place).not.toHaveProperty('address_1');
  });

  test('is called at the number for speaking, with its extension, whatever is listed first', () => {
    const fax = { number: '03 5550 0009', type: 'fax' };
    const voice = { number: '03 5550 0006', type: 'voice', extension: 12 };
    expect(read({}, { phones: [fax, voice] }).place).toMatchObject({ phone: '03 5550 0006 ext 12' });
    expect(read({}, { phones: [fax, { number: '03 5550 0007' }] }).place).toMatchObject({
      phone: '03 5550 0007',
    });
    expect(read({ phones: [voice] }, { phones: [fax] }).place).toMatchObject({
      phone: '03 5550 0006 ext 12',
    });
    expect(read({}, { phones: [fax, { number: '1', type: 'textphone' }] }).place).not.toHaveProperty('phone');
  });
});

describe('the schedules in HSDS', () => {
  test.each([
    [{ interval: 2, dtstart: '2026-11-02' }, 'Every second Monday, 9 am to 5 pm, from 2 November 2026'],
    [{ interval: '2' }, 'Every second Monday, 9 am to 5 pm'],
    [{ interval: 6, byday: 'MO,TU' }, 'Every sixth Monday and Tuesday, 9 am to 5 pm'],
    [{ freq: 'MONTHLY', byday: '1MO' }, 'First Monday of the month, 9 am to 5 pm'],
    [{ freq: 'MONTHLY', byday: '1MO,3MO' }, 'First Monday and third Monday of the month, 9 am to 5 pm'],
    [{ freq: 'MONTHLY', byday: '-1FR', interval: 2 }, 'Last Friday of every second month, 9 am to 5 pm'],
    [{ byday: 'TU', bymonthday: '1,2,3,4,5,6,7' }, 'First Tuesday of the month, 9 am to 5 pm'],
    [{ byday: 'TU', bymonthday: '8' }, 'Every Tuesday, only on day 8 of the month, 9 am to 5 pm'],
    [
      { freq: 'MONTHLY', byday: '', bymonthday: '1,15' },
      'Every month, only on day 1 and 15 of the month, 9 am to 5 pm',
    ],
    [{ byweekno: '1,3' }, 'Every Monday, only in week 1 and 3 of the year, 9 am to 5 pm'],
    [{ count: 3, dtstart: '2026-11-23' }, 'Every Monday, 9 am to 5 pm, from 23 November 2026, only 3 times'],
    [{ valid_from: '2027-02-01' }, 'Every Monday, 9 am to 5 pm, from 1 February 2027'],
    [{ until: '20261231T000000Z' }, 'Every Monday, 9 am to 5 pm, until 31 December 2026'],
    [{ valid_to: 'the end of term' }, 'Every Monday, 9 am to 5 pm, until the end of term'],
    [{ attending_type: 'online' }, 'Every Monday, 9 am to 5 pm, how to come: online'],
    [{ notes: 'Not in January' }, 'Every Monday, 9 am to 5 pm; Not in January'],
    [{ freq: 'DAILY', byday: undefined }, 'Every day, 9 am to 5 pm'],
    [{ interval: 2, description: 'Ring the bell.' }, 'Every second Monday, 9 am to 5 pm; Ring the bell.'],
    [{ interval: 2, opens_at: '09:00+11:00', closes_at: '' }, 'Every second Monday, from 9 am'],
    [{ interval: 2, opens_at: '09:00+08:00' }, 'Every second Monday, 09:00+08:00 to 5 pm'],
  ])('that are more than a week become words: %o', (more, words) => {
    expect(hoursOf({ ...mondays, ...more })).toBe(words);
  });

  test('of which one is more than a week are all words', () => {
    expect(hoursOf(mondays, { ...mondays, byday: 'TU', bymonthday: '1,2,3,4,5,6,7' })).toBe(
      'Every Monday, 9 am to 5 pm; First Tuesday of the month, 9 am to 5 pm',
    );
  });

  test('that began before today are hours as any others', () => {
    expect(hoursOf({ ...mondays, valid_from: '2026-01-01', dtstart: '2026-01-05' })).toBe('Mo 09:00-17:00');
  });

  test.each([
    { valid_to: '2020-12-31' },
    { until: '2020-12-31' },
    { until: '20201231T120000Z' },
    { valid_to: '2027-12-31', until: '2020-12-31' },
    { interval: 2, valid_to: '2020-12-31' },
  ])('that have ended say nothing of today: %o', (end) => {
    const ended = { ...mondays, ...end };
    expect(hoursOf(ended, { ...mondays, byday: 'SA' })).toBe('Sa 09:00-17:00');
    expect(hoursOf(ended)).toBe('Its times ended on 31 December 2020, so it stays out.');
  });

  test('in a zone that is not the place’s say which', () => {
    expect(hoursOf({ ...mondays, timezone: '+08:00' })).toBe('Every Monday, 9 am to 5 pm (+08:00)');
  });

  test('that end today still hold', () => {
    expect(hoursOf({ ...mondays, valid_to: today })).toBe(
      'Every Monday, 9 am to 5 pm, until 26 November 2026',
    );
  });

  test('that were a few times, long ago, have ended', () => {
    expect(hoursOf({ ...mondays, dtstart: '2020-11-02', count: 3 })).toBe(
      'Its times ended on 23 November 2020, so it stays out.',
    );
  });
});
