// `npm test`: every check that this project has, one after the other, then one line with the sum.
// `node scripts/test.mjs lint types` runs only the steps named. What needs emulators is in testHosted.mjs.
import { keepDuration } from './duration.mjs';
import { leftToTheNight } from './nightly.mjs';
import { chooseSteps, runSteps } from './steps.mjs';
import { whyNoPostgres } from '../testing/server/postgres/findPostgres.mjs';
import { testSteps } from './testSteps.mjs';

const wanted = process.argv.slice(2);
const left = leftToTheNight();
// The settings of both runners read it, and the audit of the screens.
process.env.LEFT_TO_THE_NIGHT = left.join(',');
if (left.length > 0)
  console.log(
    `Left to npm run test:nightly, since nothing changed that they cover: ${left.length} files of tests (scripts/nightly.mjs), and further states of screens.`,
  );
if (whyNoPostgres !== null) console.log(whyNoPostgres);
const start = Date.now();
await runSteps(chooseSteps(testSteps, wanted));
// Where something failed it may have waited for it.
if (wanted.length === 0 && process.exitCode === 0) keepDuration(Date.now() - start);
