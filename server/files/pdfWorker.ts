import { workerData } from 'node:worker_threads';
import { answerFromThread } from '../threads/inThread';
import type { Report } from './reportMaker';
import { makeReportPdf } from './reportPdf';

// A copy in memory of its own, which is handed over instead of being copied again.
const bytes = new Uint8Array(await makeReportPdf(workerData as Report));
answerFromThread(bytes, [bytes]);
