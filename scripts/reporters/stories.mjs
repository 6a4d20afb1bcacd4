import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitNow } from '../../evidence/commands/commit.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const path = join(root, 'a11y-report', 'stories.json');

const browserOf = (agent = '') =>
  /(?:Headless)?(Chrome|Firefox)\/([\d.]+)/.exec(agent)?.slice(1).join(' ') ?? 'unknown';

const ids = (results = []) => results.map(({ id }) => id);

/** What a test says of a story: its own, by Storybook, or one of it in a situation (`stories/situations.test.tsx`). */
function lookAt(test) {
  const { storyId, reports = [], situation } = test.meta();
  const passed = test.result().state === 'passed';
  if (situation) {
    const { storyId: id, theme, axe } = situation;
    return { id, theme, passed, axe };
  }
  return storyId && { id: storyId, passed, axe: reports.find(({ type }) => type === 'a11y')?.result };
}

/**
 * Writes what each story's steps and axe's rules said, for the status of the components. A file that was run whole takes the place
 * of its last run; one of which only some stories were run is left as it is.
 */
export default class StoriesReporter {
  #date = new Date().toISOString();

  onTestRunEnd(modules) {
    const runs = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    const commit = commitNow(root);
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      if (tests.length === 0 || tests.some((test) => !['passed', 'failed'].includes(test.result().state)))
        continue;
      const looks = tests.map(lookAt).filter(Boolean);
      if (looks.length === 0) continue;
      const agent = looks.find(({ axe }) => axe?.testEnvironment)?.axe.testEnvironment.userAgent;
      const browser = agent && browserOf(agent);
      const stories = looks.map(({ axe, ...look }) => ({
        ...look,
        rules: { passed: ids(axe?.passes), failed: ids(axe?.violations), undecided: ids(axe?.incomplete) },
      }));
      const file = relative(root, module.moduleId).split(sep).join('/');
      runs[file] = { date: this.#date, commit, browser: browser ?? 'Chromium', stories };
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(runs, null, 2)}\n`);
  }
}
