import { workerData } from 'node:worker_threads';
import { answerFromThread } from '../threads/inThread';
import { type ImportOrder, type ImportSurroundings, readImport } from './readImport';

const { order, ...surroundings } = workerData as { order: ImportOrder } & ImportSurroundings;
const outcome = readImport(order, surroundings);
if (outcome.kind === 'drafted') {
  const { etag, ...packed } = outcome.answer;
  // Copies in memory of their own, which are handed over instead of being copied again.
  const parts = [outcome.text, packed.plain, packed.br, packed.gzip].map((bytes) => new Uint8Array(bytes));
  const [text, plain, br, gzip] = parts;
  answerFromThread({ ...outcome, text, answer: { etag, plain, br, gzip } }, parts);
} else answerFromThread(outcome);
