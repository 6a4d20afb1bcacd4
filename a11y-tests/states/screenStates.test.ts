import { describe, expect, test } from 'vitest';
import { allLikes, likeOf } from './likeStates';
import { screenStates, viewersOf } from './screenStates';
import { screenAt, screens } from '@/shared/domain/screens/screens';
import { decideAccess } from '@/shared/domain/auth/session';
import { parseUser } from '@/shared/domain/users/user';

describe.each(screens.map((screen) => [screen.id, screen] as const))('the states of %s', (id, screen) => {
  const states = screenStates[id];

  test('are at least one, each with a unique id', () => {
    const ids = states.map((state) => state.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of ids) expect(one).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('can be reached by a path, and by either steps or a story', () => {
    for (const { address, reach, story } of states) {
      expect(screen.path ?? address ?? story).toBeDefined();
      expect(story === undefined || reach.length === 0).toBe(true);
    }
  });

  test('are visited by people who may open the screen', () => {
    for (const { viewers = viewersOf(screen), address } of states) {
      expect(viewers.length).toBeGreaterThan(0);
      // A viewer who is redirected on purpose starts at another address.
      const { access } = address?.startsWith('/') ? { access: 'public' as const } : screen;
      const users = viewers.map((role) => parseUser({ id: '1', email: 'a@example.org', role }));
      for (const [index, role] of viewers.entries()) {
        expect(decideAccess(access, role === 'visitor' ? null : users[index]!)).toBe('allowed');
      }
    }
  });
});

test('the home page differs for each viewer; pages behind the login are visited by those who may open them', () => {
  expect(viewersOf(screenAt('/'))).toEqual(['visitor', 'user', 'admin', 'healthcare']);
  expect(viewersOf(screenAt('/admin-dashboard'))).toEqual(['admin']);
  expect(viewersOf(screenAt('/profile'))).toEqual(['user']);
  expect(viewersOf(screenAt('/help'))).toEqual(['visitor']);
});

test('the specified texts of the home page are among those that its states wait for', () => {
  const awaited = screenStates.home.flatMap(({ reach }) =>
    reach.flatMap((step) => (step.do === 'see' ? [step.text] : [])),
  );
  expect(awaited).toEqual(
    expect.arrayContaining([
      'Loading resources...',
      'Create an account',
      'Already have an account?',
      'Email is required.',
      'Please enter a valid email address.',
      'Password must be at least 8 characters.',
      'Password must contain at least one uppercase letter.',
      'Password must contain at least one number.',
      'No user found with this email.',
      'Incorrect password.',
      'Please log in to view this content.',
      'Please log in to view your profile.',
    ]),
  );
});

test('a state is like one of the same screen that has local data and is not itself like it', () => {
  expect(allLikes.length).toBeGreaterThan(20);
  for (const { screen, state, like } of allLikes) {
    const ids = screenStates[screen].map(({ id }) => id);
    expect(ids, `${screen}, ${state}`).toContain(state);
    const other = screenStates[screen].find(({ id }) => id === like);
    expect(other, `${screen}, ${like}`).toMatchObject({ reach: expect.anything() });
    expect(other?.data, `${screen}, ${like}`).not.toBe('server');
    expect(other?.story, `${screen}, ${like}`).toBeUndefined();
    expect(likeOf(screen, like), `${screen}, ${like}`).not.toBe(state);
  }
  expect(likeOf('profile', 'filled')).toBeUndefined();
  const pairs = allLikes.map(({ screen, state }) => `${screen} ${state}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});
