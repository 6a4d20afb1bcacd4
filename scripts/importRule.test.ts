import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good, violations } from './importRuleExamples';

interface Finding {
  code: string;
  filename: string;
}

describe('the import rule and its neighbours', () => {
  const root = join(import.meta.dirname, '..');
  let folder = '';
  let findings: Finding[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'age-better-lint-'));
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
    cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const [file, source] of [...violations.map(([, ...rest]) => rest), ...good]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const run = spawnSync(
      process.execPath,
      [oxlint, '--format=json', 'shared', 'src', 'server', 'stories', 'a11y-tests'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    findings = (JSON.parse(run.stdout) as { diagnostics: Finding[] }).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(violations)('%s refuses %s', (rule, file) => {
    const rules = findings
      .filter(({ filename }) => filename.replaceAll('\\', '/') === file)
      .map(({ code }) => code);
    expect(rules.some((code) => code.endsWith(`(${rule})`))).toBe(true);
  });

  it.each(good.filter(([file]) => file !== 'shared/domain/o2.ts'))('accepts %s', (file) => {
    expect(findings.filter(({ filename }) => filename.replaceAll('\\', '/') === file)).toEqual([]);
  });
});
