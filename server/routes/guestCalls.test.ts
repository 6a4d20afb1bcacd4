import { describe, expect, test } from 'vitest';
import { ann, bob, startGuestServer } from '@/testing/server/guestServer';

const { community, path, asks, calls, change, ring, coming, told, finish, order } = startGuestServer();

describe('the list of due calls', () => {
  test('says what has changed, until an organiser has called', async () => {
    await change();
    await ring(ann);
    await change({ date: '2026-12-12', starts: '10:00', ends: '12:00', location: 'Library' });
    const [call] = await calls('admin');
    expect(call).toMatchObject({
      name: 'Ann Lee',
      phone: '0491 570 156',
      about: 'Tea, Friday 11 December 2026',
      tell: ['It moved to Saturday 12 December 2026, 10 am to 12 noon.', 'It is at Library now.'],
    });
    // It moves once more during the call.
    await change({ date: '2026-12-13' });
    expect(await finish(call!)).toBe('changed');
    const [next] = await calls();
    expect(next!.tell).toEqual(['It moved to Sunday 13 December 2026.']);
    expect(await finish(next!)).toBe('done');
    expect(await calls()).toEqual([]);
    expect(await finish({ ...next!, id: 999_999 })).toBe('gone');
  });

  test('names nobody where a change was taken back before anybody called', async () => {
    await change();
    await ring(ann);
    await change({ cancelled: '' });
    expect(await told()).toEqual([['Ann Lee', 'It is cancelled.']]);
    await change();
    expect(await told()).toEqual([]);
  });

  test('says that an event is cancelled and why, and that it takes place after all', async () => {
    await change();
    await ring(ann);
    await change({ cancelled: 'The hall is flooded.' });
    expect(await told()).toEqual([['Ann Lee', 'It is cancelled.', 'Why: The hall is flooded.']]);
    await finish((await calls())[0]!);
    expect(await told()).toEqual([]);
    await change();
    expect(await told()).toEqual([['Ann Lee', 'It takes place after all.', 'They still have a place.']]);
  });

  test('goes on after an event was deleted, and guests come back with it, in line as before', async () => {
    await change({ capacity: 1 });
    await ring(ann);
    await community.as('user')('PUT', `${path()}/waiting`);
    await ring({ ...bob, places: 1, waits: true });
    await community.as('other')('PUT', `${path()}/waiting`);
    await ring({ ...ann, name: 'Carl Lee', waits: true });
    const before = await order();
    await community.as('healthcare')('DELETE', path());
    expect(await told()).toEqual(['Ann Lee', 'Bob Ng', 'Carl Lee'].map((name) => [name, 'It is cancelled.']));
    await change({ capacity: 1 });
    expect(await told()).toEqual([]);
    expect(await order()).toEqual(before);
    expect(await coming()).toBe(1);
  });

  test('is counted without names', async () => {
    await change();
    await ring(ann);
    const { count } = (await asks('healthcare', 'GET', 'guest-calls/count')).body as { count: number };
    await change({ date: '2026-12-12' });
    expect((await asks('healthcare', 'GET', 'guest-calls/count')).body).toEqual({ count: count + 1 });
  });
});
