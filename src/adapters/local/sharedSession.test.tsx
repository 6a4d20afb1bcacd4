import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshStorage } from './freshStorage';
import { inAnotherTab } from './otherTabs';
import { createLocalSharedSession } from './sharedSession';

beforeEach(freshStorage);

const day = 24 * 60 * 60_000;

describe('the use of a shared computer in storage', () => {
  test('goes on after a reload, and says nothing about the person', () => {
    createLocalSharedSession().begin(1000);
    const again = createLocalSharedSession();
    again.begin(2000);
    expect(again.lastUse()).toBe(1000);
    const label = sessionStorage.getItem('ageBetter.sharedLabel')!;
    expect(label).toMatch(/^\d+(?:-\d+){3}$/);
    expect({ ...localStorage }).toEqual({ [`ageBetter.sharedUse.${label}`]: '1000' });
  });

  test('is the same in a duplicated tab, whose use is told', async () => {
    const session = createLocalSharedSession();
    session.begin(1000);
    const key = `ageBetter.sharedUse.${sessionStorage.getItem('ageBetter.sharedLabel')}`;
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    await inAnotherTab((tab) => tab.localStorage.setItem(key, '5000'));
    expect(session.lastUse()).toBe(5000);
    expect(listener).toHaveBeenCalledTimes(1);
    await inAnotherTab((tab) => tab.localStorage.removeItem(key));
    expect(session.lastUse()).toBeNull();
  });

  test('has ended for a tab that slept or crashed through the end of the other one', () => {
    createLocalSharedSession().begin(1000);
    localStorage.clear();
    const woken = createLocalSharedSession();
    woken.begin(2000);
    expect(woken.lastUse()).toBeNull();
  });

  test('is another one after its end', () => {
    const session = createLocalSharedSession();
    session.begin(1000);
    session.end();
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
    session.begin(3000);
    expect(session.lastUse()).toBe(3000);
  });

  test('sweeps away the marks of sessions whose browser never came back, and no others', () => {
    localStorage.setItem('ageBetter.sharedUse.old', '1000');
    localStorage.setItem('ageBetter.sharedUse.broken', 'x');
    localStorage.setItem('ageBetter.sharedUse.other', String(2 * day - 1000));
    const session = createLocalSharedSession();
    session.begin(2 * day);
    expect(Object.keys(localStorage)).toHaveLength(2);
    expect(localStorage.getItem('ageBetter.sharedUse.other')).not.toBeNull();
  });
});
