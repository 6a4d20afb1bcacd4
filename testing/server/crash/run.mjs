// node testing/server/crash/run.mjs [ROUNDS]: ends the built server again and again while people register and an operator's commands
// run beside it, then one with shared data while people book. Fails when anything that was confirmed is lost, or is there twice.
import { fileURLToPath } from 'node:url';
import { crashCommunity } from './communityCrash.mjs';
import { crash } from './crash.mjs';

const rounds = Number(process.argv[2] ?? 10);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: node testing/server/crash/run.mjs [ROUNDS]');
  process.exit(1);
}
const startFile = fileURLToPath(new URL('../../../dist/server/start.js', import.meta.url));
const { acknowledged, inFlight, lost, locks, startMilliseconds } = await crash({ startFile, rounds });
const sorted = startMilliseconds.toSorted((a, b) => a - b);
if (lost.length > 0) console.log(lost.join('\n'));
console.log(`Ended ${rounds} times: ${acknowledged} accounts confirmed, ${inFlight} requests cut off`);
console.log(`Start after an end: median ${sorted[sorted.length >> 1]} ms, longest ${sorted.at(-1)} ms`);
console.log(
  `Locks: ${locks === null ? 'not looked at, only Linux tells them' : locks.join(', ') || 'held throughout'}`,
);
console.log(`Confirmed and lost: ${lost.length}`);
const community = await crashCommunity({ startFile, rounds });
console.log(
  `Bookings: ${community.confirmed} confirmed, ${community.uncertain} cut off and repeated, ` +
    `${community.lost.length} lost, ${community.doubled.length} doubled`,
);
const accountsKept = lost.length === 0 && acknowledged > 0 && !locks?.length;
const bookingsKept = community.lost.length + community.doubled.length === 0 && community.confirmed > 0;
process.exitCode = accountsKept && bookingsKept ? 0 : 1;
