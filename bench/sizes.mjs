import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weighFirstViews } from '../scripts/budgets.mjs';
import { weightOfEntry } from '../scripts/pageWeight.mjs';
import { buildEmptyReact } from './floors/build.mjs';
import { row } from './table.mjs';

/** What each page and each chunk weighs beside an empty React app that is built in the same run. */
export async function sizes(root) {
  const folder = await mkdtemp(join(tmpdir(), 'age-better-floor-'));
  await buildEmptyReact(folder);
  const floor = weightOfEntry(folder);
  await rm(folder, { recursive: true, force: true });
  const { floor: stated, rows } = weighFirstViews(root);
  return [
    ...rows.map(({ name, bytes, ratio }) =>
      row({ figure: `${name}, brotli`, value: bytes, floor, limit: ratio, unit: ' B' }),
    ),
    row({
      figure: 'Empty React app: drift from size-budgets.json',
      value: Math.abs(floor - stated),
      limit: 300,
      unit: ' B',
    }),
  ];
}
