import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { TimedAnswer } from '@/shared/domain/text/deviceClock';
import type { Clock } from '../../ports/clock';
import { openClockNotice } from './clockNotice';
import { SiteNotice, type SiteNoticeProps } from './SiteNotice';

const day = 86_400_000;
const here = Date.parse('2026-11-24T10:00:00+11:00');

/** Makes a response of this moment. @param server the server's time. */
const answerOf = (clock: Clock, server: number): TimedAnswer => {
  const now = clock.now().getTime();
  return { date: new Date(server).toUTCString(), age: null, asked: now, answered: now };
};

let end = () => {};
afterEach(() => end());

/** Opens the line on a device whose clock is ahead by this much. */
function openOn(ahead: number) {
  const passing = createMemoryClock(new Date(here));
  let setTo = ahead;
  const clock = { ...passing, now: () => new Date(passing.now().getTime() + setTo) };
  const lines: (SiteNoticeProps | null)[] = [];
  const look = openClockNotice(createMemoryPorts({ clock }), answerOf(clock, here), (line) => {
    lines.push(line);
  });
  // An open line closes when the clock is right.
  end = () => look(answerOf(clock, clock.now().getTime()));
  /** Sets the device's clock ahead by this many milliseconds. */
  const set = (next: number) => void (setTo = next);
  return { clock, lines, look, set };
}
const line = () => page.getByRole('complementary', { name: 'The date of your device' });
const isGone = (lines: readonly unknown[]) => lines.length > 0 && lines.at(-1) === null;

test('the line says both dates and what to do, and a button closes it for good', async () => {
  const { clock, lines, look } = openOn(-2 * day);
  await render(<SiteNotice {...lines[0]!} />);
  await expect
    .element(line())
    .toHaveTextContent(
      'Your device says Sunday 22 November, but here it is Tuesday 24 November. Set the date of your device, or ask somebody to help.',
    );
  await userEvent.tab();
  await expect.element(line().getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(isGone(lines)).toBe(true);
  const count = lines.length;
  look(answerOf(clock, here));
  clock.pass(60_000);
  window.dispatchEvent(new Event('focus'));
  expect(lines).toHaveLength(count);
});

test('the line goes at an answer that shows that the clock is right', () => {
  const { clock, lines, look } = openOn(-2 * day);
  look({ ...answerOf(clock, clock.now().getTime()), age: '30' });
  look({ ...answerOf(clock, clock.now().getTime()), date: null });
  expect(isGone(lines)).toBe(false);
  look(answerOf(clock, clock.now().getTime()));
  expect(isGone(lines)).toBe(true);
});

test.each([
  ['a minute later', (pass: (milliseconds: number) => void) => pass(60_000)],
  ['when the person returns to the window', () => window.dispatchEvent(new Event('focus'))],
  ['when the person returns to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the line goes without an answer when the clock is set right: %s', (_, happens) => {
  const { clock, lines, set } = openOn(-2 * day);
  happens(clock.pass);
  expect(isGone(lines)).toBe(false);
  set(0);
  happens(clock.pass);
  expect(isGone(lines)).toBe(true);
});

test('the line says another date where the clock is set to one that is wrong as well, under one name', () => {
  const { lines, set } = openOn(-20 * day);
  set(-18 * day);
  window.dispatchEvent(new Event('focus'));
  expect(lines.at(-1)?.text).toContain('Your device says Friday 6 November, but here it is Tuesday 24');
  expect(new Set(lines.map((one) => one?.once))).toEqual(new Set(['clock']));
});
