import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '../src/domain/screens/screens';
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
  expect(leftToTheNight(['server/tiles/tileRoutes.ts'])).not.toContain('a11y-tests/ownStreets.spec.ts');
  expect(leftToTheNight(['a11y-tests/leaks.spec.ts'])).not.toContain('a11y-tests/leaks.spec.ts');
});

it('all states of a screen are looked at where one of its features changed, and of all where the theme did', () => {
  const touched = (path: string) =>
    screens.map(({ id }) => id).filter((screen) => !leavesFurtherStates(screen, [path]));
  expect(touched('src/features/calendar/Grid.tsx')).toEqual(['profile']);
  expect(touched('src/features/services/FindServices.tsx')).toEqual(['services', 'editServices']);
  expect(touched('src/theme/base.css')).toEqual(screens.map(({ id }) => id));
});

it('every feature belongs to a screen', () => {
  const known = screens.flatMap(({ id }) => featuresOf[id] ?? [id]);
  expect(readdirSync(join(root, 'src/features')).filter((name) => !known.includes(name as never))).toEqual(
    [],
  );
});
