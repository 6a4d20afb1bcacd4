import { describe, expect, test } from 'vitest';
import { featuredEvents, seedEvents } from '../../seeds/events';
import { comingSoon, commentCount, featureEvents, forumsSoon, peerSupportSoon } from './community';

test('the community page has the specified texts', () => {
  expect(forumsSoon).toBe('Forums feature is coming soon!');
  expect(peerSupportSoon).toBe('Peer Support feature is coming soon!');
  expect(comingSoon).toBe('Coming soon');
});

test('the number of comments is put into words', () => {
  expect([0, 1, 8].map(commentCount)).toEqual(['0 comments', '1 comment', '8 comments']);
});

describe('featured events', () => {
  const firstRun = new Date(2026, 10, 21, 9);
  const later = new Date(2026, 11, 1, 23, 30);

  test('are the three of the seeds, each leading to itself', () => {
    const featured = featureEvents(featuredEvents(firstRun), seedEvents(firstRun), firstRun);
    expect(featured.map(({ href }) => href)).toEqual(['/events?item=1', '/events?item=4', '/events?item=6']);
    expect(featured.some(({ past }) => past)).toBe(false);
  });

  test('have the day and the wording of the events page, and say when they are past', () => {
    const kept = seedEvents(firstRun).map((event) => ({ ...event, title: `${event.title}!` }));
    const featured = featureEvents(featuredEvents(later), kept, later);
    expect(featured.map(({ event, past }) => `${event.date} ${event.title} ${past}`)).toEqual([
      '2026-11-26 Free Blood Pressure Check! true',
      '2026-12-11 Morning Tea and Chat! false',
      '2026-12-25 Walking Group! false',
    ]);
  });

  test('are not past before their end', () => {
    const isPastAt = (moment: string) =>
      featureEvents(featuredEvents(firstRun), seedEvents(firstRun), new Date(moment))[0]?.past;
    expect([isPastAt('2026-11-26T07:00+11:00'), isPastAt('2026-11-26T23:30+11:00')]).toEqual([false, true]);
  });

  test('fall back to examples where the events page has none of them', () => {
    const featured = featureEvents(featuredEvents(firstRun), [], firstRun);
    expect(featured.map(({ href }) => href)).toEqual(['/events', '/events', '/events']);
    expect(featured.map(({ event }) => event.title)).toContain('Walking Group');
  });
});
