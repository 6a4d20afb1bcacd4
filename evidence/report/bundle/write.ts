import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findParts } from './parts';
import { toReadme, type Told } from './readme';
import { writeZip, type ZipSource } from './zip';

const bytesOf = (source: ZipSource) => ('path' in source ? readFileSync(source.path) : source.content);

/** The sums that `sha256sum --check` reads. */
function sumsOf(files: ReadonlyMap<string, ZipSource>): string {
  return [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, source]) => `${createHash('sha256').update(bytesOf(source)).digest('hex')}  ${name}\n`)
    .join('');
}

/**
 * Writes everything that an auditor needs as one zip.
 * @param root the folder of the repository, with `a11y-report` in it.
 * @returns the path of the zip, from the root, and how many files it has.
 */
export function writeBundle(
  root: string,
  told: Omit<Told, 'found' | 'missing'>,
): { path: string; files: number } {
  const { results } = told;
  const { found, missing } = findParts(root, results);
  const files = new Map<string, ZipSource>(found.flatMap((part) => [...part.files]));
  files.set('README.html', { content: toReadme({ ...told, found, missing }) });
  files.set('tools.json', { content: `${JSON.stringify(results.tools, null, 2)}\n` });
  files.set('SHA256SUMS', { content: sumsOf(files) });
  const commit = results.commit.replace(/^([\da-f]{12})[\da-f]*/, '$1').replace('+', '-');
  const name = `age-better-accessibility-${results.date.slice(0, 10)}-${commit}`;
  const path = `a11y-report/${name}.zip`;
  writeZip(
    join(root, path),
    // One folder, so that unpacking scatters nothing.
    new Map([...files].map(([file, source]) => [`${name}/${file}`, source])),
    new Date(results.date),
  );
  return { path, files: files.size };
}
