import type { CellRecord, TableColumn } from '@/shared/domain/admin/csv';
import { createQueue } from '../threads/queue';
import { runThread, type ThreadLimits, ThreadLimitError } from '../threads/thread';
import { HttpError } from '../http/httpError';

/** A table that becomes a PDF file. */
export interface Report {
  title: string;
  columns: readonly TableColumn[];
  rows: readonly CellRecord[];
  /** When it was made, in milliseconds since 1970. */
  date: number;
}

/**
 * Makes the PDF file of a report.
 * @throws HttpError with a text for the person.
 */
export interface MakeReport {
  (report: Report): Promise<Uint8Array>;
  /** @throws HttpError while the queue is full. */
  checkRoom?: () => void;
}

/** The longest report allowed takes a quarter of the time on a slow machine. */
const usualLimits: ThreadLimits = { milliseconds: 60_000, megabytes: 256 };

/**
 * Makes reports one after the other, each in its own worker, so that the server keeps answering and several
 * at once do not fill the memory. The last one is cached: a report to many people is made once.
 * @param script the built `pdfWorker.js`.
 * @param maxWaiting how many reports may be queued besides the one in progress.
 */
export function createReportMaker(script: string, limits = usualLimits, maxWaiting = 5): MakeReport {
  let last: { name: string; bytes: Promise<Uint8Array> } | null = null;
  const queue = createQueue({
    most: maxWaiting,
    full: 'Many PDF files are being made just now. Please try again in a minute.',
  });

  async function make(report: Report): Promise<Uint8Array> {
    try {
      return await runThread<Uint8Array>(script, report, limits);
    } catch (error) {
      if (!(error instanceof ThreadLimitError)) throw error;
      throw new HttpError('too-large', 'This table is too much for a PDF. Please choose CSV.');
    }
  }

  const makeReport = (report: Report) => {
    const { date: _, ...content } = report;
    const name = JSON.stringify(content);
    if (last?.name === name) return last.bytes;
    const bytes = queue.add(() => make(report));
    const made = { name, bytes };
    last = made;
    bytes.catch(() => {
      // The next report starts a new thread.
      if (last === made) last = null;
    });
    return bytes;
  };
  return Object.assign(makeReport, { checkRoom: queue.checkRoom });
}
