import { describe, expect, test } from 'vitest';
import { headingOf, screenAt, screenById, screens } from './screens';

describe('the screens', () => {
  test.each([
    ['/', 'public'],
    ['/resources', 'login'],
    ['/events', 'login'],
    ['/services', 'login'],
    ['/community', 'login'],
    ['/admin-dashboard', 'admin'],
    ['/profile', 'login'],
    ['/search', 'public'],
    ['/help', 'public'],
    ['/leaflet', 'public'],
    ['/accessibility', 'public'],
    ['/privacy', 'public'],
    ['/reset-password', 'public'],
  ])('at %s are accessible to: %s', (path, access) => {
    const screen = screenAt(path);
    expect(screen.path).toBe(path);
    expect(screen.access).toBe(access);
    expect(screenAt(path === '/' ? path : `${path}/`)).toBe(screen);
  });

  test.each(['/nowhere', '', '/Resources', '/resources/3', '//', '/resources//x', 'resources', '/__proto__'])(
    'have no match for the path %j',
    (path) => {
      expect(screenAt(path).id).toBe('notFound');
    },
  );

  test('have unique titles and headings', () => {
    const titles = screens.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const headings = screens.map(headingOf);
    expect(new Set(headings).size).toBe(headings.length);
    expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
  });

  test('have the specified titles and headings', () => {
    expect(screenById('home').title).toBe('Health and Community Support');
    expect(headingOf(screenById('home'))).toBe('Act Now, Age Better');
    expect(headingOf(screenById('resources'))).toBe('Health Resources');
    expect(headingOf(screenById('events'))).toBe('Community Events');
    expect(headingOf(screenById('services'))).toBe('In your area');
    expect(headingOf(screenById('profile'))).toBe('Personal Profile');
    expect(headingOf(screenById('admin'))).toBe('Admin Dashboard');
  });

  test('are in the header in this order', () => {
    const links = screens.flatMap((screen) => ('link' in screen ? [screen.link] : []));
    expect(links).toEqual(['Health Resources', 'Support Services', 'Community', 'Events', 'Admin Dashboard']);
  });
});
