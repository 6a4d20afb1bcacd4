import { expect, test } from 'vitest';
import {
  asItWasLine,
  asTheyWereLine,
  showWaiting,
  shownLine,
  waitingLine,
  type WaitingTitles,
} from './listUpdates';

const noun = { one: 'event', many: 'events' };
const titles = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);
const waiting = (added: number, changed = 0, gone = 0): WaitingTitles => ({
  added: titles(added),
  changed: titles(changed),
  gone: titles(gone),
});

test.each([
  [waiting(2), '2 new events.', 'Show them'],
  [waiting(1), '1 new event.', 'Show it'],
  [waiting(0, 1), '1 event has changed.', 'Show it'],
  [waiting(0, 2, 1), '2 events have changed, 1 has gone.', 'Show them'],
  [waiting(0, 0, 1), '1 event has gone.', 'Take it off the list'],
  [waiting(0, 0, 3), '3 events have gone.', 'Take them off the list'],
  [waiting(1, 1), '1 new event, 1 changed.', 'Show them'],
  [waiting(1, 1, 2), '1 new event, 1 changed, 2 gone.', 'Show them'],
])('%j waits: "%s", "%s"', (what, line, button) => {
  expect(waitingLine(what, noun)).toBe(line);
  expect(showWaiting(what)).toBe(button);
});

test('nothing that waits is nothing to say', () => {
  expect(waitingLine(waiting(0), noun)).toBeNull();
});

test('shown changes are named, so that people know what to look for', () => {
  expect(shownLine({ added: ['Choir', 'Tea'], changed: [], gone: ['Chess'] })).toBe(
    'New: Choir; Tea. Gone: Chess.',
  );
  expect(shownLine(waiting(3, 1))).toBe('New: T1; T2; T3. Changed: T1.');
  expect(shownLine(waiting(5))).toBe('New: T1; T2; T3; and 2 more.');
});

test('a kept list says when it was read, with the day unless it was today', () => {
  const now = new Date(2026, 10, 24, 15);
  expect(asItWasLine(new Date(2026, 10, 24, 10, 40), now)).toBe(
    'No connection. This is the list as it was at 10:40 am.',
  );
  expect(asItWasLine(new Date(2026, 10, 23, 10, 40), now)).toBe(
    'No connection. This is the list as it was on Monday 23 November at 10:40 am.',
  );
  expect(asItWasLine(null, now)).toBe('No connection. This is the list as you last saw it.');
});

test("so do a person's own places", () => {
  const now = new Date(2026, 10, 24, 15);
  expect(asTheyWereLine(new Date(2026, 10, 24, 10, 40), now)).toBe('Your places as they were at 10:40 am.');
  expect(asTheyWereLine(null, now)).toBe('Your places as you last saw them.');
});
