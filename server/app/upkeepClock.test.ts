import { expect, test } from 'vitest';
import { createUpkeepClock } from './upkeepClock';

const hour = 60 * 60 * 1000;
const month = 30 * 24 * hour;

function clocks() {
  let [now, monotonic] = [Date.UTC(2026, 10, 21), 0];
  return {
    read: createUpkeepClock(
      () => now,
      () => monotonic,
    ),
    now: () => now,
    elapse(by: number) {
      now += by;
      monotonic += by;
    },
    turn: (by: number) => void (now += by),
  };
}

test('upkeep follows a clock that goes, and one that was set back', () => {
  const { read, now, elapse, turn } = clocks();
  for (let i = 0; i < 50; i += 1) {
    elapse(hour);
    expect(read()).toBe(now());
  }
  turn(-month);
  expect(read()).toBe(now());
  elapse(hour);
  expect(read()).toBe(now());
});

test('upkeep believes a clock that was set forward after a day, and never one that was set back meanwhile', () => {
  const { read, now, elapse, turn } = clocks();
  turn(month);
  for (let i = 0; i < 24; i += 1) {
    expect(read()).toBe(now() - month);
    elapse(hour);
  }
  expect(read()).toBe(now());
  turn(month);
  elapse(hour);
  expect(read()).toBe(now() - month);
  turn(-month);
  elapse(30 * hour);
  expect(read()).toBe(now());
});
