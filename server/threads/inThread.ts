import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// Answers to people go first. Elsewhere this would mean the whole process, on Linux it is this thread.
if (process.platform === 'linux') setPriority(10);

/**
 * Answers from a worker.
 * @param bytes buffers in the answer that are transferred instead of copied. None may share its memory.
 */
export function answerFromThread(answer: unknown, bytes: readonly Uint8Array[] = []): void {
  parentPort?.postMessage(
    answer,
    bytes.map(({ buffer }) => buffer as ArrayBuffer),
  );
}
