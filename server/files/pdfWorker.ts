import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Report } from './reportMaker';
import { makeReportPdf } from './reportPdf';

// Answers to people go first. Elsewhere this would mean the whole process, on Linux it is this thread.
if (process.platform === 'linux') setPriority(10);

// A copy in memory of its own, which is handed over instead of being copied again.
const bytes = new Uint8Array(await makeReportPdf(workerData as Report));
parentPort?.postMessage(bytes, [bytes.buffer]);
