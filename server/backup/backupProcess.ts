import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { BackupError } from '../database/backupError';
import type { MakeBackup } from './backups';
import { type CheckData, damagedExitCode } from './dailyCheck';

/** Lower than that of everything that answers people. */
const lowPriority = 10;

/** How a command ended, and what it said about a failure. */
interface Ended {
  code: number | null;
  said: string;
}

/**
 * Runs one of the operator's own commands in a separate process: nobody waits for it, and a failure there leaves the server
 * alone. Rejects where it cannot be started or is stopped by the signal.
 */
function runCommand(command: string, words: readonly string[], signal: AbortSignal): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
      signal,
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('spawn', () => {
      try {
        setPriority(child.pid!, lowPriority);
      } catch {
        // It is quick anyway.
      }
    });
    // After an error, such as that of the signal, there is a close as well, unless it could not even be started.
    let failure: Error | null = null;
    child.once('error', (error) => {
      failure = error;
      if (child.pid === undefined) reject(error);
    });
    child.once('close', (code) => {
      if (failure !== null) reject(failure);
      else resolve({ code, said: said.trim() });
    });
  });
}

/**
 * Makes backups by the operator's own command.
 * @param command the built `backup.js`.
 */
export function createBackupProcess(command: string): MakeBackup {
  return async (file, signal) => {
    const { code, said } = await runCommand(command, [file], signal);
    if (code !== 0) throw new BackupError(said || `the backup ended with ${String(code)}.`);
  };
}

/**
 * Checks the databases by the operator's own command.
 * @param command the built `checkData.js`.
 */
export function createCheckProcess(command: string): CheckData {
  return async (signal) => {
    const { code, said } = await runCommand(command, [], signal);
    if (code === 0) return null;
    if (code === damagedExitCode) return said;
    throw new BackupError(said || `the check ended with ${String(code)}.`);
  };
}
