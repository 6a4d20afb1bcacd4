import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageWeight } from '../scripts/pageWeight.mjs';
import { buildEmptyReact } from './floors/build.mjs';
import { row } from './table.mjs';

/** What each page and each chunk weighs beside an empty React app that is built in the same run. */
export async function sizes(root) {
  const budgets = JSON.parse(readFileSync(join(root, 'size-budgets.json'), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'age-better-floor-'));
  await buildEmptyReact(folder);
  const floor = pageWeight(folder).first;
  await rm(folder, { recursive: true, force: true });
  const weight = pageWeight(join(root, 'dist', 'client'));
  const drift = Math.abs(floor - budgets.emptyReactApp.brotli);
  return [
    row({
      figure: 'JavaScript of /, brotli',
      value: weight.first,
      floor,
      limit: budgets.home.ratio,
      unit: ' B',
    }),
    ...budgets.pages.map(({ path, module, ratio }) =>
      row({
        figure: `JavaScript of ${path}, brotli`,
        value: weight.first + weight.added(module),
        floor,
        limit: ratio,
        unit: ' B',
      }),
    ),
    ...budgets.chunks.map(({ name, module, ratio }) =>
      row({ figure: `${name}, brotli`, value: weight.added(module), floor, limit: ratio, unit: ' B' }),
    ),
    row({ figure: 'Empty React app: drift from size-budgets.json', value: drift, limit: 300, unit: ' B' }),
  ];
}
