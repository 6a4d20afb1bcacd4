import { relative } from 'node:path';
import { failure, toSeconds, writeCounts } from './counts.mjs';

/** Playwright's part of the count. A test that passed only at a second try counts as failed. */
export default class CountReporter {
  #errors = [];

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError(error) {
    this.#errors.push(error.message ?? String(error.value));
  }

  onEnd() {
    const counts = { passed: 0, failed: [], skipped: [], times: [] };
    const files = new Map();
    for (const test of this.suite?.allTests() ?? []) {
      const file = relative(process.cwd(), test.location.file);
      const title = test.titlePath().slice(3).join(' > ');
      const name = `${file} > ${title}`;
      const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
      files.set(file, [...(files.get(file) ?? []), { test: title, milliseconds }]);
      const outcome = test.outcome();
      if (outcome === 'expected') counts.passed += 1;
      else if (outcome !== 'skipped')
        counts.failed.push(failure(name, test.results.find(({ error }) => error)?.error?.message));
      else {
        const { description } =
          test.annotations.find(({ type }) => type === 'skip' || type === 'fixme') ?? {};
        counts.skipped.push({ name, reason: description ?? '' });
      }
    }
    for (const [file, tests] of files)
      counts.times.push({
        file,
        seconds: toSeconds(tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
        tests: tests.map(({ test, milliseconds }) => ({ test, seconds: toSeconds(milliseconds) })),
      });
    for (const error of this.#errors)
      counts.failed.push(`An error outside every test: ${error.split('\n')[0]}`);
    writeCounts(counts);
  }

  printsToStdio() {
    return false;
  }
}
