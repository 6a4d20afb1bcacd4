import type { FastifyBaseLogger } from 'fastify';

/** How long requests in flight may take once the server was told to stop. */
const stopMilliseconds = 10_000;

/** The options of {@link createStop}. */
export interface StopOptions {
  /** Answers requests in flight, then closes everything. */
  close(): Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Ends the process. */
  exit(code: 0 | 1): void;
}

/** Creates the function that stops the server: gently the first time, at once the second. */
export function createStop({ close, log, exit }: StopOptions): () => void {
  let stopping = false;
  return () => {
    if (stopping) {
      exit(1);
      return;
    }
    stopping = true;
    const late = setTimeout(() => {
      log.warn('stopped while requests were still in flight');
      exit(1);
    }, stopMilliseconds).unref();
    const closed = close().finally(() => clearTimeout(late));
    closed.then(
      () => exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the server did not stop cleanly');
        exit(1);
      },
    );
  };
}
