import { Worker } from 'node:worker_threads';
import type { CellRecord, TableColumn } from '../../src/domain/csv';

/** A table that becomes a PDF file. */
export interface Report {
  title: string;
  columns: readonly TableColumn[];
  rows: readonly CellRecord[];
  /** When it was made, in milliseconds since 1970. */
  date: number;
}

/** Makes the PDF file of a report. */
export type MakeReport = (report: Report) => Promise<Uint8Array>;

/** How long a report may take. The longest that is allowed takes a quarter of that on a slow machine. */
const patienceMilliseconds = 60_000;

/** One report in a thread of its own, so that the server keeps answering meanwhile. */
function makeInThread(script: string, report: Report): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: report,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const timer = setTimeout(() => {
      reject(new Error('The report took too long'));
      void worker.terminate();
    }, patienceMilliseconds);
    worker.once('message', (bytes: Uint8Array) => resolve(bytes));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread ended without a report'));
    });
  });
}

/**
 * Makes reports one after the other, so that several at once do not fill the memory. The last one is kept: a report that
 * goes to many people is made once.
 * @param script the built `pdfWorker.js`.
 */
export function createReportMaker(script: string): MakeReport {
  let last: { name: string; bytes: Promise<Uint8Array> } | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  return (report) => {
    const { date: _, ...content } = report;
    const name = JSON.stringify(content);
    if (last?.name === name) return last.bytes;
    const bytes = queue.then(() => makeInThread(script, report));
    const made = { name, bytes };
    last = made;
    queue = bytes.catch(() => {
      // The next one tries anew.
      if (last === made) last = null;
    });
    return bytes;
  };
}
