// Fails when a page has grown over its budget (size-budgets.json). Bytes are exact, so this never depends on how
// busy the machine is; times are measured in bench/ and fail nobody's build.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageWeight } from './pageWeight.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const budgets = JSON.parse(readFileSync(join(root, 'size-budgets.json'), 'utf8'));
const client = join(root, 'dist', 'client');
const weight = pageWeight(client);

const rows = [
  { name: 'JavaScript of /', bytes: weight.first, limit: budgets.home.ratio * budgets.emptyReactApp.brotli },
  ...budgets.pages.map(({ path, module, ratio }) => ({
    name: `JavaScript of ${path}`,
    bytes: weight.first + weight.added(module),
    limit: ratio * budgets.emptyReactApp.brotli,
  })),
  ...budgets.chunks.map(({ name, module, ratio }) => ({
    name,
    bytes: weight.added(module),
    limit: ratio * budgets.emptyReactApp.brotli,
  })),
];

let failed = false;
for (const { name, bytes, limit } of rows) {
  const over = bytes > limit;
  failed ||= over;
  const share = (bytes / budgets.emptyReactApp.brotli).toFixed(2);
  console.log(
    `${over ? 'OVER' : 'ok  '} ${name}: ${bytes} bytes in brotli, ${share}x an empty React app (limit ${Math.floor(limit)})`,
  );
}
// What a page loads to be drawn: the first page, and each of the others.
const drawn = new Set([...weight.files, ...budgets.pages.flatMap(({ module }) => weight.addedFiles(module))]);
for (const { words, why } of budgets.never) {
  for (const file of drawn) {
    const content = readFileSync(file, 'utf8');
    for (const word of words.filter((one) => content.includes(one))) {
      failed = true;
      console.log(`OVER ${basename(file)} holds "${word}": ${why}`);
    }
  }
}
process.exitCode = failed ? 1 : 0;
