import { expect, test } from 'vitest';
import { CollectionError } from './collection';
import { damageLine, saveFailure } from './collectionWords';

test.each(['full', 'refused', 'conflict', 'permission', 'unreachable'] as const)(
  'a save that fails with “%s” says that nothing was saved',
  (code) => {
    expect(saveFailure(new CollectionError(code))).toMatch(/nothing was saved|^Not saved/);
  },
);

test('a save that fails unexpectedly says that nothing was saved', () => {
  expect(saveFailure(new TypeError('x'))).toMatch(/nothing was saved/);
});

test('damaged data is reported with what was kept, and that nothing was thrown away', () => {
  expect(damageLine({ key: 'resources', movedTo: 'resources.broken', kept: 9 }, 'resources')).toBe(
    'Some saved resources could not be read. We put them aside and kept the other 9. Nothing was thrown away.',
  );
  expect(damageLine({ key: 'events', movedTo: 'events', kept: 0 }, 'events')).toBe(
    'Some saved events could not be read. We left them where they are and show the ones we started with. Nothing was thrown away.',
  );
});
