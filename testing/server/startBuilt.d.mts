import type { ChildProcess } from 'node:child_process';

/** The output of a process and how it ended. */
export interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** A process that runs. */
export interface Running {
  process: ChildProcess;
  /** A server's address as it has printed it, for browsers. Rejects where the process ends before. */
  url: Promise<string>;
  /** The same by its number, so that a machine without a name for itself can be tested too. */
  address: Promise<string>;
  /** Resolves once a server has printed how to stop it: by then it has started and said all that it says. */
  started: Promise<void>;
  ended: Promise<Outcome>;
  /** Ends it and waits until it is gone. @param signal default: SIGKILL, as a crash does. */
  end(signal?: NodeJS.Signals): Promise<Outcome>;
}

/** How a built file is run. */
export interface StartOptions {
  /** Its arguments. */
  words?: readonly string[];
  /** Its working folder. Default: that of temporary files. */
  cwd?: string;
  /** URLs of modules that are read before its own code. */
  imports?: readonly string[];
  /** A folder of its own, which is removed as well where the runner of the tests is killed. */
  folder?: string;
  /** The program and its arguments. */
  through?: readonly string[];
  /** The streams that are passed on to those of this process. Default: none. */
  echo?: readonly ('stdout' | 'stderr')[];
  /** True if messages can be sent to it and back. Default: no. */
  channel?: boolean;
}

/**
 * Runs one of the built files: the server (`start.js`), or an operator's tool. It ends with this process, however this ends.
 * With `PORT: '0'` a server takes any free port and prints it.
 * @param environment its settings. Besides PATH, nothing of this process's own reaches it.
 */
export function startBuilt(
  file: string,
  environment?: Readonly<NodeJS.ProcessEnv>,
  options?: StartOptions,
): Running;
