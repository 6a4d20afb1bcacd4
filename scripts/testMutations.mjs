// Whether the tests of the rules notice faults: `node scripts/testMutations.mjs` tries thousands of small ones, and
// `node scripts/testMutations.mjs shared/domain/text` those of one folder or file. `--concurrency=1` leaves the machine to others,
// `--force` tries again what was tried before. What is tried, and how, is in stryker.config.mjs.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { maxSurviving, noRules, rules } from '../stryker.config.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' }, force: { type: 'boolean' } },
});
const patterns = positionals.map((path) =>
  path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`,
);

const mutants = await new Stryker({
  mutate: [...(patterns.length > 0 ? patterns : rules), ...noRules],
  ...(values.concurrency ? { concurrency: Number(values.concurrency) } : {}),
  ...(values.force ? { force: true } : {}),
}).runMutationTest();

const tried = mutants
  .filter(({ status }) => !['Ignored', 'CompileError'].includes(status))
  .map((mutant) => ({ ...mutant, file: relative('.', mutant.fileName).replaceAll('\\', '/') }));
const survives = ({ status }) => status === 'Survived' || status === 'NoCoverage';
const share = (some) => some.filter(survives).length / some.length;
const percent = (part) => `${(100 * part).toFixed(1)} %`;

/** The first three parts of a path: a subject of the domain; of the server, a folder. */
const folderOf = ({ file }) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 3 : 2)
    .join('/');

/** The code that a mutant replaces, on one line. */
function replacedBy({ file, location: { start, end } }) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}
const short = (code) => {
  const line = code.split(/\s+/).join(' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

console.log('Survivors:');
for (const mutant of tried.filter(survives)) {
  const { line, column } = mutant.location.start;
  const untested = mutant.status === 'NoCoverage' ? ' (no test reaches it)' : '';
  console.log(
    `  ${mutant.file}:${line}:${column} ${short(replacedBy(mutant))} -> ${short(mutant.replacement ?? '')}${untested}`,
  );
}
console.log('\nNoticed, by folder:');
for (const folder of [...new Set(tried.map(folderOf))].toSorted((a, b) => a.localeCompare(b))) {
  const own = tried.filter((mutant) => folderOf(mutant) === folder);
  console.log(
    `  ${folder.padEnd(32)} ${percent(1 - share(own)).padStart(8)} of ${own.length}; ${own.filter(survives).length} survive`,
  );
}

const ofDomain = tried.filter(({ file }) => file.startsWith('shared/domain/'));
if (tried.length === 0) {
  console.error('There is nothing to try.');
  process.exitCode = 1;
} else if (ofDomain.length > 0) {
  const isTooMuch = share(ofDomain) > maxSurviving;
  console.log(
    `\nOf ${ofDomain.length} mutants of shared/domain ${percent(share(ofDomain))} survive; at most ${percent(maxSurviving)} may.`,
  );
  if (isTooMuch) process.exitCode = 1;
}
