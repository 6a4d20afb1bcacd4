// Fails when a page has grown over its budget (size-budgets.json). Bytes are exact, so this never depends on how
// busy the machine is; times are measured in bench/ and fail nobody's build.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFilesOverLimit, weighFirstViews } from './budgets.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const budgets = JSON.parse(readFileSync(join(root, 'size-budgets.json'), 'utf8'));
const client = join(root, 'dist', 'client');
const { floor, rows, screens } = weighFirstViews(root);

let failed = false;
for (const { name, bytes, ratio } of rows) {
  const limit = ratio * floor;
  const over = bytes > limit;
  failed ||= over;
  const share = (bytes / floor).toFixed(2);
  console.log(
    `${over ? 'OVER' : 'ok  '} ${name}: ${bytes} bytes in brotli, ${share}x an empty React app (limit ${Math.floor(limit)})`,
  );
}
for (const over of findFilesOverLimit(root)) {
  failed = true;
  console.log(`OVER ${over}`);
}
// What a page loads to be drawn: the first page, and each of the others.
const drawn = new Set(Object.values(screens).flat());
for (const { words, why } of budgets.never) {
  for (const file of drawn) {
    const content = readFileSync(join(client, file), 'utf8');
    for (const word of words.filter((one) => content.includes(one))) {
      failed = true;
      console.log(`OVER ${basename(file)} holds "${word}": ${why}`);
    }
  }
}
process.exitCode = failed ? 1 : 0;
