import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Writes what each engine did in each journey for the report, and prints what was not run, with the reason. */
export default class EnginesReporter {
  #start = Date.now();
  #results = [];
  #seeded = [];

  onTestEnd(test, result) {
    const engine = test.parent.project()?.name ?? 'unknown';
    const [journey, title] = test.title.split(/: (.*)/s);
    const attached = (wanted) => {
      const body = result.attachments.find(({ name }) => name === wanted)?.body;
      return body && JSON.parse(body.toString('utf8'));
    };
    const seen = attached('engine record') ?? {};
    const skipped = test.annotations.find(({ type }) => type === 'skip');
    const reason =
      result.status === 'skipped'
        ? (skipped?.description ?? 'The run was ended before it')
        : result.error && stripVTControlCharacters(result.error.message ?? String(result.error.value));
    const about = {
      engine,
      version: seen.version ?? null,
      journey,
      title,
      result: { passed: 'passed', skipped: 'not run' }[result.status] ?? 'failed',
      ...(reason && { reason }),
    };
    const seconds = Math.round(result.duration / 100) / 10;
    // Seeded faults say something about the checks, and nothing about the product.
    if (journey === 'seeded-faults')
      this.#seeded.push({ ...about, ...(attached('seeded faults') ?? { found: [], notRun: [] }), seconds });
    else this.#results.push({ ...about, steps: seen.steps ?? [], audited: seen.audited ?? [], seconds });
  }

  onEnd() {
    const seconds = Math.round((Date.now() - this.#start) / 1000);
    const [results, seeded] = [this.#results, this.#seeded];
    const path = process.env.ENGINES_RESULTS;
    if (path) {
      mkdirSync(dirname(path), { recursive: true });
      const run = JSON.parse(process.env.ENGINES_RUN ?? '{}');
      writeFileSync(path, `${JSON.stringify({ ...run, seconds, results, seeded }, null, 2)}\n`);
    }
    const versions = new Set([...results, ...seeded].flatMap(({ version }) => version ?? []));
    console.log(`\nEngines: ${[...versions].join(', ')}; ${(seconds / 60).toFixed(1)} minutes`);
    for (const { engine, found } of seeded)
      console.log(`${engine} found ${found.length} kinds of seeded faults`);
    for (const { engine, journey, result, reason, notRun = [] } of [...results, ...seeded])
      for (const one of [...(result === 'not run' ? [reason] : []), ...notRun])
        console.log(`not run: ${engine} > ${journey}: ${one}`);
  }

  printsToStdio() {
    return false;
  }
}
