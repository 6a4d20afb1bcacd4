import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { screens } from '@/shared/domain/screens/screens';
import { readManual } from '../report/manual';
import { axeRules } from '../report/rules';
import { readRuns } from '../report/runs';
import { criteriaOf, headOf, keyboardStoriesOf } from './files';
import { readHistory } from './history';
import type { ComponentFiles, Inputs, Recording } from './inputs';
import { usageOf } from './usage';

/** The files below a folder, as paths from the root of the repository. */
const filesIn = (root: string, folder: string) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .toSorted()
    : [];

/** All sources of the product, without tests: what the screens are made of. */
export function readSources(root: string): Map<string, string> {
  const files = filesIn(root, 'src').filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/**
 * Reads everything that the status is computed from: what is kept in the repository, and what the last runs have left in
 * `a11y-report`, if they did.
 * @param today as YYYY-MM-DD
 * @param commit the commit of the files
 */
export function gather(root: string, today: string, commit: string): Inputs {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const run = (name: string): unknown => {
    const path = `a11y-report/${name}.json`;
    return existsSync(join(root, path)) ? JSON.parse(read(path)) : null;
  };
  const lastChange = readHistory(root, ['src/components', 'stories', 'a11y-tests']);
  const kept = (path: string) => ({ path, ...lastChange(path) });
  const usage = usageOf(
    screens.map(({ id }) => id),
    readSources(root),
  );

  const components = filesIn(root, 'src/components')
    .filter((path) => path.endsWith('.a11y.md'))
    .map((path): ComponentFiles => {
      const name = basename(path, '.a11y.md');
      const stories = `stories/components/${name}.stories.tsx`;
      const transcript = `stories/transcripts/${name}.txt`;
      return {
        name,
        contract: kept(path),
        criteria: criteriaOf(read(path)),
        keyboardStories: existsSync(join(root, stories)) ? keyboardStoriesOf(name, read(stories)) : [],
        transcript: existsSync(join(root, transcript)) ? kept(transcript) : null,
        screens: usage.get(name) ?? [],
      };
    });

  // Those of further screen readers lie in folders of `readers`.
  const recordings = ['evidence/orca', 'evidence/readers']
    .flatMap((folder) => filesIn(root, folder))
    .filter((path) => path.endsWith('.txt'))
    .map((path): Recording => {
      const head = headOf(path, read(path));
      return { path, ...head, commit: head.commit ?? lastChange(path).commit };
    });

  return {
    today,
    commit,
    components,
    stories: run('stories') as Inputs['stories'],
    matrix: filesIn(root, 'a11y-report/runs').length > 0 ? readRuns(join(root, 'a11y-report')) : null,
    engines: run('engines') as Inputs['engines'],
    recordings,
    passes: readManual(read('evidence/manual.md')),
    rules: axeRules(),
  };
}
