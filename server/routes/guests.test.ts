import { describe, expect, test } from 'vitest';
import { ann, bob, startGuestServer } from '@/testing/server/guestServer';

const { community, path, asks, list, calls, change, ring, coming, told, finish, order } = startGuestServer();

describe('a guest who rang', () => {
  test('is counted, and stands among who is coming with their number, who put them down and when', async () => {
    await change();
    expect(await ring(bob)).toEqual({ result: 'registered', id: expect.any(Number) as number });
    expect(await coming()).toBe(2);
    const addedAt = new Date(community.server.parts.now()).toISOString();
    expect(await list()).toEqual([
      {
        email: '',
        name: 'Bob Ng',
        position: null,
        since: addedAt,
        places: 2,
        guest: {
          id: expect.any(Number) as number,
          phone: '03 9123 4567',
          addedBy: 'nurse.lee@example.org',
          addedAt,
          call: null,
        },
      },
    ]);
  });

  test('is not put down twice, and two people who share a telephone both are', async () => {
    await change();
    await ring(ann);
    expect(await ring({ ...ann, name: ' ann  lee ', phone: '+61 491 570 156' })).toEqual({
      result: 'already',
      id: null,
    });
    expect((await ring({ ...ann, name: 'Carl Lee' })).result).toBe('registered');
    expect(await coming()).toBe(2);
  });

  test.each([
    [{ ...ann, name: ' ' }, 'Enter their name. Look at: name.'],
    [{ ...ann, phone: '' }, 'Enter a phone number, like 03 9123 4567. Look at: phone.'],
    [{ ...ann, phone: 'N/A' }, 'Enter a phone number, like 03 9123 4567. Look at: phone.'],
    [{ ...ann, phone: '9123 4567' }, expect.stringContaining('has no area code') as string],
  ])('of whom is written %j is not put down', async (guest, error) => {
    await change();
    expect(await asks('healthcare', 'POST', `${path()}/guests`, guest)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', error },
    });
    expect(await coming()).toBe(0);
  });

  test('waits only where they were told so, behind those before them and before those after', async () => {
    await change({ capacity: 1 });
    await community.as('user')('PUT', `${path()}/registration`);
    expect(await ring(ann)).toEqual({ result: 'full', id: null });
    await community.as('other')('PUT', `${path()}/waiting`);
    expect((await ring({ ...ann, waits: true })).result).toBe(2);
    expect((await asks('admin', 'PUT', `${path()}/waiting`)).body).toEqual({ result: 3 });
    expect((await asks('admin', 'GET', 'registrations')).body['waiting']).toContainEqual({
      eventId: community.round,
      number: 3,
    });
    expect(await order()).toEqual([
      'george@example.org has a place',
      'margaret@example.org 1',
      'Ann Lee 2',
      'admin@example.org 3',
    ]);
    for (const who of ['user', 'other'] as const) await community.as(who)('DELETE', `${path()}/registration`);
    expect(await order()).toEqual(['Ann Lee has a place', 'admin@example.org 1']);
    expect(await coming()).toBe(1);
    expect(await told()).toEqual([['Ann Lee', 'They have a place now.']]);
  });

  test('waits for both places, and nobody overtakes them', async () => {
    await change({ capacity: 2 });
    await community.as('user')('PUT', `${path()}/registration`);
    expect((await ring({ ...bob, waits: true })).result).toBe(1);
    expect((await asks('other', 'PUT', `${path()}/registration`)).body).toEqual({ result: 'full' });
    await community.as('user')('DELETE', `${path()}/registration`);
    expect(await coming()).toBe(2);
    expect(await told()).toEqual([['Bob Ng', 'They have 2 places, one for a support person now.']]);
  });

  test('is taken off, so that the next has the place, and comes back to the first place in line', async () => {
    await change({ capacity: 1 });
    const { id } = await ring(ann);
    await community.as('other')('PUT', `${path()}/waiting`);
    expect((await asks('admin', 'DELETE', `${path()}/guests/${id}`)).body).toEqual({ removed: true });
    expect(await order()).toEqual(['margaret@example.org has a place']);
    await community.as('user')('PUT', `${path()}/waiting`);
    const back = await asks('admin', 'PUT', `${path()}/guests/${id}/undo-removal`);
    expect(back.body).toEqual({ result: 1 });
    expect(await order()).toEqual(['margaret@example.org has a place', 'Ann Lee 1', 'george@example.org 2']);
    expect((await asks('admin', 'DELETE', `${path()}/guests/${id}`)).body).toEqual({ removed: true });
    expect((await asks('admin', 'DELETE', `${path()}/guests/${id}`)).body).toEqual({ removed: false });
    community.server.turnClock(11 * 60_000);
    expect((await asks('admin', 'PUT', `${path()}/guests/${id}/undo-removal`)).body).toEqual({
      result: 'late',
    });
  });

  test('is not put down for an event that is cancelled, over or not there', async () => {
    await change({ cancelled: '' });
    expect((await ring(ann)).result).toBe('gone');
    await change({ date: '2026-11-01' });
    expect((await ring(ann)).result).toBe('over');
    await community.as('healthcare')('DELETE', path());
    expect((await ring(ann)).result).toBe('gone');
  });
});

test('only organisers put people down, and see them and whom to call', async () => {
  await change();
  const { id } = await ring(ann);
  await change({ date: '2026-12-12' });
  for (const [method, url, body] of [
    ['POST', `${path()}/guests`, bob],
    ['DELETE', `${path()}/guests/${id}`],
    ['PUT', `${path()}/guests/${id}/undo-removal`],
    ['GET', `${path()}/registrations`],
    ['GET', 'guest-calls'],
    ['GET', 'guest-calls/count'],
    ['PUT', `guest-calls/${id}/done`, { state: 'any' }],
  ] as const) {
    expect((await asks('user', method, url, body)).status).toBe(403);
    expect((await asks('visitor', method, url, body)).status).toBe(401);
  }
  const shown = await asks('visitor', 'GET', path());
  expect(JSON.stringify(shown.body)).not.toMatch(/Ann|0491/);
});

test('an organiser can write to addresses of attendees only, also where a guest has none', async () => {
  await change();
  await ring(ann);
  const body = { to: 'stranger@example.net', subject: 'Hello', text: 'Hello' };
  expect((await asks('healthcare', 'POST', `${path()}/emails`, body)).status).toBe(404);
});

test('actions on guests are recorded, without their names', async () => {
  await change({ title: `Tea ${community.round}` });
  const { id } = await ring(ann);
  await asks('healthcare', 'DELETE', `${path()}/guests/${id}`);
  await asks('healthcare', 'PUT', `${path()}/guests/${id}/undo-removal`);
  await change({ title: `Tea ${community.round}`, date: '2026-12-12' });
  await finish((await calls())[0]!);
  const { entries } = (await asks('admin', 'GET', 'audit')).body as {
    entries: { who: string; what: string; about?: string }[];
  };
  const written = entries.filter(({ about }) => about?.startsWith(`Tea ${community.round},`));
  expect(written.map(({ who, what }) => `${who} ${what}`).toSorted()).toEqual(
    ['added', 'brought-back', 'called', 'removed'].map((what) => `nurse.lee@example.org guest-${what}`),
  );
  expect(entries.some(({ what }) => what === 'guest-calls-viewed')).toBe(true);
  expect(JSON.stringify(entries)).not.toMatch(/Ann|0491/);
});
