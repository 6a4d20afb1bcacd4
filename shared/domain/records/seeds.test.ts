import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addMonths, dayOf, daysBetween, parseDay } from '../text/dates';
import { averageOf } from '../resources/ratings';
import { readBody } from '../resources/resourceBody';
import { resourceCategories } from '../resources/resourceCategories';
import { serviceTypes } from '../services/serviceLocation';
import { seedAppointments } from '../../seeds/appointments';
import { featuredEvents, seedEvents } from '../../seeds/events';
import { seedForumPosts } from '../../seeds/forumPosts';
import { helpNumbers } from '../../seeds/helpNumbers';
import { homeResources } from '../../seeds/homeResources';
import { locations } from '../../seeds/locations';
import { mainNumbers } from '../../seeds/mainNumbers';
import { news } from '../../seeds/news';
import { seedResources } from '../../seeds/resources';
import { sampleOwner } from '../../seeds/sampleOwner';
import { sampleUsers, seedUsers } from '../../seeds/users';

const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

/** First runs early and late, and just before each clock change: the sample dates must come out right after it. */
const firstRuns = ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth'].flatMap((zone) =>
  ['2026-11-21T07:00', '2026-11-21T23:30', '2026-10-02T23:30', '2027-04-02T07:00', '2028-02-29T07:00'].map(
    (time) => ({ zone, time }),
  ),
);

describe.each(firstRuns)('the seeds at a first run in $zone on $time', ({ zone, time }) => {
  let now: Date;
  beforeEach(() => {
    process.env.TZ = zone;
    now = new Date(time);
  });

  test('have recent logins, five of the seven within 30 days', () => {
    const days = seedUsers(now).map(({ lastLogin }) => daysBetween(new Date(lastLogin), now));
    expect(days).toEqual(sampleUsers.map(({ daysAway }) => daysAway));
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(new Set(days).size).toBe(7);
    expect(days.filter((number) => number <= 30)).toHaveLength(5);
  });

  test('have events 5, 9, 14, 20, 27 and 34 days ahead', () => {
    const days = seedEvents(now).map(({ date }) => daysBetween(now, parseDay(date)!));
    expect(days).toEqual([5, 9, 14, 20, 27, 34]);
  });

  test('have appointments on bookable days and within the hours shown, without overlaps', () => {
    const last = addMonths(now, 3);
    let free = now.getTime();
    for (const { start, end } of seedAppointments(now)) {
      const [from, to] = [new Date(start), new Date(end)];
      expect(from.getTime()).toBeGreaterThanOrEqual(free);
      expect(from.getHours() * 60 + from.getMinutes()).toBeGreaterThanOrEqual(8 * 60);
      expect(to.getHours() * 60 + to.getMinutes()).toBeLessThanOrEqual(20 * 60);
      expect(dayOf(to)).toBe(dayOf(from));
      expect(to.getTime() - from.getTime()).toBeGreaterThanOrEqual(30 * 60_000);
      expect([0, 30]).toContain(from.getMinutes());
      expect(to.getTime()).toBeLessThan(last.getTime());
      free = to.getTime();
    }
  });

  test('have ratings and posts from the past', () => {
    for (const { ratings } of seedResources(now))
      for (const { timestamp } of ratings) expect(Date.parse(timestamp)).toBeLessThan(now.getTime());
    for (const { date } of seedForumPosts(now)) expect(parseDay(date)!.getTime()).toBeLessThan(now.getTime());
  });
});

const now = new Date(2026, 10, 21, 9);

test('the seeds have seven people, none of them real: one administrator, two healthcare workers, four users', () => {
  const users = seedUsers(now);
  expect(users.map(({ role }) => role).toSorted()).toEqual(
    ['admin', 'healthcare', 'healthcare', 'user', 'user', 'user', 'user'].toSorted(),
  );
  expect(new Set(users.map(({ id }) => id)).size).toBe(7);
  for (const user of users) {
    expect(user.email).toMatch(/^[a-z.]+@example\.org$/);
    expect(user.username).toBe(user.email);
    expect(user.token).toBe('');
  }
});

test('the seeds have ten resources in all seven categories; one to three have ratings of people who may rate', () => {
  const resources = seedResources(now);
  expect(resources.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(resources.map(({ category }) => category))).toEqual(new Set(resourceCategories));
  expect(resources.filter(({ type }) => type === 'video').map(({ id }) => id)).toEqual([2, 5, 7]);
  expect(resources.filter(({ ratings }) => ratings.length > 0).map(({ id }) => id)).toEqual([1, 2, 3]);
  const raters = new Set(sampleUsers.filter(({ role }) => role !== 'healthcare').map(({ email }) => email));
  for (const { ratings, averageRating, body, checkedOn, sample } of resources) {
    expect(averageRating).toBe(averageOf(ratings));
    expect(ratings.every(({ userId }) => raters.has(userId))).toBe(true);
    expect(new Set(ratings.map(({ userId }) => userId)).size).toBe(ratings.length);
    expect(readBody(body!).length).toBeGreaterThan(3);
    expect(parseDay(checkedOn!)).not.toBeNull();
    expect(sample).toBe(true);
  }
});

test('the seeds have six events, among them a full one and one without registrations', () => {
  const events = seedEvents(now);
  expect(events.map(({ category }) => category)).toEqual([
    'health',
    'fitness',
    'education',
    'social',
    'education',
    'fitness',
  ]);
  expect(events.filter(({ attendees, capacity }) => attendees === capacity).map(({ id }) => id)).toEqual([2]);
  expect(events.filter(({ attendees }) => attendees === 0).map(({ id }) => id)).toEqual([4]);
  expect(events.every(({ sample }) => sample)).toBe(true);
  expect(featuredEvents(now)).toHaveLength(3);
});

test('the seeds have eight appointments of the sample person', () => {
  const appointments = seedAppointments(now);
  expect(appointments.map(({ id }) => id)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `mock-${number}`),
  );
  expect(new Set(appointments.map(({ userId }) => userId))).toEqual(new Set([sampleOwner]));
  expect(sampleUsers.find(({ email }) => email === sampleOwner)?.role).toBe('user');
  expect(appointments.every(({ sample, allDay }) => sample && !allDay)).toBe(true);
});

test('the seeds have thirty sample service locations in Australia, six of each kind', () => {
  expect(locations.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  for (const type of serviceTypes) expect(locations.filter((one) => one.type === type)).toHaveLength(6);
  for (const { lat, lng, sample } of locations) {
    expect(lat).toBeGreaterThan(-44);
    expect(lat).toBeLessThan(-10);
    expect(lng).toBeGreaterThan(112);
    expect(lng).toBeLessThan(154);
    expect(sample).toBe(true);
  }
  expect([locations[0]!.name, locations[29]!.name]).toEqual([
    'Carlton Community Health Centre',
    'St Kilda Walking Group',
  ]);
  expect(new Set(locations.map(({ state }) => state)).size).toBe(8);
});

test('the links of the home page and the news lead to existing things', () => {
  const titles = new Map(seedResources(now).map(({ id, title }) => [`/resources?item=${id}`, title]));
  for (const { url, title } of homeResources) expect(titles.get(url)).toBe(title);
  expect(homeResources).toHaveLength(3);
  expect(news).toHaveLength(3);
  const addresses = new Set([...titles.keys(), ...seedEvents(now).map(({ id }) => `/events?item=${id}`)]);
  for (const { url } of news) expect(addresses).toContain(url);
});

describe('the help numbers', () => {
  const numbers = helpNumbers.map(({ number }) => number);

  test('start with the four of the strip, in the specified words', () => {
    expect(mainNumbers.map(({ name, number }) => `${name}: ${number}`)).toEqual([
      'Emergency: 000',
      'My Aged Care: 1800 200 422',
      'Health advice from a nurse: 1800 633 422',
      'Lifeline: 13 11 14',
    ]);
    for (const [index, main] of mainNumbers.entries()) expect(helpNumbers[index]).toMatchObject(main);
  });

  test('are the only numbers in the sample texts', () => {
    const texts = [...seedResources(now), ...seedEvents(now), ...seedForumPosts(now), ...news].map((one) =>
      JSON.stringify(one).replaceAll(/"\d{4}-\d\d-\d\d[^"]*"/g, ''),
    );
    const given = texts.flatMap((text) => text.match(/\b(?:000|1[38]\d{0,2}(?: \d{2,4}){1,3})\b/g) ?? []);
    expect(given.length).toBeGreaterThan(4);
    for (const number of given) expect(numbers).toContain(number);
  });

  test('are complete and unique, and the unconfirmed ones are marked', () => {
    expect(new Set(helpNumbers.map(({ id }) => id)).size).toBe(helpNumbers.length);
    for (const { number, website, checkedOn } of helpNumbers) {
      expect(number ?? website).toBeDefined();
      expect(website?.address ?? 'https://').toMatch(/^https:\/\//);
      expect(parseDay(checkedOn)).not.toBeNull();
    }
    expect(numbers).toEqual([
      '000',
      '1800 200 422',
      '1800 633 422',
      '13 11 14',
      '1300 22 4636',
      '1800 100 500',
      '1800 422 737',
      '1800 700 600',
      '1800 353 374',
      '13 11 26',
      '1800 737 732',
      '131 450',
      null,
      '1800 022 222',
    ]);
    expect(helpNumbers.filter(({ confidence }) => confidence === 'medium').map(({ id }) => id)).toEqual([
      'nurse',
      'carer-gateway',
      'healthdirect',
    ]);
  });
});

test('no text of the seeds calls people elderly', () => {
  const everything = [
    seedResources(now),
    seedEvents(now),
    news,
    homeResources,
    helpNumbers,
    seedForumPosts(now),
  ];
  expect(JSON.stringify(everything)).not.toMatch(/elderly/i);
});
