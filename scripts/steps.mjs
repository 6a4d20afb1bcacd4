import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const minutes = 60_000;

/** The path of an installed program. */
export const bin = (path) => join(root, 'node_modules', path);

/** What Node runs for one project of vitest, counted. */
export const vitest = (project, ...options) => [
  bin('vitest/vitest.mjs'),
  'run',
  `--project=${project}`,
  `--reporter=${process.env.CI ? 'default' : 'dot'}`,
  '--reporter=./scripts/reporters/vitest.mjs',
  ...options,
];

/**
 * Runs a step to its end, or to its time limit, with all the processes that it started.
 * @param held whether what it prints is held back until it has ended, since another step prints meanwhile
 */
function runStep({ args, env = {} }, countsFile, held) {
  return new Promise((resolve) => {
    const output = held ? 'pipe' : 'inherit';
    const printed = [];
    const grouped = process.platform !== 'win32';
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      detached: grouped,
      env: {
        ...process.env,
        TEST_COUNTS: countsFile,
        FRESH_BUNDLES: 'true',
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(data));
    const send = (signal) => {
      try {
        process.kill((grouped ? -1 : 1) * Number(child.pid), signal);
      } catch {
        // It ended by itself in the meantime.
      }
    };
    let last;
    // Playwright ends its servers, which lead groups of their own, when it is asked to stop.
    const stop = () => {
      send('SIGINT');
      last ??= setTimeout(() => send('SIGKILL'), 20_000);
    };
    const timer = setTimeout(stop, 70 * minutes);
    const interrupted = () => {
      stop();
      child.once('exit', () => process.exit(130));
    };
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
    // With all that it printed.
    child.on('close', (code) => {
      clearTimeout(timer);
      clearTimeout(last);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      resolve({ code: code ?? 1, printed: Buffer.concat(printed).toString() });
    });
  });
}

/** What a step counted. Ending badly without saying why, or testing nothing at all, is a failure of its own. */
function countOf(step, code, countsFile) {
  if (!step.counts) {
    return code === 0
      ? { passed: 1, failed: [], skipped: [] }
      : { passed: 0, failed: [step.name], skipped: [] };
  }
  if (!existsSync(countsFile)) {
    return { passed: 0, failed: [`${step.name} (ended with ${code} before it could count)`], skipped: [] };
  }
  const counts = JSON.parse(readFileSync(countsFile, 'utf8'));
  if (counts.passed + counts.failed.length === 0) counts.failed.push(`${step.name} (no test was run)`);
  if (code !== 0 && counts.failed.length === 0) counts.failed.push(`${step.name} (ended with ${code})`);
  for (const { name, reason } of counts.skipped)
    if (!reason) counts.failed.push(`${name} (skipped without a reason)`);
  counts.skipped = counts.skipped.filter(({ reason }) => reason);
  return counts;
}

/** Where the seconds of the last run are, by step, file and test. */
const timesFile = join(root, '.cache', 'test-times.json');

/** Keeps the seconds of a run, and prints what was slowest. A step takes less than its files where several run at once. */
function tellTimes(steps) {
  mkdirSync(dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, `${JSON.stringify({ steps }, null, 1)}\n`);
  const tests = steps.flatMap(({ name, files }) =>
    files.flatMap((file) => file.tests.map((test) => ({ ...test, file: file.file, step: name }))),
  );
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20);
  if (slowest.length === 0) return;
  console.log('\nThe slowest tests, in seconds; all are in .cache/test-times.json');
  for (const { seconds, step, file, test } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)}  ${step}: ${file} > ${test}`);
}

/** Ends the program when a name is none of these steps'. @returns the steps that are wanted: all, where none is named. */
export function chooseSteps(steps, wanted) {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const names = steps.map(({ name }) => name).join(', ');
    console.error(`No such step: ${unknown.join(', ')}. There are: ${names}.`);
    process.exit(1);
  }
  return steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

/** Runs a step and prints how it went. */
async function tellStep(step, folder, held) {
  const countsFile = join(folder, `${step.name}.json`);
  const start = Date.now();
  if (!held) console.log(`\n--- ${step.name}`);
  const { code, printed } = await runStep(step, countsFile, held);
  const counts = countOf(step, code, countsFile);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const { passed, failed, skipped } = counts;
  if (held) process.stdout.write(`\n--- ${step.name}\n${printed}`);
  console.log(
    `--- ${step.name}: ${passed} passed, ${failed.length} failed, ${skipped.length} skipped (${seconds} s)`,
  );
  return { counts, time: { name: step.name, seconds: Number(seconds), files: counts.times ?? [] } };
}

/**
 * The steps in groups: those that follow each other and name the same group with `beside` run at the same time, since none of them
 * keeps two cores busy: tests wait for the disk and for timers.
 */
function groupsOf(steps) {
  const groups = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (step.beside && group?.at(-1).beside === step.beside) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * Runs steps one after the other, each group of them at the same time, and prints one line with the sum; a failing one does not
 * stop the next, unless it is `needed` by them. A step with a `skip` is not run: its reason is printed instead. The program's exit
 * code is 1 when anything failed.
 */
export async function runSteps(steps) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-test-'));
  /** @type {{ passed: number, failed: string[], skipped: { name: string, reason: string }[] }} */
  const total = { passed: 0, failed: [], skipped: [] };
  const times = [];
  for (const { name, skip } of steps) if (skip) total.skipped.push({ name, reason: skip });
  for (const group of groupsOf(steps.filter(({ skip }) => !skip))) {
    if (group.length > 1) console.log(`\nAt once: ${group.map(({ name }) => name).join(', ')}`);
    const results = await Promise.all(group.map((step) => tellStep(step, folder, group.length > 1)));
    for (const { counts, time } of results) {
      times.push(time);
      total.passed += counts.passed;
      total.failed.push(...counts.failed);
      total.skipped.push(...counts.skipped);
    }
    if (group.some(({ needed }, index) => needed && results[index].counts.failed.length > 0)) break;
  }
  rmSync(folder, { recursive: true, force: true });

  tellTimes(times);
  console.log('');
  for (const { name, reason } of total.skipped) console.log(`skipped: ${name}: ${reason}`);
  for (const name of total.failed) console.log(`failed: ${name}`);
  console.log(`${total.passed} passed, ${total.failed.length} failed, ${total.skipped.length} skipped`);
  process.exitCode = total.failed.length === 0 ? 0 : 1;
}
