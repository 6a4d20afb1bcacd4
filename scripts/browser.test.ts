import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { launch } from './browser.mjs';

it('our browser flag turns off every feature that Playwright’s own flag does, which it replaces', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const code = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8');
  const list = /\bdisabledFeatures = \[(.*?)\]/s.exec(code)?.[1]?.replaceAll(/\/\/.*$/gm, '') ?? '';
  const names = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(names).toContain('PaintHolding');
  const ours = launch.args.find((argument) => argument.startsWith('--disable-features='));
  expect(ours?.split(/[=,]/)).toEqual(expect.arrayContaining(names));
});
