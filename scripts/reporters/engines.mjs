import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Writes what each engine did in each journey for the report, and prints what was not run, with the reason. */
export default class EnginesReporter {
  #start = Date.now();
  #results = [];

  onTestEnd(test, result) {
    const engine = test.parent.project()?.name ?? 'unknown';
    const [journey, title] = test.title.split(/: (.*)/s);
    const attached = result.attachments.find(({ name }) => name === 'engine record');
    const seen = attached?.body ? JSON.parse(attached.body.toString('utf8')) : {};
    const skipped = test.annotations.find(({ type }) => type === 'skip');
    const reason =
      result.status === 'skipped'
        ? (skipped?.description ?? 'The run was ended before it')
        : result.error && stripVTControlCharacters(result.error.message ?? String(result.error.value));
    this.#results.push({
      engine,
      version: seen.version ?? null,
      journey,
      title,
      result: { passed: 'passed', skipped: 'not run' }[result.status] ?? 'failed',
      ...(reason && { reason }),
      steps: seen.steps ?? [],
      audited: seen.audited ?? [],
      seconds: Math.round(result.duration / 100) / 10,
    });
  }

  onEnd() {
    const seconds = Math.round((Date.now() - this.#start) / 1000);
    const path = process.env.ENGINES_RESULTS;
    if (path) {
      mkdirSync(dirname(path), { recursive: true });
      const run = JSON.parse(process.env.ENGINES_RUN ?? '{}');
      writeFileSync(path, `${JSON.stringify({ ...run, seconds, results: this.#results }, null, 2)}\n`);
    }
    const versions = new Set(this.#results.flatMap(({ version }) => version ?? []));
    console.log(`\nEngines: ${[...versions].join(', ')}; ${(seconds / 60).toFixed(1)} minutes`);
    for (const { engine, journey, result, reason } of this.#results)
      if (result === 'not run') console.log(`not run: ${engine} > ${journey}: ${reason}`);
  }

  printsToStdio() {
    return false;
  }
}
