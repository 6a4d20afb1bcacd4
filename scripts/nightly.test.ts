import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '../shared/domain/screens/screens';
import { featuresOf, leavesFurtherStates, leftToTheNight, nightly } from './nightly.mjs';

const root = join(import.meta.dirname, '..');

it('every test that is left to the night is there, and so is what it covers', () => {
  const named = nightly.flatMap(({ file, when }) => [file, ...when]);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('where nothing changed, all of it is left', () => {
  expect(leftToTheNight([])).toEqual(nightly.map(({ file }) => file));
  expect(leavesFurtherStates('events', [])).toBe(true);
});

it('a test runs where something in one of its folders changed, or itself', () => {
  expect(leftToTheNight(['server/tiles/streetMap.ts'])).not.toContain('a11y-tests/ownStreets.spec.ts');
  expect(leftToTheNight(['a11y-tests/leaks.spec.ts'])).not.toContain('a11y-tests/leaks.spec.ts');
});

it('an audit of a screen runs where a file changed that the screen imports, and every audit where the frame did', () => {
  const left = (path: string) => leftToTheNight([path]);
  const calendar = 'a11y-tests/calendar.spec.ts';
  expect(left('src/features/calendar/Grid.tsx')).not.toContain(calendar);
  expect(left('src/components/Dialog/Dialog.module.css')).not.toContain(calendar);
  expect(left('src/features/services/FindServices.tsx')).toContain(calendar);
  expect(left('src/app/routing/PageRouter.tsx')).not.toContain(calendar);
  expect(left('server/reminders/sendReminders.ts')).not.toContain('a11y-tests/reminders.spec.ts');
});

it('all states of a screen are visited where a file changed that it is made of, and of all where the theme did', () => {
  const touched = (path: string) =>
    screens.map(({ id }) => id).filter((screen) => !leavesFurtherStates(screen, [path]));
  expect(touched('src/features/calendar/Grid.tsx')).toEqual(['profile']);
  expect(touched('src/features/services/FindServices.tsx')).toEqual(['services', 'editServices']);
  expect(touched('shared/domain/recurrence/plannedDates.ts')).toContain('profile');
  expect(touched('src/theme/base.css')).toEqual(screens.map(({ id }) => id));
});

it('every screen that an audit names is there', () => {
  const known = screens.map(({ id }) => id as string);
  expect(nightly.flatMap((one) => one.screens).filter((id) => !known.includes(id))).toEqual([]);
});

it('every feature belongs to a screen', () => {
  const known = screens.flatMap(({ id }) => featuresOf[id] ?? [id]);
  expect(readdirSync(join(root, 'src/features')).filter((name) => !known.includes(name as never))).toEqual(
    [],
  );
});
