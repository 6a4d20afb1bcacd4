import { workerData } from 'node:worker_threads';
import { answerFromThread } from '../threads/inThread';
import { type ImportOrder, readImport } from './readImport';

const { folder, order, today } = workerData as { folder: string; order: ImportOrder; today: string };
const outcome = readImport(folder, order, today);
if (outcome.kind === 'drafted') {
  const { etag, ...packed } = outcome.answer;
  // Copies in memory of their own, which are handed over instead of being copied again.
  const [plain, br, gzip] = [packed.plain, packed.br, packed.gzip].map((bytes) => new Uint8Array(bytes));
  answerFromThread({ ...outcome, answer: { etag, plain, br, gzip } }, [plain!, br!, gzip!]);
} else answerFromThread(outcome);
