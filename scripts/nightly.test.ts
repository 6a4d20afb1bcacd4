import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '../src/domain/screens/screens';
import { featuresOf, leftToTheNight, nightly, screensLeftToTheNight } from './nightly.mjs';

const root = join(import.meta.dirname, '..');

it('every test that is left to the night is there, and so is what it covers', () => {
  const named = nightly.flatMap(({ file, when }) => [file, ...when]);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('where nothing changed, all of it is left', () => {
  expect(leftToTheNight([])).toEqual(nightly.map(({ file }) => file));
  expect(screensLeftToTheNight([])).toEqual(Object.keys(featuresOf));
});

it('a test runs where something in one of its folders changed, or itself', () => {
  expect(leftToTheNight(['server/tiles/tileRoutes.ts'])).not.toContain('a11y-tests/ownStreets.spec.ts');
  expect(leftToTheNight(['a11y-tests/leaks.spec.ts'])).not.toContain('a11y-tests/leaks.spec.ts');
});

it('all states of a screen are looked at where one of its features changed, and of all where the theme did', () => {
  const touched = (path: string) =>
    Object.keys(featuresOf).filter((screen) => !screensLeftToTheNight([path]).includes(screen));
  expect(touched('src/features/calendar/Grid.tsx')).toEqual(['profile']);
  expect(touched('src/features/services/FindServices.tsx')).toEqual(['editServices', 'services']);
  expect(touched('src/theme/global.css')).toEqual(Object.keys(featuresOf));
});

it('every screen with an address of its own says what it is made of, and every feature is in a screen', () => {
  const ids = screens.filter(({ path }) => path !== null).map(({ id }) => id);
  expect(Object.keys(featuresOf).toSorted()).toEqual(ids.toSorted());
  const features = readdirSync(join(root, 'src/features'));
  expect([...new Set(Object.values(featuresOf).flat())].toSorted()).toEqual(features.toSorted());
});
