// `npm run test:hosted`: the hosted services' adapters, rules and journeys on emulators of these services, all on this
// machine. `node scripts/testHosted.mjs rules` runs only the steps named; `… serve` keeps the emulators running and prints
// the two variables that let other runs use them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { project, startEmulator } from '../testing/emulators/emulators.mjs';
import { bin, chooseSteps, runSteps, vitest } from './steps.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const hosted = (name) => vitest(name, '--config=vitest.hosted.config.ts');

const steps = [
  { name: 'accounts', counts: true, needs: ['auth', 'firestore'], args: hosted('accounts') },
  { name: 'adapters', counts: true, needs: ['auth', 'firestore'], args: hosted('adapters') },
  { name: 'rules', counts: true, needs: ['firestore'], args: hosted('rules') },
  {
    name: 'journeys',
    counts: true,
    needs: ['auth', 'firestore'],
    args: [bin('@playwright/test/cli.js'), 'test', '--config=playwright.hosted.config.ts'],
  },
];

const wanted = process.argv.slice(2);
const serves = wanted.includes('serve');
const chosen = serves ? [] : chooseSteps(steps, wanted);

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
const folder = mkdtempSync(join(tmpdir(), 'age-better-hosted-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const emulators = {};
for (const kind of ['auth', 'firestore']) {
  if (serves || chosen.some(({ needs }) => needs.includes(kind)))
    emulators[kind] = await startEmulator(kind, { root, folder });
}
const env = {
  FIREBASE_AUTH_EMULATOR_HOST: emulators.auth?.host ?? '',
  FIRESTORE_EMULATOR_HOST: emulators.firestore?.host ?? '',
  HOSTED_PROJECT: project,
};
if (serves) {
  for (const { reason } of Object.values(emulators)) if (reason) console.log(reason);
  console.log(`\nexport FIREBASE_AUTH_EMULATOR_HOST=${env.FIREBASE_AUTH_EMULATOR_HOST}`);
  console.log(`export FIRESTORE_EMULATOR_HOST=${env.FIRESTORE_EMULATOR_HOST}\n\nTo stop them, press Ctrl+C.`);
  setInterval(() => {}, 60_000);
} else {
  const reasonFor = ({ needs }) => needs.map((need) => emulators[need].reason).find(Boolean);
  await runSteps(chosen.map((step) => ({ ...step, env, skip: reasonFor(step) })));
  await Promise.all(Object.values(emulators).map(({ stop }) => stop()));
}
