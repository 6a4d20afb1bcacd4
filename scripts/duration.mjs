// How long `npm test` takes. Run by itself, before the set-up, it says so; on a fresh clone too, so it uses Node's own
// modules only.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = join(dirname(fileURLToPath(import.meta.url)), '..', '.cache', 'test-duration.json');

/** Measured in November 2026, for whoever has not run it yet. On a fresh clone the installation comes on top. */
const measured = { minutes: 26, where: 'on two cores that have nothing else to do' };

/** Keeps how many milliseconds the last whole run took on this machine. */
export function keepDuration(milliseconds) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ minutes: Math.ceil(milliseconds / 60_000) }));
}

function expected() {
  try {
    return { ...JSON.parse(readFileSync(file, 'utf8')), where: 'as the last time on this machine' };
  } catch {
    return measured;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { minutes, where } = expected();
  console.log(`This takes about ${minutes} minutes, ${where}.`);
}
