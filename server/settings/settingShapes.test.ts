import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from './settingShapes';

test('every setting is documented in docs/operating.md', () => {
  const manual = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  expect(settingNames.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});
