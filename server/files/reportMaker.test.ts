import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareBuild } from '@/testing/server/builtServer';
import { createReportMaker } from './reportMaker';

const built = prepareBuild();

const report = {
  title: 'User Management Report',
  columns: [{ field: 'id', label: 'ID' }],
  rows: Array.from({ length: 2000 }, (_, id) => ({ id })),
  date: 0,
};

test('a report is made in a worker, and the server keeps answering', async () => {
  const makeReport = createReportMaker(join(built.folder, 'pdfWorker.js'));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  const bytes = await makeReport(report);
  clearInterval(timer);
  expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
  // Made in the same thread, it would leave none.
  expect(turns).toBeGreaterThan(5);
});

test('a report that is sent to many people is made once', async () => {
  const makeReport = createReportMaker(join(built.folder, 'pdfWorker.js'));
  const small = { ...report, rows: [{ id: 1 }] };
  const [first, second] = await Promise.all([makeReport(small), makeReport({ ...small, date: 5 })]);
  expect(second).toBe(first);
  expect(await makeReport({ ...small, rows: [{ id: 2 }] })).not.toBe(first);
});

test('a report that cannot be made is an error, and the next attempt starts afresh', async () => {
  const makeReport = createReportMaker(join(built.folder, 'none.js'));
  await expect(makeReport(report)).rejects.toThrow(/none\.js/);
  await expect(makeReport(report)).rejects.toThrow(/none\.js/);
});

test('a report that takes too long or too much memory is refused with a message, and the next one is made', async () => {
  const script = join(built.folder, 'pdfWorker.js');
  const words = 'This table is too much for a PDF. Please choose CSV.';
  await expect(createReportMaker(script, { milliseconds: 1, megabytes: 256 })(report)).rejects.toThrow(words);
  await expect(createReportMaker(script, { milliseconds: 60_000, megabytes: 8 })(report)).rejects.toThrow(
    words,
  );
});

test('a report is refused when the queue is full, and the queued ones are made', async () => {
  const makeReport = createReportMaker(join(built.folder, 'pdfWorker.js'), undefined, 1);
  const small = (id: number) => makeReport({ ...report, rows: [{ id }] });
  const taken = [1, 2].map(small);
  expect(() => makeReport.checkRoom?.()).toThrow(/^Many PDF files are being made just now\./);
  await expect(small(3)).rejects.toMatchObject({ statusCode: 503, retryAfter: 60 });
  expect(await Promise.all(taken)).toHaveLength(2);
  expect(makeReport.checkRoom).not.toThrow();
});
