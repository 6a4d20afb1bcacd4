import { relative } from 'node:path';
import { writeFileSync } from 'node:fs';

/** Collects what the visits of the matrix saw, tells how far the run is, and leaves it all for the report. */
export default class MatrixReporter {
  #start = Date.now();
  #done = 0;
  #all = 0;
  #said = 0;
  #failed = [];
  #visits = [];
  #tests = [];

  onBegin(_config, suite) {
    this.#all = suite.allTests().length;
  }

  onTestEnd(test, result) {
    this.#done += 1;
    const passed = result.status === 'passed' || result.status === 'skipped';
    const file = relative(process.cwd(), test.location.file);
    const title = test.titlePath().slice(3).join(' > ');
    if (!passed) this.#failed.push({ title: `${file} > ${title}`, errors: result.errors });
    const record = result.attachments.find(({ name }) => name === 'visit record');
    if (record?.body) this.#visits.push(JSON.parse(record.body.toString('utf8')));
    else if (result.status !== 'skipped') this.#tests.push({ file, title, passed });
    this.#sayProgress();
  }

  onEnd({ status }) {
    for (const { title, errors } of this.#failed) {
      console.log(`\nfailed: ${title}`);
      for (const { message } of errors) console.log(message);
    }
    const seconds = Math.round((Date.now() - this.#start) / 1000);
    const path = process.env.A11Y_RESULTS;
    if (path)
      writeFileSync(
        path,
        JSON.stringify({ ended: status, seconds, visits: this.#visits, tests: this.#tests }),
      );
  }

  printsToStdio() {
    return true;
  }

  /** One line that is written over on a screen; once a minute a line of its own in a log. */
  #sayProgress() {
    const minutes = (Date.now() - this.#start) / 60_000;
    const left = Math.ceil((minutes / this.#done) * (this.#all - this.#done));
    const looks = this.#visits.reduce((sum, visit) => sum + visit.looks.length, 0);
    const line = `${this.#done} of ${this.#all} tests, ${looks} looks, ${this.#failed.length} failed, about ${left} min left`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`);
    else if (minutes >= this.#said + 1) {
      this.#said = minutes;
      console.log(line);
    }
  }
}
