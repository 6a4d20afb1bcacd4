import { relative } from 'node:path';
import { failure, toSeconds, writeCounts } from './counts.mjs';

/** Vitest's part of the count. A file that can't be loaded and an error outside any test are failures too. */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: [], skipped: [], times: [] };
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      const tests = [...module.children.allTests()];
      const { collectDuration, prepareDuration, setupDuration, duration } = module.diagnostic();
      counts.times.push({
        file,
        seconds: toSeconds(collectDuration + prepareDuration + setupDuration + duration),
        tests: tests.map((test) => ({
          test: test.fullName,
          seconds: toSeconds(test.diagnostic()?.duration ?? 0),
        })),
      });
      for (const test of tests) {
        const result = test.result();
        const name = `${file} > ${test.fullName}`;
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state === 'failed') counts.failed.push(failure(name, result.errors[0]?.message));
        else counts.skipped.push({ name, reason: result.note ?? '' });
      }
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed')) {
        counts.failed.push(`${file} (could not be run)`);
      }
    }
    for (const error of unhandledErrors) counts.failed.push(`An error outside every test: ${error.message}`);
    writeCounts(counts);
  }
}
