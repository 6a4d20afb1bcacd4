import type { Running, StartOptions } from '../startBuilt.mjs';

/** The result of {@link crash}. */
export interface CrashReport {
  rounds: number;
  /** How many registrations the server confirmed over all rounds. */
  acknowledged: number;
  /** How many registrations were under way when the server was ended. */
  inFlight: number;
  /** Accounts and work of an operator's commands that were confirmed and are gone. Must be empty. */
  lost: string[];
  /** The problems with the servers' locks and open files; null where the system does not tell. Must be empty. */
  locks: string[] | null;
  /** How long each start took until it answered, in milliseconds. */
  startMilliseconds: number[];
}

/** The targets of the crashes, and their number. */
export interface CrashOptions {
  /** The built `start.js`, with a built client beside its folder. */
  startFile: string;
  rounds: number;
  /** Registrations a second; default 20. */
  perSecond?: number;
  /** How long each round registers at least, in milliseconds; default 700. */
  milliseconds?: number;
}

/** Removes the folder of a run, also while a process of the killed server still holds files in it. */
export function removeFolder(folder: string): void;

/**
 * Ends a server while people register and every command of an operator runs beside it, again and again on the same data, by
 * `kill -9` and by SIGTERM in turn. Then looks for every account, role, link, address and place that was confirmed. Works in
 * a temporary folder and on loopback only.
 */
export function crash(options: CrashOptions): Promise<CrashReport>;

/** A server that has started. */
export interface StartedServer extends Omit<Running, 'address'> {
  address: string;
  /** How long the start took until it answered. */
  milliseconds: number;
}

/**
 * Starts a server that is no demonstration on a free port.
 * @param environment further settings.
 * @param options how it is run.
 */
export function start(
  startFile: string,
  dataFolder: string,
  environment?: Readonly<Record<string, string>>,
  options?: StartOptions,
): Promise<StartedServer>;
