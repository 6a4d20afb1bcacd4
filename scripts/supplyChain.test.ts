import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const workflows = join(root, '.github', 'workflows');
const lines = readdirSync(workflows).flatMap((name) =>
  readFileSync(join(workflows, name), 'utf8')
    .split('\n')
    .map((line) => `${name}: ${line.trim()}`),
);

test('every action of a workflow is pinned by its whole commit, with its version beside it', () => {
  const used = lines.filter((line) => /\buses:/.test(line));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((line) => !/ [\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('a program that a workflow fetches by itself has an exact version', () => {
  const fetched = lines.filter((line) => /\bnpx --yes /.test(line));
  expect(fetched.filter((line) => !/\bnpx --yes @?[\w/-]+@\d+\.\d+\.\d+ /.test(line))).toEqual([]);
});

test('every workflow may only read the repository', () => {
  for (const name of readdirSync(workflows))
    expect(`${name}\n${readFileSync(join(workflows, name), 'utf8')}`).toMatch(
      /^permissions:\n {2}contents: read\n/m,
    );
  expect(lines.filter((line) => /: write\b|write-all/.test(line))).toEqual([]);
});

test('the bill of materials names every package that the product depends on, with its hash, and needs no network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, [join(root, 'scripts', 'sbom.mjs'), folder], {
    env: { ...process.env, npm_config_offline: 'true' },
  });
  const text = readFileSync(join(folder, 'age-better.cdx.json'), 'utf8');
  const { bomFormat, components } = JSON.parse(text) as {
    bomFormat: string;
    components: { name: string; version: string; hashes?: unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const listed = new Map(components.map(({ name, version, hashes }) => [`${name}@${version}`, hashes]));
  const wanted = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  expect(wanted.filter((one) => listed.get(one)?.length !== 1)).toEqual([]);
});
