import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { axeVersion } from '@/a11y-tests/support/audit';

/** By path, not by package name: some packages do not export their `package.json`. */
function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The audit tools, each with its version. */
export function toolsUsed({
  executablePath,
}: {
  executablePath?: string;
}): { name: string; version: string }[] {
  const said = executablePath ? spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stdout : '';
  return [
    { name: 'axe-core', version: axeVersion },
    { name: '@axe-core/playwright', version: versionOf('@axe-core/playwright') },
    { name: 'html-validate', version: versionOf('html-validate') },
    { name: 'Playwright', version: versionOf('@playwright/test') },
    { name: 'Chromium', version: /[\d.]{5,}/.exec(said)?.[0] ?? 'the one that comes with Playwright' },
    { name: 'Node.js', version: process.versions.node },
  ];
}
