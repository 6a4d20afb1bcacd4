// Seeds each fault of the components' `X.faults.json`, and sees the test that it names go red: `node scripts/seedFaults.mjs`
// for all, or with the names of some components. Nothing is written: vitest serves the file with the fault in it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'src/components';
const wanted = process.argv.slice(2);

// Storybook's plugin knows by it that tests run.
process.env.VITEST = 'true';
process.env.SEEDED_FAULT = '';
const vitest = await createVitest('test', {
  root,
  watch: false,
  reporters: [{}],
  project: ['browser', 'storybook'],
});
const files = await vitest.globTestSpecifications();

const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The state of a test, which is named as `file > title > title`; what stopped its file, where it did not come to run. */
async function stateOf(name) {
  const [file, ...titles] = name.split(' > ');
  const specifications = files.filter(({ moduleId }) => moduleId === root + file);
  vitest.setGlobalTestNamePattern(new RegExp(`${escaped(titles.join(' '))}$`));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // The files of earlier runs are among them.
  const modules = testModules.filter(({ moduleId }) => moduleId === root + file);
  for (const module of modules)
    for (const test of module.children.allTests())
      if (test.fullName === titles.join(' > ')) return test.result().state;
  const [error] = [...modules.flatMap((module) => module.errors()), ...unhandledErrors];
  return error ? `not run: ${error.message}` : 'not found';
}

const faultsOf = (name) =>
  JSON.parse(readFileSync(`${root}${folder}/${name}/${name}.faults.json`, 'utf8')).filter(({ red }) => red);

const wrong = [];
const say = (line) => {
  wrong.push(line);
  console.log(line);
};
let seeded = 0;
const names = wanted.length > 0 ? wanted : readdirSync(root + folder);
for (const name of names) {
  const green = new Map();
  for (const { must, in: file, find, put, red } of faultsOf(name)) {
    const fault = { in: `${folder}/${name}/${file}`, find, put };
    if (!green.has(red)) green.set(red, await stateOf(red));
    if (green.get(red) !== 'passed') {
      say(`${name}: without a fault, ${red} is ${green.get(red)}`);
      continue;
    }
    process.env.SEEDED_FAULT = JSON.stringify(fault);
    vitest.invalidateFile(root + fault.in);
    const state = await stateOf(red);
    process.env.SEEDED_FAULT = '';
    vitest.invalidateFile(root + fault.in);
    seeded += 1;
    if (state !== 'failed') say(`${name}: "${must}" broken, and ${red} is ${state}`);
  }
}
await vitest.close();
console.log(`${seeded} faults seeded, ${wrong.length} not seen`);
// A browser that hangs would keep the process.
process.exit(wrong.length > 0 ? 1 : 0);
