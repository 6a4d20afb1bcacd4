// `npm run bench`: what the product weighs, how soon it is seen and what it leaves behind, each beside the least that
// is possible, built and measured in the same run. Times differ from machine to machine; the ratios hardly do.
// `node bench/run.mjs sizes paint` measures only the parts named.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appointmentForm } from './appointmentForm.mjs';
import { appointments } from './appointments.mjs';
import { calendarMonth } from './community/calendar.mjs';
import { crowds } from './community/crowds.mjs';
import { records } from './community/records.mjs';
import { changeStreams } from './community/streams.mjs';
import { visits } from './community/visits.mjs';
import { copies } from './engines/copies.mjs';
import { engines } from './engines/engines.mjs';
import { events } from './events.mjs';
import { firstViews } from './firstViews.mjs';
import { load } from './load.mjs';
import { mails } from './mail.mjs';
import { offlineStart, workerPaint } from './offlineStart.mjs';
import { pageChange } from './pageChange.mjs';
import { paints } from './paints.mjs';
import { services } from './services.mjs';
import { sizes } from './sizes.mjs';
import { row, table } from './table.mjs';
import { worstInputs } from './worstInputs.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a program that fails when what it checks does not hold; its own last lines say more. */
function check(figure, args) {
  const result = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const output = `${result.stdout}${result.stderr}`.trimEnd();
  console.log(output.split('\n').slice(-6).join('\n'));
  return row({ figure, value: result.status === 0 ? 0 : 1, limit: 0, unit: ' failed' });
}

function leaks() {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  return [check('100 route changes, and a seeded leak caught', [playwright, 'test', 'leaks', '--workers=1'])];
}

function crashes() {
  const script = join(root, 'testing', 'server', 'crash', 'run.mjs');
  return [check('Ended 100 times beside every command', [script, '100'])];
}

function reminderCrashes() {
  const script = join(root, 'testing', 'server', 'crash', 'runReminders.mjs');
  return [check('10,000 reminders across 100 kills', [script, '10000', '100'])];
}

function waitingKills() {
  const script = join(root, 'bench', 'waitingKills.mjs');
  return [check('A browser that sends, killed 100 times', [script, '100'])];
}

function copiesKills() {
  const script = join(root, 'bench', 'copiesKills.mjs');
  return [check('Two copies and their database, killed 100 times', [script, '100'])];
}

/** Each gets the folder of the product, and gives rows for the table. */
const parts = {
  sizes,
  paint: paints,
  workerPaint,
  offlineStart,
  pageChange,
  firstViews,
  services,
  load,
  mails,
  events,
  appointments,
  appointmentForm,
  records,
  crowds,
  changeStreams,
  visits,
  calendarMonth,
  engines,
  copies,
  worstInputs,
  leaks,
  crashes,
  reminderCrashes,
  waitingKills,
  copiesKills,
};
const wanted = process.argv.slice(2);
const rows = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Measuring: ${name}`);
  rows.push(...(await measure(root)));
}
console.log(`\n${table(rows)}`);
process.exitCode = rows.every(({ ok }) => ok === 'yes') ? 0 : 1;
