// node server/crash/run.mjs [ROUNDS]: kills the built server while people register, and fails when an account is lost.
import { fileURLToPath } from 'node:url';
import { crash } from './crash.mjs';

const rounds = Number(process.argv[2] ?? 10);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: node server/crash/run.mjs [ROUNDS]');
  process.exit(1);
}
const startFile = fileURLToPath(new URL('../../dist/server/start.js', import.meta.url));
const { acknowledged, inFlight, lost, startMilliseconds } = await crash({ startFile, rounds });
const sorted = startMilliseconds.toSorted((a, b) => a - b);
console.log(`Killed ${rounds} times: ${acknowledged} accounts confirmed, ${inFlight} requests cut off`);
console.log(`Start after a kill: median ${sorted[sorted.length >> 1]} ms, longest ${sorted.at(-1)} ms`);
console.log(`Confirmed accounts that were lost: ${lost.length}`);
if (lost.length > 0) console.log(lost.join('\n'));
process.exitCode = lost.length === 0 && acknowledged > 0 ? 0 : 1;
