import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { screens } from '../shared/domain/screens/screens';
import { modulesOfScreens } from './firstViews.mjs';

const source = readFileSync(fileURLToPath(new URL('../src/app/routing/pages.tsx', import.meta.url)), 'utf8');

test('every screen with an address of its own is among those whose files are named', () => {
  const found = modulesOfScreens(source);
  const expected = screens.filter(({ path }) => path !== null && path !== '/');
  expect(Object.keys(found).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  for (const { id, access } of expected) expect([id, found[id]!.loggedIn]).toEqual([id, access !== 'public']);
});
