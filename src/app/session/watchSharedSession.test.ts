import { expect, test, vi } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryCurrentUser } from '../../adapters/memory/currentUser';
import { createMemoryDeviceUse } from '../../adapters/memory/deviceUse';
import { watchSharedSession } from './watchSharedSession';

const minute = 60_000;

/** Tabs of one login, each with events of its own. */
function open(minutes = 15) {
  const clock = createMemoryClock(new Date(Date.UTC(2026, 10, 24)));
  const { session } = createMemoryDeviceUse(createMemoryCurrentUser());
  const tab = () => {
    const target = new EventTarget();
    const onWarning = vi.fn<(open: boolean) => void>();
    const onUse = vi.fn<() => void>();
    const onEnd = vi.fn<(why: 'unused' | 'elsewhere') => void>();
    const watch = watchSharedSession({ clock, session, minutes, target, onWarning, onUse, onEnd });
    return {
      ...watch,
      onWarning,
      onUse,
      onEnd,
      happens: (type: string) => target.dispatchEvent(new Event(type)),
    };
  };
  return { clock, session, tab };
}

test('a shared session warns two minutes before its end, and ends', () => {
  const { clock, tab } = open();
  const { onWarning, onEnd } = tab();
  clock.pass(13 * minute - 1);
  expect(onWarning).not.toHaveBeenCalled();
  clock.pass(1);
  expect(onWarning.mock.calls).toEqual([[true]]);
  clock.pass(2 * minute - 1);
  expect(onEnd).not.toHaveBeenCalled();
  clock.pass(1);
  expect(onEnd.mock.calls).toEqual([['unused']]);
  expect(onWarning.mock.calls).toEqual([[true], [false]]);
  clock.pass(60 * minute);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each(['keydown', 'pointerdown', 'pointermove', 'touchstart', 'focusin'])(
  'a shared session goes on after a %s',
  (type) => {
    const { clock, tab } = open();
    const { onWarning, happens } = tab();
    clock.pass(12 * minute);
    happens(type);
    clock.pass(12 * minute);
    expect(onWarning).not.toHaveBeenCalled();
    clock.pass(minute);
    expect(onWarning).toHaveBeenCalledTimes(1);
  },
);

test('coming back to the page is not use of a shared computer', () => {
  const { clock, tab } = open();
  const { onWarning, happens } = tab();
  clock.pass(12 * minute);
  for (const type of ['focus', 'visibilitychange', 'pageshow']) happens(type);
  clock.pass(minute);
  expect(onWarning).toHaveBeenCalledTimes(1);
});

test('while the warning of a shared session is open, only its button counts', () => {
  const { clock, tab } = open();
  const { onWarning, onEnd, happens, stay } = tab();
  clock.pass(13 * minute);
  happens('pointermove');
  happens('keydown');
  clock.pass(minute);
  expect(onWarning.mock.calls).toEqual([[true]]);
  stay();
  expect(onWarning.mock.calls).toEqual([[true], [false]]);
  clock.pass(13 * minute - 1);
  expect(onEnd).not.toHaveBeenCalled();
  expect(onWarning).toHaveBeenCalledTimes(2);
  clock.pass(1);
  expect(onWarning).toHaveBeenCalledTimes(3);
});

test('typing alone counts as activity each second', () => {
  const { clock, tab } = open();
  const { onUse, onEnd, happens } = tab();
  for (let second = 0; second < 600; second += 1) {
    clock.pass(500);
    happens('keydown');
    clock.pass(500);
    happens('keydown');
  }
  expect(onUse).toHaveBeenCalledTimes(600);
  expect(onEnd).not.toHaveBeenCalled();
});

test('the button of the warning is use, and what happens while it is open is not', () => {
  const { clock, tab } = open();
  const { onUse, happens, stay } = tab();
  clock.pass(13 * minute);
  happens('pointermove');
  expect(onUse).not.toHaveBeenCalled();
  stay();
  expect(onUse).toHaveBeenCalledTimes(1);
});

test('a warning that comes late keeps the login for as long as it is open', () => {
  const { clock, session, tab } = open();
  const { onUse, onWarning, happens } = tab();
  // It slept: no callback came.
  session.use(clock.now().getTime() - 14.5 * minute);
  happens('visibilitychange');
  expect(onWarning.mock.calls).toEqual([[true]]);
  expect(onUse).toHaveBeenCalledTimes(1);
  clock.pass(minute);
  happens('visibilitychange');
  expect(onUse).toHaveBeenCalledTimes(1);
});

test.each(['pointermove', 'visibilitychange', 'focus', 'pageshow'])(
  'a shared session that slept a night ends with the first %s, before it counts as use',
  (type) => {
    const { clock, session, tab } = open();
    const { onEnd, happens } = tab();
    // Timers slept as well: the time has passed, and no callback came.
    session.use(clock.now().getTime() - 10 * 60 * minute);
    happens(type);
    expect(onEnd.mock.calls).toEqual([['unused']]);
  },
);

test('a button pressed too late does not go on with a shared session', () => {
  const { clock, session, tab } = open();
  const { onEnd, stay } = tab();
  clock.pass(13 * minute);
  // It slept with its warning.
  vi.spyOn(clock, 'now').mockReturnValue(new Date(clock.now().getTime() + 60 * minute));
  stay();
  expect(onEnd.mock.calls).toEqual([['unused']]);
  expect(session.lastUse()).not.toBe(clock.now().getTime());
});

test('a clock set back does not make a shared session longer than a new one', () => {
  const { clock, session, tab } = open();
  const { onWarning, happens } = tab();
  session.use(clock.now().getTime() + 7 * 24 * 60 * minute);
  happens('focus');
  clock.pass(13 * minute);
  expect(onWarning.mock.calls).toEqual([[true]]);
});

test('use in one tab keeps the other one going, and closes its warning', () => {
  const { clock, tab } = open();
  const [first, second] = [tab(), tab()];
  clock.pass(13 * minute);
  expect(first.onWarning.mock.calls).toEqual([[true]]);
  expect(second.onWarning.mock.calls).toEqual([[true]]);
  clock.pass(1000);
  second.stay();
  first.happens('focus');
  expect(first.onWarning.mock.calls).toEqual([[true], [false]]);
  clock.pass(3 * minute);
  expect(first.onEnd).not.toHaveBeenCalled();
});

test('the end in one tab is the end in all of them', () => {
  const { session, tab } = open();
  const { onEnd, happens } = tab();
  session.end();
  happens('focus');
  expect(onEnd.mock.calls).toEqual([['elsewhere']]);
});
