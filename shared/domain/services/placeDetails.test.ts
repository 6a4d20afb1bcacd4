import { describe, expect, test } from 'vitest';
import type { OpeningHours } from './openingHours';
import { addressLine, directionsTo, notKnown, timesElsewhere, wrongDetailMail } from './placeDetails';
import type { ServiceLocation } from './serviceLocation';

const hall: ServiceLocation = {
  id: 7,
  name: 'Tea & Chat',
  type: 'community',
  lat: -37.8,
  lng: 144.96,
  suburb: 'Carlton',
  state: 'VIC',
  address_1: '1 Example Street',
  postal_code: '3053',
};

test.each([
  [{}, '1 Example Street, Carlton VIC 3053'],
  [{ address_1: '' }, 'Carlton VIC 3053'],
  [{ suburb: '', state: '', postal_code: '' }, '1 Example Street'],
  [{ suburb: '', postal_code: '' }, '1 Example Street, VIC'],
])('an address is one line, without gaps: %j', (more, line) => {
  expect(addressLine({ ...hall, ...more })).toBe(line);
});

test.each([
  [{}, true, 'We do not know what it costs, which languages they speak or how to get in.'],
  [{}, false, 'We do not know the phone number, what it costs, which languages they speak or how to get in.'],
  [{ languages: 'English', accessibility: 'A ramp' }, true, 'We do not know what it costs.'],
  [
    { fees_description: 'Free', languages: 'English' },
    false,
    'We do not know the phone number or how to get in.',
  ],
  [{ fees_description: 'Free', accessibility: 'A ramp' }, true, 'We do not know which languages they speak.'],
  [{ fees_description: 'Free', languages: 'English', accessibility: 'A ramp' }, true, null],
])('unknown facts about a place are named: %j', (more, hasPhone, words) => {
  expect(notKnown({ ...hall, ...more }, hasPhone)).toBe(words);
});

describe('the zone of a place', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const summer = new Date('2026-11-24T00:00:00Z');
  const winter = new Date('2026-06-24T00:00:00Z');
  const hoursIn = (zone: string): OpeningHours => ({ zone, week: [[], [], [], [], [], [], []] });

  test('is not said where it is that of this device', () => {
    for (const now of [summer, winter]) expect(timesElsewhere(hoursIn(own), now)).toBeNull();
  });

  test('is said by the name of its city', () => {
    expect(timesElsewhere(hoursIn('Australia/Lord_Howe'), summer)).toBe('Times in Lord Howe');
    expect(timesElsewhere(hoursIn('America/Argentina/Buenos_Aires'), summer)).toBe('Times in Buenos Aires');
  });

  test('is said in every season where its clocks differ in one', () => {
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'Australia/Brisbane';
      for (const now of [summer, winter])
        expect(timesElsewhere(hoursIn('Australia/Melbourne'), now)).toBe('Times in Melbourne');
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});

test('directions lead to the point of a place', () => {
  expect(directionsTo(hall)).toBe(
    'https://www.openstreetmap.org/directions?to=-37.8%2C144.96#map=15/-37.8/144.96',
  );
});

test('an email about a wrong detail names the place and its page', () => {
  const mail = new URL(wrongDetailMail('help@example.org', hall, 'https://example.org/services?item=7'));
  expect(mail.protocol + mail.pathname).toBe('mailto:help@example.org');
  expect([...mail.searchParams]).toEqual([
    ['subject', 'A detail is wrong: Tea & Chat'],
    [
      'body',
      'Place: Tea & Chat\r\nPage: https://example.org/services?item=7\r\n\r\nThis is wrong:\r\n\r\nThis is right:\r\n',
    ],
  ]);
});
