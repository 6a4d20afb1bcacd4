// node testing/server/crash/runReminders.mjs [PEOPLE] [KILLS]: reminds people by a real SMTP server while the built server is killed
// again and again. Fails when a person gets two emails, or none without an administrator being shown it.
import { fileURLToPath } from 'node:url';
import { killWhileReminding } from './reminderCrash.mjs';

const [people, kills] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 100)];
if (![people, kills].every((count) => Number.isInteger(count) && count > 0)) {
  console.error('Usage: node testing/server/crash/runReminders.mjs [PEOPLE] [KILLS]');
  process.exit(1);
}
const startFile = fileURLToPath(new URL('../../../dist/server/start.js', import.meta.url));
const report = (line) => console.log(line);
const found = await killWhileReminding({ startFile, people, kills, report });
const { received, uncertain, twice, rowsTwice, lost, others } = found;
console.log(
  `Reminders: ${received} of ${people} arrived across ${kills} kills, ${uncertain} are shown as uncertain`,
);
console.log(`Sent twice: ${twice.length + rowsTwice}; lost: ${lost.length}; ended otherwise: ${others}`);
process.exitCode = twice.length + rowsTwice + lost.length + others === 0 ? 0 : 1;
