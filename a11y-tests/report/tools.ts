import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { axeVersion } from '../support/audit';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;

/** The tools that looked, each with its version. */
export function toolsUsed({
  executablePath,
}: {
  executablePath?: string;
}): { name: string; version: string }[] {
  const said = executablePath ? spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stdout : '';
  return [
    { name: 'axe-core', version: axeVersion },
    { name: 'html-validate', version: versionOf('html-validate') },
    { name: 'Playwright', version: versionOf('@playwright/test') },
    { name: 'Chromium', version: /[\d.]{5,}/.exec(said)?.[0] ?? 'the one that comes with Playwright' },
    { name: 'Node.js', version: process.versions.node },
  ];
}
