import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  /** One of our own packages. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const file = join(import.meta.dirname, '..', 'package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

it('the lock file has what every platform needs, so that npm ci works on all of them', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('the lock file names no registry, so that everybody installs from their own', () => {
  const packed = Object.values(packages).filter(({ link }) => !link);
  expect(packed.flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
});

it('the lock file matches package.json', () => {
  const own = JSON.parse(readFileSync(join(file, '..', 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(packages['']).toMatchObject({
    dependencies: own.dependencies,
    devDependencies: own.devDependencies,
  });
});
