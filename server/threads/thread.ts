import { Worker } from 'node:worker_threads';

/** The limits beyond which a worker is terminated. */
export interface ThreadLimits {
  milliseconds: number;
  /** Of the heap, without buffers. */
  megabytes: number;
}

/** A worker was terminated because it took too long or too much memory. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
}

/**
 * Does one piece of work in its own worker, so that the server keeps answering meanwhile.
 * @param script the built file that does it and answers once, see `inThread.ts`.
 * @throws ThreadLimitError
 */
export function runThread<T>(script: string, workerData: unknown, limits: ThreadLimits): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    const timer = setTimeout(() => {
      reject(new ThreadLimitError('The thread took too long'));
      void worker.terminate();
    }, limits.milliseconds);
    worker.once('message', (answer: T) => resolve(answer));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isFull ? new ThreadLimitError('The thread took too much memory', { cause: error }) : error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread ended without an answer'));
    });
  });
}
