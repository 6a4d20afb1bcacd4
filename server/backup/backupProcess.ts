import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { BackupError } from './backupError';
import type { MakeBackup } from './backups';

/** Lower than that of everything that answers people. */
const lowPriority = 10;

/**
 * Makes backups by the operator's own command, in a separate process: copying and packing delay nobody, and a
 * failure there leaves the server alone.
 * @param command the built `backup.js`.
 */
export function createBackupProcess(command: string): MakeBackup {
  return (file, signal) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [command, file], {
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
        if (code === 0) resolve();
        else reject(failure ?? new BackupError(said.trim() || `the backup ended with ${String(code)}.`));
      });
    });
}
