import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = Parameters<PoolWorker['on']>[1];

/** Processes that wait for the next run. */
const idle: ForksPoolWorker[] = [];

/**
 * A process for tests that is kept when a run ends, and taken by the next. Vitest starts one for each run, which takes
 * many times as long as the tests of one mutant.
 */
class KeptProcess implements PoolWorker {
  readonly name = 'forks';
  readonly cacheFs = true;
  private listeners: [event: string, listener: Listener][] = [];
  private readonly process: ForksPoolWorker;
  private readonly isNew: boolean;
  private config: unknown;

  constructor(options: PoolOptions) {
    const waiting = idle.pop();
    this.isNew = waiting === undefined;
    this.process = waiting ?? new ForksPoolWorker(options);
  }

  on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
    this.process.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.listeners = this.listeners.filter((one) => one[0] !== event || one[1] !== listener);
    this.process.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') return this.answer('stopped');
    if (message.type === 'start') {
      this.config = message.context.config;
      if (!this.isNew) return this.answer('started');
    }
    // What a process is told at its start is told anew: which tests are wanted differs from run to run.
    if (message.type === 'run') Object.assign(message.context, { config: this.config });
    this.process.send(message);
  }

  async start(): Promise<void> {
    if (this.isNew) await this.process.start();
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.listeners) this.process.off(event, listener);
    idle.push(this.process);
  }

  deserialize(data: unknown): unknown {
    return this.process.deserialize(data);
  }

  /** Answers for the process, which would stop listening. */
  private answer(type: 'started' | 'stopped'): void {
    queueMicrotask(() => {
      for (const [event, listener] of this.listeners)
        if (event === 'message') listener({ __vitest_worker_response__: true, type });
    });
  }
}

/** The pool of such processes, for the configuration of vitest. */
export const keptProcesses = {
  name: 'kept',
  createPoolWorker: (options: PoolOptions): PoolWorker => new KeptProcess(options),
};
