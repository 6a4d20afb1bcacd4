import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Only Linux says who holds which lock. */
export const canSeeLocks = existsSync('/proc/locks');

/**
 * The problems with a server's locks on its database, in a line each. Without its lock on the file, the next program that
 * closes the database believes to be the last one and deletes the log under the server.
 */
export function lockProblems(pid, dataFolder) {
  const { ino } = statSync(join(dataFolder, 'age-better.db'));
  // "1: POSIX  ADVISORY  READ 4711 fe:00:1234 1073741826 1073742335"
  const held = readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some((words) => words[1] === 'POSIX' && words[4] === String(pid) && words[5]?.endsWith(`:${ino}`));
  const files = `/proc/${pid}/fd`;
  const deleted = readdirSync(files)
    .map((name) => {
      try {
        return readlinkSync(join(files, name));
      } catch {
        return ''; // Closed meanwhile.
      }
    })
    .filter((path) => path.startsWith(dataFolder) && path.endsWith(' (deleted)'));
  return [...(held ? [] : ['no lock on age-better.db']), ...deleted];
}
